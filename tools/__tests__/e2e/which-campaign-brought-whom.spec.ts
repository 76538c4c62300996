import { dayMs } from '../../../src/shared/time/days';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { sendQuote } from '../../../__tests__/support/e2e-context';
import { expect, test } from '../../../__tests__/support/e2e-test';
import { content, formTexts, labels } from '../../../__tests__/support/e2e-texts';
import { violations } from '../../../__tests__/support/violations';

const { conversions } = content.site;

/** The seven days before today: a platform takes no click from longer ago. */
const today = new Date().toISOString().slice(0, 10);
const at = (day: number, time: string): number => Date.parse(`${today}T${time}Z`) - (7 - day) * dayMs;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const [since, until] = [dayOf(at(0, '12:00')), dayOf(at(6, '12:00'))];

const campaigns = {
  fall: 'utm_source=google&utm_medium=cpc&utm_campaign=fall%20search&gclid=Cj0Kfall',
  garage: 'utm_source=bing&utm_medium=cpc&utm_campaign=garage&msclkid=f894f652ea334e739002f7167ab8f8e3',
};

/** Opens the landing page as a new visitor at a moment, who has come by an advertisement. */
async function arrive(page: Page, address: string, moment: number): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.goto(address);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
}

async function sendBooking(page: Page): Promise<void> {
  await page.getByLabel(labels.name).fill('Grace');
  await page.getByLabel(labels.phone).fill('6135550123');
  await page.getByRole('radio', { name: /day, / }).nth(1).check();
  await page.getByRole('radio', { name: '1:00 PM to 3:00 PM' }).check();
  await page.getByLabel(labels.message, { exact: true }).fill('Fridge');
  await page.getByRole('button', { name: formTexts.booking.submit }).click();
  await page.waitForURL('**/thankyou');
}

const folder = mkdtempSync(path.join(tmpdir(), 'campaigns-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

async function leads(databaseUrl: string, ...options: string[]): Promise<string> {
  const { port } = new URL(databaseUrl);
  const env = {
    ...process.env,
    DATABASE_PORT: port,
    PORT: String(Number(port) - 1),
    GITHUB_STEP_SUMMARY: '',
  };
  const args = ['scripts/run.mjs', 'leads', '--since', since, '--until', until, ...options];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
}

test('requests of two campaigns, forms and cities are in the table, the report and a file for ads as they were sent', async ({
  page,
  site,
}) => {
  const sent = { fall: at(1, '15:30:00'), garage: at(3, '17:20:00') };
  await arrive(page, `/toronto?${campaigns.fall}`, sent.fall);
  await sendQuote(page);
  await arrive(page, `/ottawa/book-now?${campaigns.garage}`, sent.garage);
  await sendBooking(page);
  await expect.poll(() => Object.keys((site.read('context') ?? {}) as object)).toHaveLength(2);

  const table = await leads(site.databaseUrl, '--by', 'campaign');
  const counted = table.match(/^\| .*\d.*$/gm)?.map((line) => line.replace(/ *\| */g, ' ').trim());
  expect(counted?.toSorted()).toEqual(['All 1 1 0 0', 'fall search 1 0 0 0', 'garage 0 1 0 0']);
  const ads = path.join(folder, 'google-ads.csv');
  await leads(site.databaseUrl, '--google-ads', '--out', ads);
  const [conversion] = readFileSync(ads, 'utf8').trimEnd().split(/\r?\n/).slice(2);
  const moment = new Date(sent.fall).toISOString().slice(0, 19).replace('T', ' ');
  expect(conversion).toBe(`Cj0Kfall,${conversions.quote.google},${moment}`);

  const report = path.join(folder, 'report.html');
  await leads(site.databaseUrl, '--report', '--out', report);
  const requests: string[] = [];
  const browser = page.context();
  const opened = await browser.newPage();
  opened.on('request', (request) => requests.push(request.url()));
  const errors: string[] = [];
  opened.on('console', (message) => errors.push(message.text()));
  await opened.goto(`file://${report}`);
  await opened.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expect(opened.getByRole('row', { name: /^fall search/ }).first()).toBeVisible();
  await expect(opened.getByRole('row', { name: /^Toronto/ }).first()).toBeVisible();
  expect(await opened.locator('body').textContent()).not.toMatch(/Ada Lovelace|416-555|Grace/);

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
