import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { sendQuote } from '../../../__tests__/support/e2e-context';
import { expect, installClock, open, test } from '../../../__tests__/support/e2e-test';
import { content, labels } from '../../../__tests__/support/e2e-texts';
import { violations } from '../../../__tests__/support/violations';

async function leads(databaseUrl: string, ...options: string[]): Promise<void> {
  const { port } = new URL(databaseUrl);
  const ports = { DATABASE_PORT: port, PORT: String(Number(port) - 1) };
  const env = { ...process.env, ...ports, GITHUB_STEP_SUMMARY: '' };
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'leads', ...options], { env });
}

test('a request that an ad brought is in the report, and in a file for ads', async ({ page, site }, info) => {
  await installClock(page);
  await open(page, '/toronto?utm_source=google&utm_medium=cpc&utm_campaign=fall%20search&gclid=Cj0Kfall');
  await page.getByLabel(labels.name).first().fill('Ada');
  // Nobody fills in a form within a second.
  await page.clock.fastForward(10_000);
  await sendQuote(page);
  await expect.poll(() => Object.keys((site.read('context') ?? {}) as object)).toHaveLength(1);
  const ads = info.outputPath('google-ads.csv');
  await leads(site.databaseUrl, '--google-ads', '--out', ads);
  expect(readFileSync(ads, 'utf8')).toContain(`\nCj0Kfall,${content.site.conversions.quote.google},`);

  const report = info.outputPath('report.html');
  await leads(site.databaseUrl, '--report', '--out', report);
  const requests: string[] = [];
  const opened = await page.context().newPage();
  opened.on('request', (request) => requests.push(request.url()));
  const errors: string[] = [];
  opened.on('console', (message) => errors.push(message.text()));
  await opened.goto(`file://${report}`);
  await opened.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expect(opened.getByRole('row', { name: /^fall search/ }).first()).toBeVisible();
  await expect(opened.getByRole('row', { name: /^Toronto/ }).first()).toBeVisible();
  expect(await opened.locator('body').textContent()).not.toMatch(/Ada Lovelace|416-555/);

  for (const width of [360, 1440]) {
    await opened.setViewportSize({ width, height: 900 });
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(opened)).toEqual([]);
  }
  await opened.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
  });
  await opened.emulateMedia({ media: 'print' });
  for (const printed of await opened.locator('table').all()) await expect(printed).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('file:') && url !== 'data:,')).toEqual([]);
  expect(errors).toEqual([]);
});
