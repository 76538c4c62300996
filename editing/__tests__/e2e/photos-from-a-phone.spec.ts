import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { choosePhoto, fileInput, phonePhoto, photoField } from '../support/editing-photos';
import {
  desk,
  type Editing,
  expect,
  fieldNamed,
  openPlace,
  phone,
  preview,
  save,
  saveWell,
  test,
  typeOver,
} from '../support/editing-screen';
import { colourAt, heicPhoto } from '../support/phone-photo';

type Saved = { src: string; alt: string; focus?: { x: number; y: number } };

test.use({ viewport: phone });

const photosIn = ({ clone }: Editing): string[] => {
  const folder = path.join(clone.contentDir, 'media/photos');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const photosOf = ({ clone }: Editing, city: string) =>
  (JSON.parse(clone.read(`cities/${city}.json`)) as { photos: Record<'crew' | 'truck', Saved> }).photos;

/** What a visitor gets of a photograph that came from the phone: upright, small, and without its place. */
async function expectFitForTheSite({ clone }: Editing, { src }: Saved): Promise<void> {
  const bytes = readFileSync(path.join(clone.contentDir, src));
  const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  expect(width).toBeLessThan(height);
  expect(height).toBeLessThanOrEqual(2000);
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  const [red = 0, green = 0] = await colourAt(bytes, 50, 10);
  expect(red - green).toBeGreaterThan(100);
}

/** Puts the focal point near the top left, by a press and two keys. */
async function setFocalPoint(picture: Locator): Promise<void> {
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 4, y: height / 10 } });
  await expect(picture).toHaveAccessibleName(/: 25 %/);
  await picture.press('ArrowRight');
  await picture.press('ArrowUp');
}

async function fillJob(page: Page): Promise<void> {
  await fieldNamed(page, 'City').pressSequentially('Toro');
  await page.getByRole('option', { name: 'Toronto', exact: true }).click();
  await fieldNamed(page, 'Date').fill('2026-10-16');
  await page.getByRole('button', { name: /^Add thing taken/ }).click();
  await typeOver(fieldNamed(page, 'Thing taken'), 'A couch');
  await choosePhoto(page, 'Before', 'A full garage');
  await choosePhoto(page, 'After', 'The same garage, empty', 1);
  await typeOver(fieldNamed(page, 'Text'), 'A garage that had not held a car in years.');
  await page.getByRole('switch', { name: /^Customer agreed/ }).click();
}

test('photographs straight from a phone become those of a city and of a job, and are seen before they are saved', async ({
  page,
  editing,
}) => {
  const { buffer } = await phonePhoto();
  const { orientation, exif } = await sharp(buffer).metadata();
  expect(buffer.length).toBeGreaterThan(11_000_000);
  expect(orientation).toBe(6);
  expect(exif?.toString('latin1')).toMatch(/Telephone[\s\S]*N\0/);
  await openPlace(page, editing, 'collections/cities/entries/toronto');
  await choosePhoto(page, 'Crew', 'Two people beside a truck');
  await setFocalPoint(photoField(page, 'Crew').getByRole('button', { name: /^Focal point/ }));
  await saveWell(page);
  const { crew } = photosOf(editing, 'toronto');
  expect(crew).toMatchObject({ alt: 'Two people beside a truck', src: '/media/photos/img-0412.webp' });
  expect(crew.focus?.x).toBeGreaterThan(24);
  expect(crew.focus?.x).toBeLessThan(28);
  expect(crew.focus?.y).toBeGreaterThan(8);
  expect(crew.focus?.y).toBeLessThan(12);
  await expectFitForTheSite(editing, crew);

  await openPlace(page, editing, 'collections/jobs/new');
  await fillJob(page);
  await saveWell(page);
  const job = JSON.parse(editing.clone.read('jobs/toronto-2026-10-16.json')) as Record<string, Saved>;
  expect(job).toEqual({
    city: 'toronto',
    date: '2026-10-16',
    taken: ['A couch'],
    // They keep their names apart.
    before: { src: '/media/photos/img-0412-2.webp', alt: 'A full garage' },
    after: { src: '/media/photos/img-0412-3.webp', alt: 'The same garage, empty' },
    text: 'A garage that had not held a car in years.',
    customerAgreed: true,
  });
  await expectFitForTheSite(editing, job.before!);
  await expectFitForTheSite(editing, job.after!);
  expect(loadContent(editing.clone.contentDir).jobs.length).toBeGreaterThan(0);

  await page.setViewportSize(desk);
  await openPlace(page, editing, 'collections/cities/entries/toronto');
  await choosePhoto(page, 'Truck', 'A yellow truck');
  for (const alt of ['A yellow truck', 'Two people beside a truck', 'A full garage']) {
    const shown = preview(page).getByRole('img', { name: alt }).first();
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveJSProperty('naturalWidth', 1500);
  }
});

test('what is not described or no picture is refused in words, the same one is stored once, and without WebP a JPEG', async ({
  page,
  editing,
}) => {
  const stored = photosIn(editing);
  const before = editing.clone.read('cities/atlanta.json');
  await openPlace(page, editing, 'collections/cities/entries/atlanta');
  for (const [name, buffer, words] of [
    ['notes.jpg', Buffer.from('Dear crew, meet at eight.'), /cannot be read as a photograph/],
    ['IMG_1.HEIC', heicPhoto, /Formats > Most Compatible/],
  ] as const) {
    await fileInput(page, 'Truck').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(page.getByText('Choose a photograph').first()).toBeVisible();
  }
  await fileInput(page, 'Truck').setInputFiles(await phonePhoto());
  await expect(page.getByText(/Ready: \d+ × \d+ pixels/)).toBeVisible();
  await save(page);
  await expect(page.getByText('Describe the photograph').first()).toBeVisible();
  // Taken away again, it leaves nothing behind.
  await page.getByRole('button', { name: 'Remove the photograph' }).click();
  await page.getByLabel('Location name').press('End');
  await saveWell(page);
  expect(editing.clone.read('cities/atlanta.json')).toBe(before);
  expect(photosIn(editing)).toEqual(stored);

  await openPlace(page, editing, 'collections/cities/entries/atlanta');
  await choosePhoto(page, 'Crew', 'Two people beside a truck', 1);
  await choosePhoto(page, 'Truck', 'A truck', 1);
  await saveWell(page);
  const { truck, crew } = photosOf(editing, 'atlanta');
  expect(truck.src).toBe(crew.src);
  expect(photosIn(editing)).toContain(path.basename(crew.src));

  // Safari gives a PNG instead.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function noWebp(callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await openPlace(page, editing, 'collections/cities/entries/toronto');
  await choosePhoto(page, 'Truck', 'Another truck');
  await saveWell(page);
  const jpeg = photosOf(editing, 'toronto').truck;
  expect(jpeg).toEqual({ src: expect.stringMatching(/img-0412.*\.jpg$/), alt: 'Another truck' });
  await expectFitForTheSite(editing, jpeg);
});
