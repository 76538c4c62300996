import type { Locator, Page } from '@playwright/test';
import { expect, fieldNamed, publish, typeOver, withEditing } from './editing-screen';
import { takePhoto } from './phone-photo';

export type Editing = Parameters<Parameters<typeof withEditing>[0]>[0];
export type Saved = { src: string; alt: string; focus?: { x: number; y: number } };
export type SavedJob = { before: Saved; after: Saved };

const taken: Promise<Buffer>[] = [];

/** The photographs that phones have taken, all with the same name; each is made once, because it takes seconds. */
export async function phonePhoto(index = 0): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  taken[index] ??= takePhoto();
  return { name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer: await taken[index] };
}

/** The input that takes a photograph, by the label of its field. */
export const fileInput = (page: Page, field: string): Locator =>
  page.locator('input[type=file]').and(page.getByLabel(new RegExp(`^${field}\\b`)));

/** Opens a form, such as cities/entries/toronto or jobs/new. */
export async function openForm(page: Page, { url }: Editing, form: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^Saved?$/ });
  // Another form of the same page would not be loaded, only shown.
  await page.goto('about:blank');
  await page.goto(`${url}/admin/#/collections/${form}`);
  await menu.waitFor();
}

/** The whole field of a photograph, by the label of its input. */
const photoField = (page: Page, field: string): Locator =>
  page.locator('.photo-field').filter({ has: fileInput(page, field) });

/** Chooses a photograph for a field and describes it; `which` is one of those that phones have taken. */
export async function choosePhoto(page: Page, field: string, description: string, which = 0): Promise<void> {
  const whole = photoField(page, field);
  await fileInput(page, field).setInputFiles(await phonePhoto(which));
  await expect(whole.getByRole('status')).toContainText(/Ready: \d+ × \d+ pixels/);
  await whole.getByLabel('Description').fill(description);
}

export async function save(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
}

type City = { slug: string; locationName: string };
const toronto: City = { slug: 'toronto', locationName: 'Toronto' };

/** Puts a photograph from a phone on a city as that of its crew, with its focal point near the top left. */
export async function addCrew(page: Page, editing: Editing, { slug } = toronto): Promise<{ crew: Saved }> {
  await openForm(page, editing, `cities/entries/${slug}`);
  await choosePhoto(page, 'Crew', 'Two people beside a truck');
  const picture = photoField(page, 'Crew').getByRole('button', { name: /^Focal point/ });
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width / 4, y: height / 10 } });
  await expect(picture).toHaveAccessibleName(/: 25 %/);
  await picture.press('ArrowRight');
  await picture.press('ArrowUp');
  await save(page);
  const { photos } = JSON.parse(editing.read(`cities/${slug}.json`)) as { photos: { crew: Saved } };
  return photos;
}

/** Adds a job of a city with a photograph from a phone before it and one after it. */
export async function addJob(
  page: Page,
  editing: Editing,
  { slug, locationName } = toronto,
): Promise<SavedJob> {
  await openForm(page, editing, 'jobs/new');
  await fieldNamed(page, 'City').pressSequentially(locationName.slice(0, 4));
  await page.getByText(locationName, { exact: true }).click();
  await fieldNamed(page, 'Date').fill('2026-10-16');
  await page.getByRole('button', { name: /^Add thing taken/ }).click();
  await typeOver(fieldNamed(page, 'Thing taken'), 'A couch');
  await choosePhoto(page, 'Before', 'A full garage');
  await choosePhoto(page, 'After', 'The same garage, empty', 1);
  await typeOver(fieldNamed(page, 'Text'), 'A garage that had not held a car in years.');
  await page.getByRole('switch', { name: /^Customer agreed/ }).click();
  await save(page);
  return JSON.parse(editing.read(`jobs/${slug}-2026-10-16.json`)) as SavedJob;
}
