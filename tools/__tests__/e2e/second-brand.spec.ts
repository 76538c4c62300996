import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import knownLocations from '../../../local/seed/locations.json';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { withBuiltSite, type Built } from '../../../editing/__tests__/support/built-copy';
import { consoleErrors, installClock } from '../../../__tests__/support/journey';
import { addCrew, addJob } from '../../../editing/__tests__/support/editing-photos';
import { withEditing } from '../../../editing/__tests__/support/editing-screen';
import {
  listShownPhotographs,
  measureFirstScreen,
  openWithoutScripts,
} from '../support/photographs-on-pages';
import { makeSecondBrand, secondBrand, turnOfDays } from '../support/second-brand';
import { askedFor, secondFacts, spokaneMinimum } from '../support/second-brand-facts';
import { secondPhotos } from '../support/second-brand-photos';

type Served = Built & {
  /** What lay in this brand's own public/ and cache before the build and after it. */
  ownFiles: { before: string[]; after: string[] };
};

/** Every file with the time of its last change. */
function listOwnFiles(): string[] {
  return ['public', '.cache'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const file = path.join(folder, name);
      return `${file} ${statSync(file).mtimeMs}`;
    }),
  );
}

const [kelowna] = secondBrand.cities;

async function replaceWithSecondBrand(contentDir: string): Promise<void> {
  rmSync(contentDir, { recursive: true });
  await makeSecondBrand(contentDir);
}

