import { keptItems } from '../support/kept-on-device';
import { cityPath } from '../../src/shared/site/routes';
import { expectContext, expectedContext, isoTime, sendQuote } from '../support/context-journey';
import { consoleErrors, expect, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { offers } from '../support/offers';

const [{ path, city, campaign } = { path: '', city: { slug: '' }, campaign: undefined }] = offers;
const home = cityPath(city.slug);

/** What a visit of a short address in print is attributed to. */
const touch = {
  utm_source: campaign?.source,
  ...(campaign?.medium && { utm_medium: campaign.medium }),
  utm_campaign: campaign?.slug,
  landing_page: path,
  at: isoTime,
};
const contextOf = (page: string, ofVisit: object) =>
  expectedContext({ form: 'quote', page, first_touch: ofVisit, last_touch: ofVisit });

// Staff may have no campaign at the moment.
test.skip(campaign === undefined);

test('a request of a short address says which campaign brought it, also when it was sent before the scripts came', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  await page.goto(path);
  await sendQuote(page);
  await expectContext(site, 'leads', contextOf(path, touch));
  expect(errors).toStrictEqual([]);
  site.write('leads', null);
  site.write('context', null);

  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path);
  await page.getByLabel(labels.name).first().fill('Ada Lovelace');
  await page.getByLabel(labels.phone).first().fill('4165550199');
  await page.getByLabel(labels.message, { exact: true }).first().fill('One sofa');
  await page.getByRole('button', { name: formTexts.quote.submit }).click();
  await expect.poll(() => keptItems(page)).toContain('early');
  await page.unrouteAll();
  await page.goto('/');
  await expect.poll(() => Object.keys(site.saved('leads'))).toHaveLength(1);
  await expectContext(site, 'leads', { ...contextOf(path, touch), fill_ms: 0 });
});

test('an offer that is over leads to the city, with the query of its address, before it is seen', async ({
  page,
}) => {
  const seen: string[] = [];
  await page.exposeFunction('tellSeen', (title: string) => seen.push(title));
  await page.addInitScript(() => {
    new PerformanceObserver(() =>
      (window as unknown as { tellSeen: (title: string) => void }).tellSeen(location.pathname),
    ).observe({ type: 'paint', buffered: true });
  });
  // As the build of the last day has left it.
  await page.route(`**${path}?*`, async (route) => {
    const built = await route.fetch();
    const body = (await built.text()).replace('<script id="offer"', '<script id="offer" data-ends="1"');
    await route.fulfill({ response: built, body });
  });
  await page.goto(`${path}?utm_source=news&room=1#coupons`);
  await page.waitForURL(`**${home}?utm_source=news&room=1#coupons`);
  await expect.poll(() => seen).toContain(home);
  expect(seen).not.toContain(path);
});

test('no page leads to an offer, search engines are kept away, and one without a page leads to the city', async ({
  page,
  request,
}) => {
  await page.goto(`${path}-over?utm_source=news`);
  await page.waitForURL(`**${home}?utm_source=news`);
  await expect(page.locator('a[href*="/offer/"]')).toHaveCount(0);
  await page.goto(path.toUpperCase());
  await page.waitForURL(`**${path}?*`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offer/');
});
