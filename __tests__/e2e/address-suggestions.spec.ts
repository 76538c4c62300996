import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { consoleErrors, expect, open, test } from '../support/journey';

const { forms, words } = loadContent(contentDir()).site;
const { fields, addressSuggestions: texts } = forms;
const street = (page: Page) => page.getByRole('combobox', { name: fields.address.label });
const city = (page: Page) => page.getByLabel(fields.city.label, { exact: true });
const state = (page: Page) => page.getByLabel(words.CA.regionLabel, { exact: true });
const postalCode = (page: Page) => page.locator('form input[autocomplete="postal-code"]');

async function openBookNow(page: Page) {
  await open(page, '/toronto/book-now');
}

test('an address is chosen by keyboard and fills every field, and its script comes with the first focus', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/__local/maps.js')) asked.push(request.url());
  });
  await openBookNow(page);
  expect(asked).toHaveLength(0);
  await street(page).focus();
  await expect.poll(() => asked.length).toBe(1);

  await page.keyboard.type('12 lantern');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByText(texts.found.replace('{count}', '2'))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const highlighted = page.getByRole('option', { selected: true });
  await expect(highlighted).toHaveText(/^12 Lanternwood Avenue/);
  expect((await highlighted.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect((await new AxeBuilder({ page }).include('form').analyze()).violations).toStrictEqual([]);
  await page.keyboard.press('Enter');

  await expect(street(page)).toHaveValue('12 Lanternwood Avenue');
  await expect(city(page)).toHaveValue('Toronto');
  await expect(state(page)).toHaveValue('ON');
  await expect(postalCode(page)).toHaveValue(/^M5V ?0Z1$/i);
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/toronto/book-now');
  expect(asked).toHaveLength(1);
  expect(errors).toStrictEqual([]);
});

test('an address is chosen by touch', async ({ page }) => {
  await openBookNow(page);
  await street(page).tap();
  await page.keyboard.type('bluebonnet');
  await page.getByRole('option', { name: /^918/ }).tap();
  await expect(street(page)).toHaveValue('918 Bluebonnet Ferry Street');
  await expect(state(page)).toHaveValue('TX');
});

test('a second address can be chosen after the first', async ({ page }) => {
  await openBookNow(page);
  for (const [typed, chosen] of [
    ['copper', '40 Copperkettle Lane'],
    ['mockingbird', '2210 Mockingbird Hollow Road'],
  ] as const) {
    await street(page).fill('');
    await street(page).pressSequentially(typed);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(street(page)).toHaveValue(chosen);
  }
  await expect(city(page)).toHaveValue('Houston');
});

test('Escape and leaving the field keep what was typed', async ({ page }) => {
  await openBookNow(page);
  await street(page).pressSequentially('lantern');
  await expect(page.getByRole('listbox', { name: texts.listName })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.type('wood');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(street(page)).toHaveValue('lanternwood');
  await expect(city(page)).toBeFocused();
  await expect(city(page)).toHaveValue('');
});

for (const fault of ['blocked', 'down', 'html', 'malformed'] as const) {
  test(`with the maps script ${fault} the address is plain fields, logged once`, async ({ page, site }) => {
    const errors = consoleErrors(page);
    if (fault === 'blocked') await page.route('**/maps.js*', (route) => route.abort());
    else site.lookups.faults.maps = fault;
    await openBookNow(page);
    await street(page).pressSequentially('12 Lanternwood Avenue');
    const logged = () => errors.filter((text) => text.startsWith('Error suggesting addresses')).length;
    await expect.poll(logged).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Toronto');
    await expect(street(page)).toHaveValue('12 Lanternwood Avenue');
    await expect(city(page)).toHaveValue('Toronto');
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(logged()).toBe(1);
  });
}

test('with a slow maps script typing goes on, and suggestions come once it is there', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  site.lookups.faults.maps = { slowMs: 3000 };
  await openBookNow(page);
  await street(page).pressSequentially('mocking');
  await expect(street(page)).toHaveValue('mocking');
  await expect(page.getByRole('option', { name: /Mockingbird/ })).toBeVisible();
  expect(errors).toStrictEqual([]);
});
