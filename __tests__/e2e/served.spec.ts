import type { APIRequestContext } from '@playwright/test';
import { productionDatabaseHost } from '../../scripts/production-build';
import { listFoundPages } from '../../src/content-model/gatsby/sitemap/page-sources';
import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import { expect, open, test } from '../support/e2e-test';
import { content } from '../support/e2e-texts';

const { cities, site } = content;
const root = site.brand.siteUrl;

async function readPage(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const find = (pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, found = '']) => found);
  return {
    html,
    title: find(/<title[^>]*>([^<]*)</g),
    description: find(/<meta[^>]* name="description" content="([^"]*)"/g),
    canonical: find(/<link[^>]* rel="canonical" href="([^"]*)"/g),
    heading: find(/<h1[^>]*>([\s\S]*?)<\/h1>/g),
    robots: find(/<meta[^>]* name="robots" content="([^"]*)"/g),
  };
}

test('the sitemap has every page to be found, each under its own title and address', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${root}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const named = Array.from((await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found);
  const pages = contentsOf(content).flatMap(listFoundPages);
  expect(named).toStrictEqual(pages.map(({ path }) => root + path));
  const owners = new Map<string, string>();
  for (const { path } of pages) {
    const page = await readPage(request, path);
    expect(page.canonical, path).toStrictEqual([root + path]);
    expect(page.robots, path).toStrictEqual([]);
    for (const kind of ['title', 'description', 'heading'] as const) {
      const [found = '', ...others] = page[kind];
      expect(others, `${kind} of ${path}`).toStrictEqual([]);
      const key = `${kind} ${found}`;
      expect(owners.get(key), `${kind} of ${path}`).toBeUndefined();
      owners.set(key, path);
    }
  }
  for (const path of ['/book', '/thankyou', '/nowhere-at-all']) {
    const { robots, heading, html } = await readPage(request, path);
    expect(robots, path).toStrictEqual(['noindex']);
    expect(html, path).not.toContain('application/ld+json');
    expect(heading, path).not.toHaveLength(0);
  }
  // One privacy policy, which those of all cities name.
  for (const path of ['/privacy-policy', ...cities.map(({ slug }) => `/${slug}/privacy-policy`)])
    expect((await readPage(request, path)).canonical, path).toStrictEqual([`${root}/privacy-policy`]);
});

test('a page’s policy names its scripts by hash and no other origin', async ({ page, request }) => {
  const files: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.push(pathname);
  });
  await open(page, '/toronto/faq');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "yes"';
    document.body.append(script);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-foreign');
  await expect.poll(() => files.length).toBeGreaterThan(1);
  for (const file of files) {
    const answer = await request.get(file);
    // Their names change with them.
    expect(answer.headers()['cache-control'], file).toContain('immutable');
    expect(await answer.text()).not.toContain('sourceMappingURL');
    expect((await request.get(`${file}.map`)).status(), file).toBe(404);
  }
  const policyOf = async (path: string) => {
    const { html } = await readPage(request, path);
    return /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  };
  // The players of its videos.
  expect(await policyOf('/book')).toContain('https://www.youtube.com');
  // None but the site's own database.
  const others = new RegExp(`https://(?!${productionDatabaseHost.replaceAll('.', '[.]')}[ ;])`);
  for (const path of ['/', '/toronto', '/toronto/book-now', '/thankyou']) {
    expect(await policyOf(path), path).toMatch(/script-src (&#x27;|')self\1( \1sha256-[\w+/=]+\1)+;/);
    expect(await policyOf(path), path).not.toMatch(others);
  }
});

test('an address in other letters leads to the right page', async ({ page, site: { url } }) => {
  for (const [from, to] of [
    ['/Toronto/FAQ?utm_source=flyer#main', '/toronto/faq?utm_source=flyer#main'],
    ['/privacy', '/privacy-policy'],
  ]) {
    await page.goto(from!);
    await page.waitForURL(url + to!);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