/** Built from what staff have saved on the screen: photographs from a phone are among those of its files. */
const test = base.extend<object, { brand: Served }>({
  brand: [
    async ({ browser }, use) => {
      const before = listOwnFiles();
      await withEditing(async (editing) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        await addCrew(page, editing, kelowna);
        await addJob(page, editing, kelowna);
        await context.close();
        await withBuiltSite(editing.contentDir, (built) =>
          use({ ...built, ownFiles: { before, after: listOwnFiles() } }),
        );
      }, replaceWithSecondBrand);
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

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("a city's home has the name, logo, phone and colours of its brand", async ({ page }) => {
  await page.goto('/kelowna');
  await expect(page).toHaveTitle(/Kelowna.*Cartaway|Cartaway.*Kelowna/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const logo = page.locator('header img');
  await expect(logo).toHaveAttribute('alt', 'Cartaway');
  await expect(logo).toHaveAttribute('src', secondBrand.logo);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(172);
  await expect(page.locator('header a[href^="tel:"]').first()).toHaveAttribute('href', `tel:${phone.dial}`);
  await expect(page.getByText(phone.display).first()).toBeAttached();
  expect(await styleOf(page, 'body', 'background-color')).toBe(rgb(secondBrand.colors.paper));
  expect(await styleOf(page, 'body', 'color')).toBe(rgb(secondBrand.colors.ink));
  expect(await styleOf(page, 'form button[type=submit]', 'background-color')).toBe(
    rgb(secondBrand.colors.action),
  );
  await expect(page.getByText('Kelowna Rowers')).toBeAttached();
});

test('a place that was never drawn has a skyline, and a brand without a film the picture alone', async ({
  page,
}) => {
  await page.goto('/spokane');
  const skyline = page.locator('img[src*="/drawings/skyline-"]');
  await skyline.scrollIntoViewIfNeeded();
  await expect(skyline).toHaveAttribute('src', /skyline-general/);
  await expect.poll(() => skyline.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.locator('main img').first()).toBeVisible();
});

test('a brand that asks for no photos by text has the link that texts its number', async ({ page }) => {
  await page.goto('/kelowna');
  const called = page.getByRole('region').filter({ has: page.locator('#call') });
  const { words } = loadContent('content').site;
  const text = called.getByRole('link', { name: words.text, exact: true });
  await expect(text).toHaveAttribute('href', new RegExp(`^sms:\\${phone.dial}\\?&body=`));
  await expect(called.getByRole('button', { includeHidden: true })).toHaveCount(0);
});

test('`/` lists its cities and no other, by country, with its own number', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(secondBrand.title);
  for (const { locationName, slug } of secondBrand.cities)
    await expect(page.getByRole('link', { name: locationName }).first()).toHaveAttribute('href', `/${slug}`);
  await expect(page.getByRole('heading', { name: 'British Columbia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Washington' })).toBeVisible();
  await expect(page.locator('header a[href^="tel:"]')).toHaveAttribute('href', 'tel:+18885550111');
});

test('a shared link, the tab and the home screen show the brand', async ({ request }) => {
  const html = await (await request.get('/kelowna')).text();
  const meta = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
  expect(meta('og:site_name')).toBe('Cartaway');
  expect(meta('og:image')).toBe(`${secondBrand.siteUrl}/social/kelowna.png`);
  for (const image of ['/social/kelowna.png', '/social/spokane.png', '/social/landing.png'])
    expect((await request.get(image)).status(), image).toBe(200);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: 'Cartaway', theme_color: secondBrand.colors.paper });
  expect(await (await request.get('/favicon.svg')).text()).toContain(secondBrand.colors.identity);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(3 + 2 * 7);
  expect(sitemap).toContain(`<loc>${secondBrand.siteUrl}/spokane/what-we-take</loc>`);
});

const pagesWithPhotographs: [address: string, ...alts: string[]][] = [
  [
    '/kelowna',
    'Two people beside a truck',
    'A full garage',
    'The same garage, empty',
    secondPhotos.seeThrough.alt,
    secondPhotos.landscape.alt,
    secondPhotos.large.alt,
    secondPhotos.panorama.alt,
    secondPhotos.forPrint.alt,
  ],
  ['/kelowna/reviews', 'A full garage', 'The same garage, empty'],
  ['/spokane', secondPhotos.portrait.alt, secondPhotos.grey.alt],
  ['/spokane/reviews', secondPhotos.panorama.alt, secondPhotos.portrait.alt],
  ['/spokane/what-we-take', secondPhotos.seeThrough.alt],
];

test('photographs of every shape show without scripts', async ({ browser, brand }) => {
  for (const [address, ...alts] of pagesWithPhotographs) {
    const page = await openWithoutScripts(browser, brand.site.url + address);
    const shown = await listShownPhotographs(page);
    expect(
      shown.map(({ alt }) => alt),
      address,
    ).toEqual(expect.arrayContaining(alts));
    for (const { alt, src, width, naturalWidth, naturalHeight } of shown) {
      // Straight from a phone, which had been held upright.
      if (/beside a truck|garage/.test(alt)) expect(naturalHeight).toBeGreaterThan(naturalWidth);
      expect(src).toMatch(/\/static\/.*\.avif$/);
      expect(width).toBeGreaterThan(64);
    }
    await page.context().close();
  }
});

test('photographs are there at once: few bytes, and nothing moves', async ({ browser, brand }) => {
  for (const address of ['/spokane', '/kelowna/reviews']) {
    const { bytes, shift } = await measureFirstScreen(browser, brand.site.url + address);
    expect(bytes, address).toBeGreaterThan(0);
    expect(bytes, address).toBeLessThan(60_000);
    expect(shift, address).toBe(0);
  }
});

const { ends, begins, question: ofNewYear, lastMinute } = turnOfDays;

test('before its first day a built page does not have it, and until its last day it does', async ({
  browser,
  brand,
}) => {
  const page = await openWithoutScripts(browser, `${brand.site.url}/kelowna`);
  await expect(page.getByRole('heading', { name: ends })).toBeVisible();
  await expect(page.getByText(begins)).toHaveCount(0);
  await expect(page.locator('#same-day')).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).not.toContain(
    begins,
  );
  await page.goto(`${brand.site.url}/kelowna/faq`);
  await expect(page.getByText(ofNewYear)).toHaveCount(0);
  await page.context().close();
});

