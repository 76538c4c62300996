import type { Page } from '@playwright/test';
import { consoleErrors, expect, fillFields, scriptsRun, test } from '../support/e2e-test';
import { formTexts, labels } from '../support/e2e-texts';

/** Gives the page's islands an object in the place of a text: React throws where it is shown. */
const breakText = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((broken) => {
    addEventListener('DOMContentLoaded', () => {
      const data = document.getElementById('page-data');
      if (data) data.textContent = (data.textContent ?? '').replaceAll(JSON.stringify(broken), '{}');
    });
  }, text);

const typed = { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa' };

/** Opens a page with a form that throws, and waits until it has. */
async function openBroken(page: Page, path: string, text: string): Promise<string[]> {
  const errors = consoleErrors(page);
  await breakText(page, text);
  await page.goto(path);
  await scriptsRun(page);
  await page.locator('form').first().dispatchEvent('focusin');
  await page.locator('[data-failed]').first().waitFor({ state: 'attached' });
  return errors;
}

/** Sends a form as a visitor does, whoever answers the press. */
async function send(page: Page, submit: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
  await fillFields(form, { name: 'ada lovelace', phone: '4165550199', message: 'One sofa' });
  await form.getByRole('button', { name: submit }).click();
}

test('a form that throws keeps its HTML and what is typed, and is sent', async ({ page, site }) => {
  const errors = await openBroken(page, '/toronto/get-quote', formTexts.quote.reassurance);
  expect(errors).toStrictEqual([expect.stringContaining('Error showing a part of the page')]);
  await send(page, formTexts.quote.submit);
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  await expect(page.getByText(typed.phone)).toBeVisible();
});

test('a form that throws says what is missing, keeps what is typed, and is sent by the next press', async ({
  page,
  site,
}) => {
  await openBroken(page, '/toronto/get-quote', formTexts.quote.reassurance);
  const form = page.locator('form');
  await form.getByLabel(labels.name).fill('ada lovelace');
  await form.getByLabel(labels.phone).fill('416');
  await form.getByRole('button', { name: formTexts.quote.submit }).click();
  await expect(form.getByLabel(labels.phone)).toBeFocused();
  await expect(form.locator('[aria-live]:not(:empty)')).toHaveCount(2);
  expect(site.saved('leads')).toStrictEqual({});
  await send(page, formTexts.quote.submit);
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('a booking form that throws says how to call', async ({ page }) => {
  await openBroken(page, '/toronto/book-now', formTexts.booking.reassurance);
  await send(page, formTexts.booking.submit);
  const line = page.getByRole('alert').filter({ hasText: formTexts.notSent });
  await expect(line.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('button', { name: formTexts.booking.submit })).toBeVisible();
});
