import { readFileSync } from 'node:fs';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { cityPath, citySubRoutes } from '../../src/shared/site/routes';
import { expect, test } from '../support/journey';

const locations = JSON.parse(readFileSync('local/seed/locations.json', 'utf8')) as Record<
  string,
  { tracking_phone: string }
>;
const { cities } = loadContent(contentDir());

const shownPhone = (locationId: string): string =>
  (locations[locationId]?.tracking_phone ?? '').replace('+1 ', '').replaceAll(' ', '-');

test('all city pages have their heading, their text and their phone in plain HTML', async ({ request }) => {
  const pages = cities.flatMap((city) =>
    citySubRoutes.map((subRoute) => ({ path: cityPath(city.slug, subRoute), city })),
  );
  for (const { path, city } of pages) {
    const answer = await request.get(path);
    const html = await answer.text();
    const text = html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(answer.status(), path).toBe(200);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toContain(`tel:+1${shownPhone(city.locationId).replaceAll('-', '')}`);
    expect(text, path).toContain(shownPhone(city.locationId));
    expect(text, path).toContain(city.locationName);
    expect(text.length, path).toBeGreaterThan(800);
    expect(text, path).not.toMatch(/\{\w+\}|undefined|\[object/);
  }
});

test('what only a build needs is served to nobody', async ({ request, page }) => {
  await page.goto('/toronto');
  const scripts = await page.evaluate(() =>
    [...document.querySelector('template')!.content.querySelectorAll('script')].map(
      ({ src }) => new URL(src, location.href).pathname,
    ),
  );
  expect(scripts.length).toBeGreaterThan(0);
  const others = ['/webpack.stats.json', '/chunk-map.json', '/~partytown/partytown-sw.js'];
  for (const path of [...others, ...scripts.map((script) => `${script}.map`)])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
});
