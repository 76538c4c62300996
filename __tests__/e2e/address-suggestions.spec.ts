import type { Page } from '@playwright/test';
import { fillCount } from '../../src/shared/site/fill-count';
import { baseLanguage } from '../../src/shared/site/languages';
import { consoleErrors, expect, open, test } from '../support/e2e-test';
import { violations } from '../support/violations';
import { content } from '../support/e2e-texts';

const { forms, words } = content.site;
const { fields, addressSuggestions: texts } = forms;
const street = (page: Page) => page.getByRole('combobox', { name: fields.address.label });
const city = (page: Page) => page.getByLabel(fields.city.label, { exact: true });
const state = (page: Page) => page.getByLabel(words.CA.regionLabel, { exact: true });
const postalCode = (page: Page) => page.locator('form input[autocomplete="postal-code"]');

test('an address is chosen by keyboard and by touch, and fills every field', async ({ page }) => {
  const errors = consoleErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/__local/maps.js') && asked.push(request.url()));
  await open(page, '/toronto/book-now');
  expect(asked).toHaveLength(0);
  // A slow machine types only when the script is there: one that takes long is given up, and that is logged.
  const script = page.waitForResponse(/maps\.js/);
  await street(page).focus();
  await (await script).finished();

  await page.keyboard.type('12 lantern');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByText(fillCount(texts.found, 2, baseLanguage))).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const highlighted = page.getByRole('option', { selected: true });
  await expect(highlighted).toHaveText(/^12 Lanternwood Avenue/);
  expect((await highlighted.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');

  await expect(street(page)).toHaveValue('12 Lanternwood Avenue');
  await expect(city(page)).toHaveValue('Toronto');
  await expect(state(page)).toHaveValue('ON');
  await expect(postalCode(page)).toHaveValue(/^M5V ?0Z1$/i);
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/toronto/book-now');

  // Another one, by touch.
  await street(page).fill('');
  await street(page).pressSequentially('bluebonnet');
  await page.getByRole('option', { name: /^918/ }).tap();
  await expect(street(page)).toHaveValue('918 Bluebonnet Ferry Street');
  await expect(state(page)).toHaveValue('TX');

  // Escape and leaving the field keep what was typed.
  await street(page).fill('');
  await street(page).pressSequentially('lantern');
  const list = page.getByRole('listbox', { name: texts.listName });
  await expect(list).toBeVisible();
  expect(await violations(page, 'form')).toStrictEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(street(page)).toHaveValue('lantern');
  expect(asked).toHaveLength(1);
  expect(errors).toStrictEqual([]);
});
