import type { APIRequestContext } from '@playwright/test';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { listFoundPages } from '../../src/build/sitemap/page-sources';
import { expect, test } from '../support/journey';

const content = loadContent(contentDir());
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
    data: find(/<script[^>]* type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  };
}

test('robots.txt names a sitemap with every page that search engines may show, and no other', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${root}/sitemap.xml`);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const named = Array.from((await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g), ([, found]) => found);
  expect(named).toStrictEqual(listFoundPages(content).map(({ path }) => root + path));
});

test('each of them is there under its own title, description, heading and address', async ({ request }) => {
  const owners = new Map<string, string>();
  for (const { path } of listFoundPages(content)) {
    const page = await readPage(request, path);
    expect(page.canonical, path).toStrictEqual([root + path]);
    expect(page.robots, path).toStrictEqual([]);
    expect(page.html, path).not.toContain('hreflang');
    for (const kind of ['title', 'description', 'heading'] as const) {
      const [found = '', ...others] = page[kind];
      expect(others, `${kind} of ${path}`).toStrictEqual([]);
      const key = `${kind} ${found}`;
      expect(owners.get(key), `${kind} of ${path}`).toBeUndefined();
      owners.set(key, path);
    }
  }
});

test('/thankyou, the page for advertisements and the one for missing addresses stay out of search results', async ({
  request,
}) => {
  for (const path of ['/book', '/thankyou', '/nowhere-at-all']) {
    const page = await readPage(request, path);
    expect(page.robots, path).toStrictEqual(['noindex']);
    expect(page.heading, path).toHaveLength(1);
    expect(page.data, path).toStrictEqual([]);
  }
  expect((await readPage(request, '/nowhere-at-all')).canonical).toStrictEqual([]);
});

test('search engines know one privacy policy, which those of all cities name', async ({ request }) => {
  for (const path of ['/privacy-policy', ...cities.map(({ slug }) => `/${slug}/privacy-policy`)])
    expect((await readPage(request, path)).canonical, path).toStrictEqual([`${root}/privacy-policy`]);
});
