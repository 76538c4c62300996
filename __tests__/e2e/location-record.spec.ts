import { expect, test } from '../support/journey';

test('the number of the built page is refreshed from the live record', async ({ page, site }) => {
  site.write('locations/13929/tracking_phone', '+1 416 555 0177');
  await page.goto('/toronto');
  const phone = page.getByRole('banner').getByRole('link', { name: /416-555-/ });
  await expect(phone).toHaveText(/416-555-0177/);
  await expect(phone).toHaveAttribute('href', 'tel:+14165550177');
});

test('a malformed live record leaves the number the page was built with', async ({ page, site }) => {
  const built = await (await page.request.get('/toronto')).text();
  const number = /416-555-\d{4}/.exec(built)?.[0] ?? 'none';
  site.write('locations/13929/tracking_phone', '<a href="javascript:alert(1)">call</a>');
  const read = page.waitForResponse(/tracking_phone/);
  await page.goto('/toronto');
  await read;
  await expect(page.getByRole('banner').getByRole('link', { name: number })).toBeVisible();
});

test('the database down leaves the number the page was built with', async ({ page, site }) => {
  await site.stopDatabase();
  await page.goto('/toronto');
  await expect(page.getByRole('banner').getByRole('link', { name: /416-555-\d{4}/ })).toBeVisible();
});
