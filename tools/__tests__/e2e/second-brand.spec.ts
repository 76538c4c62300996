import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import knownLocations from '../../../local/seed/locations.json';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { withBuiltSite, type Built } from '../support/built-copy';
import { consoleErrors, installClock, scriptsRun } from '../../../__tests__/support/journey';
import { addUpShifts, readShifts } from '../../../__tests__/support/layout-faults';
import { violations } from '../../../__tests__/support/violations';
import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import {
  listShownPhotographs,
  measureFirstScreen,
  openWithoutScripts,
} from '../support/photographs-on-pages';
import { leftOut, makeSecondBrand, secondBrand, turnOfDays } from '../support/second-brand';
import { askedFor, secondFacts, spokaneMinimum } from '../support/second-brand-facts';
import { secondPhotos } from '../support/second-brand-photos';

const test = base.extend<object, { brand: Built }>({
  brand: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
    async ({}, use) => {
      const contentDir = makeTemporaryFolder();
      await makeSecondBrand(contentDir);
      await withBuiltSite(contentDir, use);
    },
    { scope: 'worker', timeout: 1_200_000 },
  ],
  baseURL: async ({ brand }, use) => use(brand.site.url),
});

// One worker builds it, once.
test.describe.configure({ mode: 'default' });

/** As the local database invents it for a location that it does not know. */
const phone = { display: '202-555-0123', dial: '+12025550123' };

const rgb = (color: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

async function expectBrand(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Kelowna.*Cartaway|Cartaway.*Kelowna/);
  const logo = page.locator('header img');
  await expect(logo).toHaveAttribute('alt', 'Cartaway');
  await expect(logo).toHaveAttribute('src', secondBrand.logo);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(172);
  await expect(page.locator('header a[href^="tel:"]').first()).toHaveAttribute('href', `tel:${phone.dial}`);
  await expect(page.getByText(phone.display).first()).toBeAttached();
  const { paper, ink, action } = secondBrand.colors;
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(paper));
  await expect(page.locator('body')).toHaveCSS('color', rgb(ink));
  await expect(page.locator('form[data-form] button[aria-disabled]').first()).toHaveCSS(
    'background-color',
    rgb(action),
  );
  await expect(page.getByText('Kelowna Rowers')).toBeAttached();
}

test('pages have the name, logo, phone, colors and cities of their brand, and what people ask for is two presses away', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(secondBrand.title);
  for (const { locationName, slug } of secondBrand.cities)
    await expect(page.getByRole('link', { name: locationName }).first()).toHaveAttribute('href', `/${slug}`);
  for (const name of ['British Columbia', 'Washington'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('header a[href^="tel:"]')).toHaveAttribute('href', 'tel:+18885550111');

  await page.goto('/spokane');
  // A place that was never drawn has a skyline, and a brand without a film the picture alone.
  const skyline = page.locator('img[src*="/drawings/skyline-"]');
  await skyline.scrollIntoViewIfNeeded();
  await expect(skyline).toHaveAttribute('src', /skyline-general/);
  await expect.poll(() => skyline.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  await expect(page.locator('video')).toHaveCount(0);

  await page.goto('/kelowna');
  await expectBrand(page);
  // A brand that asks for no photos by text has the link that texts its number.
  const called = page.getByRole('region').filter({ has: page.locator('#call') });
  const { words } = loadContent('content').site;
  const text = called.getByRole('link', { name: words.text, exact: true });
  await expect(text).toHaveAttribute('href', new RegExp(`^sms:\\${phone.dial}\\?&body=`));
  await expect(called.getByRole('button', { includeHidden: true })).toHaveCount(0);

  await page.locator('main a[href="/kelowna/faq"]').first().click();
  await page.waitForURL('**/kelowna/faq');
  for (const [asked, fact] of Object.entries(askedFor)) {
    const question = page.locator('main details').filter({ hasText: fact }).first();
    // Two facts may be in one answer.
    const isOpen = await question.evaluate((details: HTMLDetailsElement) => details.open);
    if (!isOpen) await question.locator('summary').first().click();
    await expect(question.getByText(fact).first(), asked).toBeVisible();
  }
});

test('what is read of it without a browser: link previews, the manifest, the sitemap, facts and its logo', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text();
  const html = await read('/kelowna');
  const meta = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(meta('og:site_name')).toBe('Cartaway');
  expect(meta('og:image')).toBe(`${secondBrand.siteUrl}/social/kelowna.png`);
  for (const image of ['/social/kelowna.png', '/social/spokane.png', '/social/landing.png'])
    expect((await request.get(image)).status(), image).toBe(200);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: 'Cartaway', theme_color: secondBrand.colors.paper });
  expect(await read('/favicon.svg')).toContain(secondBrand.colors.identity);
  const sitemap = await read('/sitemap.xml');
  // Of each of the two cities its home, what it takes and how it works: the rest says what others say.
  expect(sitemap.match(/<loc>[^<]*\/(kelowna|spokane)\b/g)).toHaveLength(2 * 3);
  expect(sitemap).toContain(`<loc>${secondBrand.siteUrl}/spokane/what-we-take</loc>`);

  // A city's own fact replaces the brand's, on that city's pages alone.
  expect(await read('/spokane/faq')).toContain(spokaneMinimum);
  expect(await read('/spokane/faq')).not.toContain(secondFacts.minimum);
  expect(await read('/kelowna/faq')).not.toContain(spokaneMinimum);
  for (const held of Object.values(secondFacts.loads))
    expect(await read('/spokane/how-it-works')).toContain(held);

  const headers = (await request.get(secondBrand.logo)).headers();
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['content-security-policy']).toContain('sandbox');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a guide that has ended and a service that has not begun are named nowhere, and their addresses lead on', async ({
  request,
  brand,
}) => {
  const address = `/junk-removal/${leftOut.guide}`;
  const answer = await request.get(`${address}?gclid=a`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/?gclid=a']);
  const naming = (words: string): string[] =>
    builtFiles(brand.publicDir).flatMap(({ file, text }) => (text.includes(words) ? [file] : []));
  expect(naming(address)).toEqual([]);
  expect(naming(`#${leftOut.service}`)).toEqual([]);
  // The guide of the same name goes on without its service.
  expect(naming(`/junk-removal/${leftOut.service}`)).toContain('kelowna/what-we-take/index.html');
});

