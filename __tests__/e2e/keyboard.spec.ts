import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/journey';
import { content, footerLabel, labels, pages } from '../support/journey-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';

const mostStops = 80;

/** Presses Tab until the control has the focus: there is no other way to it here. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

test('the FAQ is reached from the footer, a question is opened and closed, and another one searched for', async ({
  page,
}) => {
  await open(page, '/toronto/privacy-policy');
  await tabTo(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: footerLabel('faq'), exact: true }),
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('**/toronto/faq');

  const first = page.locator('main details').first();
  await tabTo(page, first.locator('summary').first());
  await page.keyboard.press('Enter');
  await expect(first.locator('p').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(first.locator('p').first()).toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel(pages.faq.search.label)).toBeFocused();
  await page.keyboard.type('coupon');
  await expect(page.getByRole('status').getByText(/^\d+ /)).toBeVisible();
  const { question } = content.faq.find((entry) => entry.question.toLowerCase().includes('coupon'))!;
  const found = page.locator('main details').filter({ hasText: question });
  await tabTo(page, found.locator('summary').first());
  await page.keyboard.press('Space');
  await expect(found.locator('p').first()).toBeVisible();
});

test('before the scripts are there Enter neither sends nor leads away', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/toronto/get-quote');
  const field = page.getByLabel(labels.name);
  await field.fill('Ada');
  await field.press('Enter');
  await page.getByLabel(labels.phone).fill('4165550199');
  await expect(field).toHaveValue('Ada');
  expect(new URL(page.url()).pathname).toBe('/toronto/get-quote');
  await expect(page.locator('form [aria-live]:not(:empty)')).toHaveCount(0);
});

test('Enter goes where its key says: through the booking form past its choices, and from the last field it sends', async ({
  page,
  site: local,
}) => {
  await open(page, '/toronto/book-now');
  await page.getByLabel(labels.name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(labels.phone)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByLabel(labels.street).focus();
  for (const label of [labels.city, labels.state, labels.postalCode]) {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }

  await open(page, '/toronto/get-quote');
  await page.getByLabel(labels.name).focus();
  for (const answer of Object.values(typedAnswers)) {
    await expect(page.locator('form [aria-live]:not(:empty)')).toHaveCount(0);
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/thankyou');
  expect(Object.values(local.saved('leads'))).toStrictEqual([expectedLead(expect, { location_id: '13929' })]);
});
