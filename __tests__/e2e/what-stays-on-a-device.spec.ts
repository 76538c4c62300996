import { deviceNames } from '../../src/shared/values/device-names';
import { expect, fillQuoteForm, open, test } from '../support/e2e-test';

test('all that a visit leaves on a device is named in the policy’s list', async ({ page, site, context }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/toronto');
  await page.locator('form[data-form] button').first().click();
  await page.close();
  const later = await context.newPage();
  await open(later, '/book?gclid=Cj0K');
  await open(later, '/toronto');
  await later.mouse.wheel(0, 2000);
  await later.locator('footer a[href^="/toronto/"]').first().click();
  await later.waitForURL('**/toronto/*');
  await later.goBack();
  await later.waitForURL('**/toronto');
  await fillQuoteForm(later, { name: 'Ada', phone: '4165550199', message: 'One sofa' });
  await later.locator('form[data-form=quote] button').first().click();
  await later.waitForURL('**/thankyou');
  await expect.poll(() => Object.keys(site.saved('context'))).toHaveLength(1);
  const kept = await later.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
  ]);
  expect(kept.length).toBeGreaterThan(4);
  const unnamed = kept.filter((name) => !deviceNames.some((known) => name.startsWith(known)));
  expect(unnamed).toStrictEqual([]);
});
