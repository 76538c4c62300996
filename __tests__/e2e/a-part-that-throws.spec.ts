import type { Page } from '@playwright/test';
import { answers, consoleErrors, expect, fillFields, scriptsRun, test, typed } from '../support/e2e-test';
import { formTexts, labels } from '../support/e2e-texts';

/** Opens a page whose form gets an object in the place of a text, where React throws, and waits until it has. */
async function openBroken(page: Page, path: string, text: string): Promise<string[]> {
  const errors = consoleErrors(page);
  await page.addInitScript((broken) => {
    addEventListener('DOMContentLoaded', () => {
      const data = document.getElementById('page-data');
      if (data) data.textContent = (data.textContent ?? '').replaceAll(JSON.stringify(broken), '{}');
    });
  }, text);
  await page.goto(path);
  await scriptsRun(page);
  await page.locator('form').first().dispatchEvent('focusin');
  await page.locator('[data-failed]').first().waitFor({ state: 'attached' });
  return errors;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a form that throws says what is missing, and is sent by the next press', async ({ page, site }) => {
  const errors = await openBroken(page, '/toronto/get-quote', formTexts.quote.reassurance);
  expect(errors).toStrictEqual([expect.stringContaining('Error showing a part of the page')]);
  await fillFields(page, { ...answers, phone: '416', message: '' });
  await press(page, formTexts.quote.submit);
  await expect(page.getByLabel(labels.phone)).toBeFocused();
  await expect(page.locator('form [aria-live]:not(:empty)')).toHaveCount(2);
  expect(site.saved('leads')).toStrictEqual({});
  await fillFields(page, answers);
  await press(page, formTexts.quote.submit);
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  await expect(page.getByText(typed.phone)).toBeVisible();
});

test('a booking form that throws, of which no day is chosen, says how to call', async ({ page }) => {
  await openBroken(page, '/toronto/book-now', formTexts.booking.reassurance);
  await fillFields(page, answers);
  await press(page, formTexts.booking.submit);
  const line = page.getByRole('alert').filter({ hasText: formTexts.notSent });
  await expect(line.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('button', { name: formTexts.booking.submit })).toBeVisible();
});
