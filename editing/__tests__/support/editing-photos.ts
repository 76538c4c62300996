import { expect, type Locator, type Page } from '@playwright/test';
import { takePhoto } from './phone-photo';

const taken: Promise<Buffer>[] = [];

/** The photographs that phones have taken, all with the same name; each is made once, because it takes seconds. */
export async function phonePhoto(index = 0): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  taken[index] ??= takePhoto();
  return { name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer: await taken[index] };
}

/** The input that takes a photograph, by the label of its field. */
export const fileInput = (page: Page, field: string): Locator =>
  page.locator('input[type=file]').and(page.getByLabel(new RegExp(`^${field}\\b`)));

/** The whole field of a photograph, by the label of its input. */
export const photoField = (page: Page, field: string): Locator =>
  page.locator('.photo-field').filter({ has: fileInput(page, field) });

/** Chooses a photograph for a field and describes it; `which` is one of those that phones have taken. */
export async function choosePhoto(page: Page, field: string, description: string, which = 0): Promise<void> {
  const whole = photoField(page, field);
  await fileInput(page, field).setInputFiles(await phonePhoto(which));
  await expect(whole.getByRole('status')).toContainText(/Ready: \d+ × \d+ pixels/);
  await whole.getByLabel('Description').fill(description);
}