/** What was built and is read as text, with its path. */
const builtFiles = (publicDir: string): { file: string; text: string }[] =>
  readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|css|svg|xml|txt|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(publicDir, file), text: readFileSync(file, 'utf8') }));

const { portrait, panorama, landscape, grey, seeThrough, forPrint, large } = secondPhotos;
const pagesWithPhotographs: Record<string, { alt: string }[]> = {
  '/kelowna': [seeThrough, landscape, large, panorama, forPrint],
  '/spokane': [portrait, grey],
  '/spokane/reviews': [panorama, portrait],
  '/spokane/what-we-take': [seeThrough],
};

test('photographs of every shape show without scripts, few bytes and no movement at first', async ({
  browser,
  brand,
}) => {
  for (const [address, photos] of Object.entries(pagesWithPhotographs)) {
    const page = await openWithoutScripts(browser, brand.site.url + address);
    const shown = await listShownPhotographs(page);
    const alts = shown.map(({ alt }) => alt);
    expect(alts, address).toEqual(expect.arrayContaining(photos.map(({ alt }) => alt)));
    for (const { src, width } of shown) {
      expect(src).toMatch(/\/static\/.*\.avif$/);
      expect(width).toBeGreaterThan(64);
    }
    await page.context().close();
  }
  const { bytes, shift } = await measureFirstScreen(browser, `${brand.site.url}/spokane`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60_000);
  expect(shift).toBe(0);
});

const { ends, begins, question: ofNewYear, lastMinute } = turnOfDays;

test.describe('at midnight in the city', () => {
  // Hours away from the city, where the day is another one.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('what ends goes and what begins comes, on an open page, and nothing moves', async ({
    page,
    request,
  }) => {
    const built = await (await request.get('/kelowna')).text();
    expect(built).toContain('id="same-day"');
    expect(
      /<script[^>]* type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/.exec(built)?.[0],
    ).not.toContain(begins);
    expect(await (await request.get('/kelowna/faq')).text()).not.toContain(`>${ofNewYear}<`);
    const errors = consoleErrors(page);
    await installClock(page, lastMinute);
    await page.addInitScript(addUpShifts);
    await page.goto('/kelowna');
    await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
    const coupon = (amount: string) => page.getByRole('heading', { name: amount, level: 3 });
    await expect(coupon(ends)).toHaveCount(1);
    await expect(coupon(begins)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(coupon(ends)).toHaveCount(0);
    await expect(coupon(begins)).toHaveCount(1);
    await expect(page.locator('#same-day')).toHaveCount(0);
    expect(await page.evaluate(readShifts)).toBeLessThan(0.001);
    // The clock that jumps ends what the page reads meanwhile.
    expect(errors.filter((text) => !text.includes('could not be read'))).toEqual([]);
  });
});

