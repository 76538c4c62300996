import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runCommand } from '../support/built-copy';
import {
  addCrew,
  addJob,
  choosePhoto,
  type Editing,
  fileInput,
  openForm,
  phonePhoto,
  save,
  type Saved,
} from '../support/editing-photos';
import { expect, preview, publish, test } from '../support/editing-screen';
import { colourAt, heicPhoto } from '../support/phone-photo';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

const photosIn = ({ contentDir }: Editing): string[] => {
  const folder = path.join(contentDir, 'media/photos');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** What a visitor gets of a photograph that came from the phone. */
async function expectFitForTheSite({ contentDir }: Editing, { src }: Saved): Promise<void> {
  const bytes = readFileSync(path.join(contentDir, src));
  const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  expect(width).toBeLessThan(height);
  expect(height).toBeLessThanOrEqual(2000);
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  const [red = 0, green = 0] = await colourAt(bytes, 50, 10);
  expect(red - green).toBeGreaterThan(100);
}

test('a photograph straight from a phone becomes that of a city: upright, small, and without its place', async ({
  page,
  editing,
}) => {
  const { buffer } = await phonePhoto();
  const { orientation, exif } = await sharp(buffer).metadata();
  expect(buffer.length).toBeGreaterThan(11_000_000);
  expect(orientation).toBe(6);
  expect(exif?.toString('latin1')).toMatch(/Telephone[\s\S]*N\0/);
  const { crew } = await addCrew(page, editing);
  expect(crew).toMatchObject({ alt: 'Two people beside a truck', src: '/media/photos/img-0412.webp' });
  // Pressed a quarter from the left and near the top, then moved by two keys.
  expect(crew.focus?.x).toBeGreaterThan(24);
  expect(crew.focus?.x).toBeLessThan(28);
  expect(crew.focus?.y).toBeGreaterThan(8);
  expect(crew.focus?.y).toBeLessThan(12);
  await expectFitForTheSite(editing, crew);
});

test('a new job gets its two photographs, which keep their names apart, and the content is right', async ({
  page,
  editing,
}) => {
  const job = await addJob(page, editing);
  expect(job).toEqual({
    city: 'toronto',
    date: '2026-10-16',
    taken: ['A couch'],
    before: { src: '/media/photos/img-0412-2.webp', alt: 'A full garage' },
    after: { src: '/media/photos/img-0412-3.webp', alt: 'The same garage, empty' },
    text: 'A garage that had not held a car in years.',
    customerAgreed: true,
  });
  await expectFitForTheSite(editing, job.before);
  await expectFitForTheSite(editing, job.after);
  expect(await runCommand('content-check', editing.contentDir)).toMatchObject({ code: 0 });
});

test('a photograph without a description is refused in words, and nothing is stored', async ({
  page,
  editing,
}) => {
  const before = editing.read('cities/atlanta.json');
  const stored = photosIn(editing);
  await openForm(page, editing, 'cities/entries/atlanta');
  await fileInput(page, 'Truck').setInputFiles(await phonePhoto());
  await expect(page.getByText(/Ready: \d+ × \d+ pixels/)).toBeVisible();
  await publish(page);
  await expect(page.getByText('Describe the photograph').first()).toBeVisible();
  // Taken away again, it leaves nothing behind.
  await page.getByRole('button', { name: 'Remove the photograph' }).click();
  await page.getByLabel('Location name').press('End');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(editing.read('cities/atlanta.json')).toBe(before);
  expect(photosIn(editing)).toEqual(stored);
});

test('the same photograph in two fields is stored once', async ({ page, editing }) => {
  await openForm(page, editing, 'cities/entries/atlanta');
  await choosePhoto(page, 'Crew', 'Two people beside a truck', 1);
  await choosePhoto(page, 'Truck', 'A truck', 1);
  await save(page);
  const stored = photosIn(editing);
  const { photos } = JSON.parse(editing.read('cities/atlanta.json')) as { photos: Record<string, Saved> };
  expect(photos.truck?.src).toBe(photos.crew?.src);
  expect(stored).toContain(path.basename(photos.crew?.src ?? ''));
});

test('a browser that cannot write WebP stores a JPEG', async ({ page, editing }) => {
  // Safari gives a PNG instead.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function noWebp(callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await openForm(page, editing, 'cities/entries/atlanta');
  await choosePhoto(page, 'Truck', 'Another truck');
  await save(page);
  const { photos } = JSON.parse(editing.read('cities/atlanta.json')) as { photos: Record<string, Saved> };
  const truck = photos.truck as Saved;
  expect(truck).toEqual({ src: '/media/photos/img-0412.jpg', alt: 'Another truck' });
  await expectFitForTheSite(editing, truck);
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the preview shows a photograph before it is saved, and those that are stored', async ({
    page,
    editing,
  }) => {
    await openForm(page, editing, 'cities/entries/toronto');
    await choosePhoto(page, 'Truck', 'A yellow truck');
    for (const alt of ['A yellow truck', 'Two people beside a truck', 'A full garage']) {
      const shown = preview(page).getByRole('img', { name: alt }).first();
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toHaveJSProperty('naturalWidth', 1500);
    }
  });
});

const unreadable: [string, string, Buffer, RegExp][] = [
  [
    'that is no picture',
    'notes.jpg',
    Buffer.from('Dear crew, meet at eight.'),
    /cannot be read as a photograph/,
  ],
  ['of an iPhone that this browser cannot read', 'IMG_1.HEIC', heicPhoto, /Formats > Most Compatible/],
];

for (const [what, name, buffer, words] of unreadable) {
  test(`a file ${what} is refused in words, and nothing is stored`, async ({ page, editing }) => {
    const stored = photosIn(editing);
    await openForm(page, editing, 'cities/entries/toronto');
    await fileInput(page, 'Truck').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(page.getByText('Choose a photograph')).toBeVisible();
    expect(photosIn(editing)).toEqual(stored);
  });
}
