import { twinDatabaseHost } from '../../scripts/twin';
import { expect, test } from '../support/journey';

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
