import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLocalServices } from '../../scripts/local-services';
import { twinPublicDir } from '../../scripts/twin';
import { expect, open, test } from '../support/journey';
import { footerLabel, menuLabel, navigation } from '../support/journey-texts';

/** What follows a link of the site. */
type Gatsby = { ___navigate: (to: string) => void };

test('an unknown city leads to the landing page', async ({ page }) => {
  await page.goto('/atlantis/faq');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown page of a known city leads to the city’s home', async ({ page }) => {
  await page.goto('/toronto/no-such-page');
  await page.waitForURL('**/toronto');
});

for (const [from, to] of [
  ['/Toronto/FAQ?utm_source=flyer#main', '/toronto/faq?utm_source=flyer#main'],
  ['/TORONTO', '/toronto'],
  ['/Toronto/Privacy', '/toronto/privacy-policy'],
  ['/Book?gclid=AbC', '/book?gclid=AbC'],
  ['/ThankYou', '/thankyou'],
  ['/privacy', '/privacy-policy'],
  ['/Toronto/No-Such-Page?utm_source=flyer', '/toronto?utm_source=flyer'],
]) {
  test(`${from}, as it may be printed or typed, leads to ${to}`, async ({ page, site }) => {
    await page.goto(from!);
    await page.waitForURL(site.url + to!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an address that nobody knows, followed in an open tab, is asked of hosting and leads on', async ({
  page,
}) => {
  await open(page, '/toronto');
  // oxlint-disable-next-line no-underscore-dangle -- Gatsby's own name
  await page.evaluate(() => (window as unknown as Window & Gatsby).___navigate('/atlantis'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the address of a city under its old name leads to the same page of the city, with its campaign', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'renamed-'));
  mkdirSync(path.join(folder, 'site'));
  const redirects = { cities: [{ from: 'old-york', to: 'toronto' }] };
  writeFileSync(path.join(folder, 'site/redirects.json'), JSON.stringify(redirects));
  const follow = async ({ url }: { url: string }): Promise<void> => {
    await page.goto(`${url}/old-york/faq?utm_source=flyer`);
    expect(page.url()).toBe(`${url}/toronto/faq?utm_source=flyer`);
    await expect(page.locator('main summary').first()).toBeVisible();
    await page.goto(`${url}/old-york/what-we-take/no-such-thing`);
    await page.waitForURL(`${url}/toronto`);
  };
  try {
    await withLocalServices(follow, 'CA', { publicDir: twinPublicDir, contentDir: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the footer’s relative target `privacy` leads to the policy, in one redirect that keeps the query', async ({
  page,
  request,
}) => {
  const answer = await request.get('/miami/privacy?utm_source=flyer', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toContain('/miami/privacy-policy');
  await page.goto('/miami/privacy');
  await expect(page.getByText('October 16, 2024').first()).toBeVisible();
});

test('the menu keeps the city, opens without a mouse and starts each page at its top', async ({ page }) => {
  await open(page, '/kitchener');
  await page.locator('footer').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footerLabel('how-it-works') })
    .click();
  await page.waitForURL('**/kitchener/how-it-works');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('banner').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('link', { name: menuLabel('reviews') })
    .click();
  await page.waitForURL('**/kitchener/reviews');
  await page.goBack();
  await page.waitForURL('**/kitchener/how-it-works');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('/thankyou shows its optional fields as text', async ({ page }) => {
  await page.goto('/thankyou?moveDate=May+5&fromAddress=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address leads to the landing page', async ({ page }) => {
    await page.goto('/atlantis');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('the menu and a question open, and the phone can be dialled', async ({ page }) => {
    await page.goto('/hamilton/faq');
    await page.getByText(navigation.openMenu, { exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: menuLabel('book-now') })).toBeVisible();
    await page.getByText(navigation.closeMenu, { exact: true }).click();
    const question = page.locator('main summary').first();
    await question.click();
    await expect(page.locator('main details[open] p').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /905-555-01/ })).toHaveAttribute(
      'href',
      /^tel:\+1905/,
    );
  });
});
