import type { Page } from '@playwright/test';
import { cityPath, guidePath, isBrandPath } from '../../src/shared/site/routes';
import { expectContext, oneVisit } from '../support/e2e-context';
import { answers, consoleErrors, expect, fillFields, open, test } from '../support/e2e-test';
import { brand, cities, formTexts, labels, navigation, offers, pages } from '../support/e2e-texts';
import { addUpShifts } from '../support/layout-faults';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';

// Staff may have no campaign at the moment.
const [{ path, city, campaign } = { path: '', city: cities[0]!, campaign: undefined }] = offers;
const home = cityPath(city.slug);
/** The city's number now, which is not that of the build. */
const live = '+14165550177';
const ofCampaign = parsePhoneNumber(campaign?.phone)?.dial ?? live;

const [utm_source, utm_campaign] = [campaign?.source, campaign?.slug];
const touch = expect.objectContaining({ utm_source, utm_campaign, landing_page: path }) as object;

/** The page has the city's logo, menu and bar, and no other number than one; these move nothing on pages of the brand. */
async function expectOfCity(page: Page, dial: string, isTicket = false): Promise<void> {
  const links = page.locator('a[href^="tel:"], a[href^="sms:"]');
  const dialed = () =>
    links.evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href')!.split(/[:?]/)[1]))]);
  await expect.poll(dialed, page.url()).toEqual([dial]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('img')).toHaveAccessibleName(brand.logos[city.country].alt);
  await expect(header.locator(`a[href="${home}/book-now"]`)).toHaveCount(2);
  await expect(page.getByRole('region', { name: navigation.stickyBar.name })).toBeVisible();
  const shifts = await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0);
  if (isBrandPath(new URL(page.url()).pathname) && !isTicket) expect(shifts, page.url()).toBeLessThan(0.01);
}

for (const [landing, dial] of [[home, live], ...(campaign ? [[path, ofCampaign]] : [])] as [string, string][])
  test(`from ${landing} the city and its number stay, up to the ticket`, async ({ page, site }) => {
    const errors = consoleErrors(page);
    site.write(`locations/${city.locationId}/tracking_phone`, live);
    await page.addInitScript(addUpShifts);
    await page.goto(landing);
    await expectOfCity(page, dial);
    for (const link of [`${home}/faq`, `${home}/what-we-take`, guidePath(''), `${home}/get-quote`]) {
      await page.locator(`main a[href^="${link}"], footer a[href^="${link}"]`).first().click();
      await page.waitForURL(`**${link}*`);
      await expectOfCity(page, dial);
    }
    await page.goto('/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.thankyou.direct.title);
    await expectOfCity(page, dial);
    await open(page, '/book');
    await expectOfCity(page, dial);
    await fillFields(page, answers);
    await page.getByLabel(labels.postalCode).fill('M5H 2N2');
    await page.getByRole('button', { name: formTexts.book.submit }).click();
    await page.waitForURL('**/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.thankyou.title);
    await expectOfCity(page, dial, true);
    if (landing === path) await expectContext(site, 'leads', oneVisit('book', '/book', touch));
    expect(errors).toStrictEqual([]);
  });

test('an offer that is over leads to the city before it is seen', async ({ page }) => {
  test.skip(campaign === undefined);
  await page.addInitScript(() => {
    new PerformanceObserver(() => (sessionStorage.seen += location.pathname)).observe({ type: 'paint' });
  });
  const seen = () => page.evaluate(() => String(sessionStorage.seen));
  // As the build of the last day has left it.
  await page.route(`**${path}?*`, async (route) => {
    const built = await route.fetch();
    const body = (await built.text()).replace('<script id="offer"', '<script id="offer" data-ends="1"');
    await route.fulfill({ response: built, body });
  });
  await page.goto(`${path}?utm_source=news&room=1#coupons`);
  await page.waitForURL(`**${home}?utm_source=news&room=1&utm_campaign=${campaign!.slug}#coupons`);
  await expect.poll(seen).toContain(home);
  expect(await seen()).not.toContain(path);
});
