import { expect, open, test } from '../support/journey';

/** What follows a link of the site. */
type Gatsby = { ___navigate: (to: string) => void };

test('an address that is unknown, or printed or typed in other letters, leads to the page that is meant', async ({
  page,
  site,
}) => {
  for (const [from, to] of [
    ['/atlantis/faq', '/'],
    ['/Toronto/FAQ?utm_source=flyer#main', '/toronto/faq?utm_source=flyer#main'],
    ['/Book?gclid=AbC', '/book?gclid=AbC'],
    ['/privacy', '/privacy-policy'],
    ['/Toronto/No-Such-Page?utm_source=flyer', '/toronto?utm_source=flyer'],
  ]) {
    await page.goto(from!);
    await page.waitForURL(site.url + to!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an address that nobody knows, followed in an open tab, is asked of hosting and leads on', async ({
  page,
}) => {
  await open(page, '/toronto');
  // oxlint-disable-next-line no-underscore-dangle -- Gatsby's own name
  await page.evaluate(() => (window as unknown as Window & Gatsby).___navigate('/atlantis'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the footer’s relative target `privacy` leads to the policy, in one redirect that keeps the query', async ({
  request,
}) => {
  const answer = await request.get('/miami/privacy?utm_source=flyer', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toContain('/miami/privacy-policy?utm_source=flyer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address leads to the landing page', async ({ page }) => {
    await page.goto('/atlantis');
    await page.waitForURL((url) => url.pathname === '/');
  });
});
