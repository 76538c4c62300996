import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { contentDir } from '../../../src/content-model/reading/content-dir';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { makePushId } from '../../../src/features/requests/rules/push-id';
import { sendQuote } from '../../../__tests__/support/context-journey';
import { expect, test } from '../../../__tests__/support/journey';
import { formTexts, labels } from '../../../__tests__/support/journey-texts';
import { typedAnswers } from '../../../__tests__/support/saved-lead';
import { axe, violations } from '../../../__tests__/support/violations';

const { cities, site: words } = loadContent(contentDir());
const { conversions } = words;
const nameOf = (slug: string): string => cities.find((city) => city.slug === slug)?.locationName ?? slug;

const dayMs = 24 * 60 * 60_000;
/** The seven days before today: a platform takes no click from longer ago. */
const today = new Date().toISOString().slice(0, 10);
const at = (day: number, time: string): number => Date.parse(`${today}T${time}Z`) - (7 - day) * dayMs;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const [since, until] = [dayOf(at(0, '12:00')), dayOf(at(6, '12:00'))];
const seconds = (moment: number): string => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** What the address of an advertisement says. */
const campaigns = {
  fall: 'utm_source=google&utm_medium=cpc&utm_campaign=fall%20search&gclid=Cj0Kfall',
  garage: 'utm_source=bing&utm_medium=cpc&utm_campaign=garage&msclkid=f894f652ea334e739002f7167ab8f8e3',
  social: 'utm_source=facebook&utm_medium=paid&utm_campaign=social&fbclid=IwARsocial',
  script: 'utm_source=mail&utm_campaign=%3Cscript%3Ealert(1)%3C/script%3E',
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
  await page.waitForLoadState('networkidle');
}

async function sendEstimate(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: formTexts.estimate.submit });
  const strip = page.locator('form').filter({ has: button });
  for (const [label, answer] of Object.entries(typedAnswers))
    await strip.getByLabel(label, { exact: true }).pressSequentially(answer);
  await button.click();
  await page.waitForURL('**/thankyou');
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

type Saved = Record<string, Record<string, unknown>>;

const folder = mkdtempSync(path.join(tmpdir(), 'campaigns-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command against the database of the journey; gives what it prints. */
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

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);

test('requests of four campaigns, three forms and three cities are in the table, the report and the files for ads as they were sent', async ({
  page,
  site,
}) => {
  const sent = { fall: at(1, '15:30:00'), social: at(5, '16:10:00'), garage: at(3, '17:20:00') };
  await arrive(page, `/toronto?${campaigns.fall}`, sent.fall);
  await sendQuote(page);
  await arrive(page, `/sanantonio?${campaigns.social}`, sent.social);
  await sendEstimate(page);
  await arrive(page, `/ottawa/book-now?${campaigns.garage}`, sent.garage);
  await sendBooking(page);
  await expect.poll(() => Object.keys((site.read('context') ?? {}) as Saved)).toHaveLength(3);

  // The rest of the week is written in the shape that the forms send.
  const records = site.saved('leads');
  const contexts = site.read('context') as Saved;
  const [firstKey = ''] = Object.keys(records).filter((key) => contexts[key]?.page === '/toronto');
  const again = (moment: number, changes: object): void => {
    const key = makePushId(moment);
    const time = new Date(moment).toISOString();
    const consent = { ...(contexts[firstKey]?.consent as object), at: time };
    const touches = (touch: object) => ({ landing_page: '/toronto', at: time, ...touch });
    const { first, last, ...others } = changes as { first: object; last: object };
    site.write(`leads/${key}`, records[firstKey]);
    site.write(`context/${key}`, {
      ...contexts[firstKey],
      consent,
      first_touch: touches(first),
      last_touch: touches(last),
      ...others,
    });
  };
  const fall = { utm_campaign: 'fall search', gclid: 'Cj0Ksecond' };
  const script = Object.fromEntries(new URLSearchParams(campaigns.script));
  // Not of this week; push ids are made in the order of time.
  again(at(-3, '15:00:00'), { first: fall, last: fall });
  // Half past ten in the evening of the day before, by the clocks of both provinces and Texas.
  again(at(3, '03:30:00'), { first: fall, last: fall });
  again(at(4, '15:00:00'), { first: fall, last: script });
  again(at(6, '15:00:00'), { first: fall, last: fall, trap_filled: true });

  const table = await leads(site.databaseUrl, '--by', 'campaign');
  const counted = table.match(/^\| .*\d.*$/gm)?.map((line) => line.replace(/ *\| */g, ' ').trim());
  expect(counted?.toSorted()).toEqual([
    'All 4 1 1',
    'fall search 2 0 1',
    'garage 0 1 0',
    'scriptalert(1)/script 1 0 0',
    'social 1 0 0',
  ]);

  const files = Object.fromEntries(
    ['google-ads', 'microsoft-ads', 'meta'].map((name) => [name, path.join(folder, `${name}.csv`)]),
  );
  const said = await Promise.all(
    Object.entries(files).map(([name, out]) => leads(site.databaseUrl, `--${name}`, '--out', out)),
  );
  expect(linesOf(String(files['google-ads'])).slice(2)).toEqual([
    `Cj0Kfall,${conversions.quote.name},${seconds(sent.fall)}`,
    `Cj0Ksecond,${conversions.quote.name},${seconds(at(3, '03:30:00'))}`,
    `Cj0Ksecond,${conversions.quote.name},${seconds(at(4, '15:00:00'))}`,
  ]);
  expect(linesOf(String(files['microsoft-ads'])).slice(2)).toEqual([
    `f894f652ea334e739002f7167ab8f8e3,${conversions.booking.name},${seconds(sent.garage)}`,
  ]);
  expect(linesOf(String(files.meta))).toEqual([
    expect.stringMatching(/^event_name,event_time,/),
    expect.stringMatching(
      new RegExp(
        `^${conversions.estimate.name},${sent.social / 1000},website,.{20},https://.*/sanantonio,fb\\.1\\.${sent.social}\\.IwARsocial$`,
      ),
    ),
  ]);
  expect(said[0]).toContain('Left out: 3 requests.');
  expect(said[0]).toContain('1 marked as spam');

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
  const rows = await opened
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')),
    );
  expect(rows).toEqual(
    expect.arrayContaining([
      'fall search | 2 | 40%',
      'scriptalert(1)/script | 1 | 20%',
      'fall search | 3 | 2 | −1',
      `${nameOf('toronto')} | 3 | 60%`,
      'fall search | 1 | 3 | 33%',
    ]),
  );
  expect(await opened.locator('body').textContent()).not.toMatch(/Ada Lovelace|416-555|Grace/);

  for (const width of [360, 1440]) {
    await opened.setViewportSize({ width, height: 900 });
    expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violations(opened, axe(opened))).toEqual([]);
  }
  await opened.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
  });
  await opened.emulateMedia({ media: 'print' });
  for (const printed of await opened.locator('table').all()) await expect(printed).toBeVisible();
  expect(requests.filter((url) => !url.startsWith('file:') && url !== 'data:,')).toEqual([]);
  expect(errors).toEqual([]);
});
