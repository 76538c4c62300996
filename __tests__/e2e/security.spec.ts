import { twinDatabaseHost } from '../../scripts/twin';
import { citySubRoutes } from '../../src/domain/routes';
import { expect, test } from '../support/journey';
import { labels } from '../support/journey-texts';
import { offerPaths } from '../support/offers';

const paths = [
  ...citySubRoutes.map((subRoute) => `/toronto/${subRoute}`),
  ...offerPaths,
  '/',
  '/book',
  '/thankyou',
  '/privacy-policy',
];

test('no page breaks its own security policy or throws, at rest and when its form is touched', async ({
  page,
}) => {
  test.slow();
  const refused: string[] = [];
  page.on('pageerror', ({ message }) => refused.push(`${new URL(page.url()).pathname}: ${message}`));
  await page.exposeFunction('tellRefused', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
      (window as unknown as { tellRefused: (text: string) => void }).tellRefused(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const field = page.getByLabel(labels.name);
    if ((await field.count()) > 0) await field.first().click();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toStrictEqual([]);
});

test('a page’s policy names its scripts by hash, and no script else runs in it', async ({ page }) => {
  await page.goto('/toronto');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const scripts = /script-src ([^;]+)/.exec(policy ?? '')?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "yes"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
});

/** None but the site's own database. */
const otherOrigins = new RegExp(`https://(?!${twinDatabaseHost.replaceAll('.', '[.]')}[ ;])`);

test('only /book lets in the players of its videos', async ({ page }) => {
  const policyOf = async (path: string) => {
    await page.goto(path);
    return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  };
  expect(await policyOf('/book')).toContain('https://www.youtube.com');
  for (const path of ['/', '/toronto', '/toronto/book-now', '/thankyou']) {
    expect(await policyOf(path), path).not.toMatch(otherOrigins);
  }
});

test('an address without a page is sent home by the one script its policy lets run', async ({ page }) => {
  await page.goto('/nowhere');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/toronto/nowhere');
  await page.waitForURL('**/toronto');
});

test('every answer carries the headers that a page cannot say of itself', async ({ request }) => {
  for (const path of ['/toronto', '/nowhere', '/page-data/app-data.json']) {
    const headers = (await request.get(path)).headers();
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
  }
});
