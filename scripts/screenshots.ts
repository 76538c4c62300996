import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { contentDir } from '../src/content-model/reading/content-dir';
import { offerPagesOf, withRunningCampaigns } from '../src/content-model/reading/campaigns';
import { loadContent } from '../src/content-model/checks/load-content';
import { cityPath, citySubRoutes, privacyPath, thankYouPath } from '../src/domain/routes';
import { findOrInstallBrowser } from './browser';
import { buildForThisMachine } from './build-site';
import { layOutAll } from './lay-out-all';
import { withLocalServices } from './local-services';
import { reportFailure } from './report-failure';

/**
 * Writes a picture of every kind of page in three widths to .local/screenshots. Takes a city's slug, as in
 * `npm run screenshots -- fort-lauderdale`; without one it takes the first city of the content.
 */
const widths = [360, 768, 1440];
const height = 900;
const folder = path.resolve('.local/screenshots');

/** Scrolls through the page, so that everything that loads lazily has loaded. */
async function settle(page: Page): Promise<void> {
  await layOutAll(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function takePictures(): Promise<void> {
  const content = withRunningCampaigns(loadContent(contentDir()));
  const cities = content.cities.map(({ slug }) => slug);
  const slug = process.argv[3] ?? cities[0] ?? '';
  if (!cities.includes(slug)) throw new PlainError(`No city "${slug}": one of ${cities.join(', ')}.`);
  const pages = Object.fromEntries([
    ...citySubRoutes.map((subRoute) => [subRoute || 'home', cityPath(slug, subRoute)]),
    ...offerPagesOf(content.campaigns, { slug })
      .slice(0, 1)
      .map(({ path: address }) => ['offer', address]),
    ['landing', '/'],
    ['book', '/book'],
    ['thankyou', thankYouPath],
    ['policy', privacyPath],
  ]) as Record<string, string>;
  await buildForThisMachine();
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
  await withLocalServices(async (site) => {
    for (const width of widths) {
      // With reduced motion the film stands still, so that two runs give the same picture.
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const [name, address] of Object.entries(pages)) {
        await page.goto(new URL(address, site.url).href, { waitUntil: 'networkidle' });
        await settle(page);
        await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
      }
      await context.close();
    }
  });
  await browser.close();
  process.stdout.write(
    `${Object.keys(pages).length * widths.length} pictures of /${slug} and the rest are in ${folder}.\n`,
  );
}

takePictures().catch(reportFailure);
