import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fromPhone } from '../../../__tests__/support/photo-shapes';

/** As a phone held upright saves it: lying down, with a note to turn it. */
const stored = { width: 4032, height: 3024 };

/** A photograph as a phone takes it upright, with its place; red is its upper part as seen, its left part as stored. */
async function takePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const sky = { create: { width: 1000, height: stored.height, channels: 3, background: '#d01818' } } as const;
  const seen = sharp({ create: { ...stored, channels: 3, background: '#888', noise } });
  return fromPhone(seen.composite([{ input: sky, left: 0, top: 0 }]))
    .jpeg({ quality: 90 })
    .toBuffer();
}

const taken: Promise<Buffer>[] = [];

/** The photographs that phones have taken, all with the same name; each is made once, because it takes seconds. */
export async function phonePhoto(index = 0): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  taken[index] ??= takePhoto();
  return { name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer: await taken[index] };
}

export const fileInput = (page: Page, field: string): Locator =>
  page.locator('input[type=file]').and(page.getByLabel(new RegExp(`^${field}\\b`)));

export const photoField = (page: Page, field: string): Locator =>
  page.locator('.photo-field').filter({ has: fileInput(page, field) });

export async function choosePhoto(page: Page, field: string, description: string, which = 0): Promise<void> {
  const whole = photoField(page, field);
  await fileInput(page, field).setInputFiles(await phonePhoto(which));
  await expect(whole.getByRole('status')).toContainText(/Ready: \d+ × \d+ pixels/);
  await whole.getByLabel('Description').fill(description);
}
