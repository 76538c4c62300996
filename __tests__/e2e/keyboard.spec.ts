import { expect, open, test } from '../support/e2e-test';
import { labels } from '../support/e2e-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';

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