test.describe('at midnight in the city', () => {
  // Hours away from the city, where the day is another one.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('what ends goes and what begins comes, on an open page, and nothing moves', async ({ page }) => {
    const errors = consoleErrors(page);
    await installClock(page, lastMinute);
    await page.addInitScript(() => {
      const root = document.documentElement;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          root.dataset.shift = String(Number(root.dataset.shift ?? 0) + entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/kelowna');
    await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
    const coupon = (amount: string) => page.getByRole('heading', { name: amount, level: 3 });
    await expect(coupon(ends)).toHaveCount(1);
    await expect(coupon(begins)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(coupon(ends)).toHaveCount(0);
    await expect(coupon(begins)).toHaveCount(1);
    await expect(page.locator('#same-day')).toHaveCount(0);
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(
      0.001,
    );
    // The clock that jumps ends what the page reads meanwhile.
    expect(errors.filter((text) => !text.includes('could not be read'))).toEqual([]);
  });
});

test("what people ask for is read after two presses on the city's home", async ({ page }) => {
  await page.goto('/kelowna');
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

test('a city’s own fact stands in for the brand’s, on that city’s pages alone', async ({ request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  expect(await read('/spokane/faq')).toContain(spokaneMinimum);
  expect(await read('/spokane/faq')).not.toContain(secondFacts.minimum);
  expect(await read('/kelowna/faq')).not.toContain(spokaneMinimum);
  for (const held of Object.values(secondFacts.loads))
    expect(await read('/spokane/how-it-works')).toContain(held);
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
    await page.locator('form button[type=submit]').first().click();
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

test('a picture of the content is served as a picture and as nothing else', async ({ request }) => {
  const answer = await request.get(secondBrand.logo);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('image/svg+xml');
  expect(answer.headers()['content-security-policy']).toContain('sandbox');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
});

/** Names, sentences, colours, places and numbers of the brand that this project ships. */
function wordsOfOtherBrand(): string[] {
  const { site, cities } = loadContent('content');
  const numbers = [
    site.brand.mainPhone,
    ...Object.values(knownLocations).map((record) => record.tracking_phone),
  ];
  const digits = numbers.map((number) => number.replace(/\D/g, '').slice(-10));
  return [
    site.brand.name,
    site.brand.tagline,
    site.brand.promise,
    ...Object.values(site.brand.drawingColors),
    ...cities.flatMap(({ slug, locationName }) => [slug, locationName]),
    ...digits.flatMap((number) => [number, number.replace(/^(...)(...)/, '$1-$2-')]),
  ];
}

test('nowhere in what was built is a word of the other brand', ({ brand }) => {
  const files = readdirSync(brand.publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|css|svg|xml|txt|webmanifest)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  const words = wordsOfOtherBrand();
  expect(words).toEqual(expect.arrayContaining(['Haulwell', 'toronto', '416-555-0142', '8005550199']));
  const other = new RegExp(words.map((word) => `(?<![a-z0-9])${word}(?![a-z0-9])|haulwell`).join('|'), 'i');
  const found = files.flatMap((file) => {
    const text = `${path.relative(brand.publicDir, file)}\n${readFileSync(file, 'utf8')}`;
    const [word] = other.exec(text) ?? [];
    return word ? [`${path.relative(brand.publicDir, file)}: ${word}`] : [];
  });
  expect(found).toEqual([]);
  expect(readFileSync(path.join(brand.publicDir, `${kelowna.slug}/index.html`), 'utf8')).toContain(
    'Cartaway',
  );
});

test('this brand stays as it was built', ({ brand }) => {
  expect(brand.ownFiles.after).toEqual(brand.ownFiles.before);
});

// The last of them: it builds the brand once more.
test('a style that was changed is in the pages of the next build, where no word was', async ({
  page,
  brand,
}) => {
  test.setTimeout(1_200_000);
  await page.goto('/kelowna/faq');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveCSS('letter-spacing', '7px');
  appendFileSync(path.join(brand.projectDir, 'src/styles/global.css'), '\nh1 { letter-spacing: 7px; }\n');
  await brand.rebuild();
  await page.goto('/kelowna/faq');
  await expect(title).toHaveCSS('letter-spacing', '7px');
});
