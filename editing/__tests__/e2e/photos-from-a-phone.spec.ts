import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { desk, expect, phone, test, typeOver } from '../support/editing-screen';
import { choosePhoto, fileInput, phonePhoto, photoField } from '../support/phone-photo';
import type { StaffClone } from '../support/staff-clone';

type Saved = { src: string; alt: string; focus?: { x: number; y: number } };

/** What a visitor gets of a photograph that came from the phone: upright, small, and without its place. */
async function expectFitForTheSite({ contentDir }: StaffClone, { src }: Saved): Promise<void> {
  const bytes = readFileSync(path.join(contentDir, src));
  const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  expect(width).toBeLessThan(height);
  expect(height).toBeLessThanOrEqual(2000);
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  // The upper part is red as the person with the phone saw it.
  const top = { left: Math.floor(width / 2), top: Math.floor(height / 10), width: 1, height: 1 };
  const [red = 0, green = 0] = await sharp(bytes).extract(top).removeAlpha().raw().toBuffer();
  expect(red - green).toBeGreaterThan(100);
}

test.use({ viewport: phone });

test('photographs come from a phone upright, small and without a place', async ({ page, ui, clone }) => {
  const { orientation, exif } = await sharp((await phonePhoto()).buffer).metadata();
  expect(orientation).toBe(6);
  expect(exif?.toString('latin1')).toMatch(/Telephone[\s\S]*N\0/);
  await ui.open('collections/cities/entries/toronto');
  const buffer = Buffer.from('Dear crew, meet at eight.');
  await fileInput(page, 'Crew').setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('status').filter({ hasText: /cannot be read as a photograph/ })).toBeVisible();
  await fileInput(page, 'Crew').setInputFiles(await phonePhoto());
  await expect(photoField(page, 'Crew').getByRole('status')).toContainText(/Ready: \d+ × \d+ pixels/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Describe the photograph').first()).toBeVisible();
  await photoField(page, 'Crew').getByLabel('Description').fill('Two people beside a truck');
  const point = photoField(page, 'Crew').getByRole('button', { name: /^Focal point/ });
  const { width, height } = (await point.boundingBox())!;
  await point.click({ position: { x: width / 4, y: height / 10 } });
  await expect(point).toHaveAccessibleName(/: 25 %/);
  await point.press('ArrowRight');
  await choosePhoto(page, 'Truck', 'A truck');
  await ui.saveWell();
  const { photos } = JSON.parse(clone.read('cities/toronto.json')) as { photos: Record<string, Saved> };
  const src = expect.stringMatching(/^\/media\/photos\/img-0412-[\da-f]{8}\.webp$/) as unknown as string;
  // The same photograph is stored once.
  expect(photos).toEqual({
    crew: { src, alt: 'Two people beside a truck', focus: expect.anything() as object },
    truck: { src: photos.crew!.src, alt: 'A truck' },
  });
  expect(Math.abs(photos.crew!.focus!.x - 26)).toBeLessThanOrEqual(2);
  await expectFitForTheSite(clone, photos.crew!);

  await ui.open('collections/jobs/new');
  await ui.field('City').pressSequentially('Toro');
  await page.getByRole('option', { name: 'Toronto', exact: true }).click();
  await ui.field('Date').fill('2026-10-16');
  await page.getByRole('button', { name: /^Add thing taken/ }).click();
  await typeOver(ui.field('Thing taken'), 'A couch');
  await choosePhoto(page, 'Before', 'A full garage', 1);
  await choosePhoto(page, 'After', 'The same garage, empty', 0);
  await typeOver(ui.field('Text'), 'No car for years.');
  await page.getByRole('switch', { name: /^Customer agreed/ }).click();
  await page.setViewportSize(desk);
  // Seen before it is saved.
  const shown = ui.preview.getByRole('img', { name: 'A full garage' }).first();
  await expect(async () => {
    // It is drawn anew while the photograph is read, and loaded where it is seen.
    await shown.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(shown).toHaveJSProperty('naturalWidth', 1500, { timeout: 1000 });
  }).toPass();
  await ui.saveWell();
  expect(JSON.parse(clone.read('jobs/toronto-2026-10-16.json'))).toEqual({
    city: 'toronto',
    date: '2026-10-16',
    taken: ['A couch'],
    before: { src: expect.not.stringContaining(photos.crew!.src) as unknown as string, alt: 'A full garage' },
    after: { src: photos.crew!.src, alt: 'The same garage, empty' },
    text: 'No car for years.',
    customerAgreed: true,
  });
});