test('whoever ticks the box is named to others of the city, by the first name alone', async ({
  page,
  brand,
}) => {
  const send = async (name: string, message: string, isTicked: boolean) => {
    await page.goto('/kelowna/get-quote');
    await page.getByLabel('Name', { exact: true }).first().fill(name);
    await page.getByLabel('Phone').first().fill('2505550142');
    await page.getByLabel('Message', { exact: true }).first().fill(message);
    const box = page.getByRole('checkbox', { name: secondBrand.nameBox }).first();
    await expect(box).not.toBeChecked();
    if (isTicked) await box.check();
    await page.locator('form[data-form] button[aria-disabled]').first().click();
    await page.waitForURL('**/thankyou');
  };
  const shown = () => Object.values((brand.site.read('recent/shown/kelowna') ?? {}) as object) as unknown[];
  await send('Ben Untold', 'One bed', false);
  await send('Zoe Untold', 'One lamp', true);
  await expect.poll(shown).toEqual([{ name: 'Zoe', at: expect.any(Number) }]);

  await installClock(page);
  await page.goto('/kelowna/faq');
  const popup = page.getByTitle(secondBrand.popup.close);
  // In steps shorter than it shows, because on a busy machine more time may pass than the test asks for.
  await expect
    .poll(async () => {
      await page.clock.runFor(2000);
      return popup.isVisible();
    })
    .toBe(true);
  await expect(popup).toContainText('Zoe from Kelowna');
  await expect(popup).not.toContainText('Untold');
});

test('where a state asks first, nothing is kept of a visit until the visitor agrees, and they can change their mind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { consent } = loadContent('content').site.measuring;
  const question = page.getByRole('region', { name: consent.title });
  const answer = (name: string) => question.getByRole('button', { name }).press('Enter');
  const kept = () =>
    page.evaluate(() => [
      'dataLayer' in window,
      localStorage.getItem('touches'),
      localStorage.getItem('consent'),
    ]);
  const visit = async (address: string) => {
    await page.goto(address);
    await scriptsRun(page);
  };

  await visit('/spokane?utm_campaign=spring');
  await expect(question).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByLabel('Phone').first().focus();
  await page.waitForLoadState('networkidle');
  expect(await kept()).toEqual([false, null, null]);

  await answer(consent.accept);
  await expect(question).toBeHidden();
  await expect.poll(kept).toEqual([true, expect.stringContaining('spring'), '"accepted"']);

  await page.getByRole('contentinfo').getByRole('link', { name: consent.change }).click();
  await expect(question).toBeInViewport();
  await answer(consent.decline);
  await expect(question).toBeHidden();
  for (const address of ['/spokane', '/kelowna', '/']) {
    await visit(address);
    await expect(question).toBeHidden();
    expect(await kept()).toEqual([false, null, '"declined"']);
  }
});

/** Names, sentences, colors, places and numbers of the brand that this project ships. */
function wordsOfOtherBrand(): string[] {
  const { site, cities } = loadContent('content');
  const { mainPhone, name, tagline, drawingColors } = site.brand;
  const numbers = [mainPhone, ...Object.values(knownLocations).map((record) => record.tracking_phone)];
  const digits = numbers.map((number) => number.replace(/\D/g, '').slice(-10));
  return [
    name,
    tagline,
    ...Object.values(drawingColors),
    ...cities.flatMap(({ slug, locationName }) => [slug, locationName]),
    ...digits.flatMap((number) => [number, number.replace(/^(...)(...)/, '$1-$2-')]),
  ];
}

test('nowhere in what was built is a word of the other brand', ({ brand }) => {
  const files = builtFiles(brand.publicDir);
  expect(files.map(({ file }) => file)).toContain('kelowna/index.html');
  const words = wordsOfOtherBrand();
  expect(words).toEqual(expect.arrayContaining(['Haulwell', 'toronto', '416-555-0142', '8005550199']));
  const other = new RegExp(words.map((word) => `(?<![a-z0-9])${word}(?![a-z0-9])|haulwell`).join('|'), 'i');
  const found = files.flatMap(({ file, text }) => {
    const [word] = other.exec(`${file}\n${text}`) ?? [];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(found).toEqual([]);
});
