import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { consoleErrors, expect, open, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';

const submitName = formTexts.estimate.submit;
const strip = (page: Page) => page.getByRole('form', { name: 'Want a number first?' });

test('the compact form saves one whole lead with the city’s location id', async ({ page, site }) => {
  const errors = consoleErrors(page);
  await page.goto('/sanantonio');
  for (const [label, answer] of Object.entries(typedAnswers)) {
    await strip(page).getByLabel(label, { exact: true }).pressSequentially(answer);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thankyou');
  await expect(page.getByRole('link', { name: /San Antonio/ })).toHaveAttribute('href', '/sanantonio');
  expect(Object.values(site.saved('leads'))).toStrictEqual([expectedLead(expect, { location_id: '19493' })]);
  expect(errors).toStrictEqual([]);
});

test('left empty it says so of each of its own fields, and of none of the quote form', async ({
  page,
  site,
}) => {
  await open(page, '/toronto');
  await strip(page).getByRole('button', { name: submitName }).click();
  await expect(strip(page).getByText(formTexts.messages.fieldRequired)).toHaveCount(3);
  await expect(page.getByText(formTexts.messages.fieldRequired)).toHaveCount(3);
  await expect(page.getByText(formTexts.messages.nameRequired)).toHaveCount(0);
  await expect(strip(page).getByLabel(labels.name)).toBeFocused();
  expect(site.saved('leads')).toStrictEqual({});
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toStrictEqual([]);
});

test('on a wide screen its fields and its button stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/toronto');
  const parts = [
    ...[labels.name, labels.phone, labels.message].map((label) =>
      strip(page).getByLabel(label, { exact: true }),
    ),
    strip(page).getByRole('button', { name: submitName }),
  ];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? 0));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
});

test('with the IP lookup down the visitor stays on the form, nothing is shown and nothing is lost', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  site.lookups.faults.ip = 'down';
  await page.goto('/toronto');
  for (const [label, answer] of Object.entries(typedAnswers)) {
    await strip(page).getByLabel(label, { exact: true }).pressSequentially(answer);
  }
  await strip(page).getByRole('button', { name: submitName }).click();
  await expect.poll(() => errors.some((text) => text.startsWith('Error adding lead'))).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.waitForURL('**/thankyou');
  const lead = expectedLead(expect, { location_id: '13929', ip_address: 'Unavailable' });
  expect(Object.values(site.saved('leads'))).toStrictEqual([lead]);
});
