import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { refuseStorage } from '../support/faults';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { referenceOf } from '../../src/features/ticket/rules/reference';
import { consoleErrors, expect, fillQuoteForm, open, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { violations } from '../support/violations';

const { thankyou: texts } = loadContent(contentDir()).pages;
const message = 'One sofa, 2 chairs. 3rd floor';
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const ticket = (page: Page) => page.getByRole('region', { name: texts.details.title });
const saveButton = (page: Page) => page.getByRole('button', { name: texts.keep.calendar.label });

/** Books Wednesday, January 7, from 1 to 3 PM in Toronto. */
async function book(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-05T08:30:00-05:00'));
  await page.goto('/toronto/book-now');
  await choose(page, 'Wednesday, Jan 7');
  await choose(page, '1:00 PM to 3:00 PM');
  await page.getByLabel(labels.name).fill('Ada');
  await page.getByLabel(labels.phone).fill('4165550199');
  await page.getByLabel(labels.street).fill('100 Queen St W');
  await page.getByLabel(labels.message, { exact: true }).fill(message);
  await page.getByRole('button', { name: formTexts.booking.submit }).click();
  await page.waitForURL('**/thankyou');
}

test('a visitor books, keeps the ticket through a reload, in the calendar and on paper, and can change it', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  await book(page);
  const [pushId = ''] = Object.keys(site.saved('jobs'));
  const reference = referenceOf(pushId);
  const seen = [reference, 'Wednesday, Jan 7', '1:00 PM to 3:00 PM, Toronto', '100 Queen St W', message];
  for (const text of seen) await expect(ticket(page)).toContainText(text);
  expect(new URL(page.url()).search).toBe('');

  await page.reload();
  for (const text of seen) await expect(ticket(page)).toContainText(text);

  const download = page.waitForEvent('download');
  await saveButton(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  expect(event.startDate.toString()).toBe('2026-01-07T18:00:00Z');
  expect(event.endDate.toString()).toBe('2026-01-07T20:00:00Z');
  expect(event.summary).toContain('1:00 PM to 3:00 PM');
  expect(event.description).toContain(reference);
  expect(event.description).toContain(message);

  const sms = await page.getByRole('link', { name: texts.keep.change.sms }).getAttribute('href');
  expect(sms).toMatch(/^sms:\+1\d{10}\?&body=/);
  expect(decodeURIComponent(sms ?? '')).toContain(reference);
  expect(await violations(page)).toStrictEqual([]);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: texts.keep.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(ticket(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.keep.title })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(errors).toStrictEqual([]);
});

test.describe('where the browser keeps nothing for a site', () => {
  test('a quote still has its ticket, also after a reload, and nothing for a calendar', async ({
    page,
    site,
  }) => {
    await refuseStorage(page);
    await open(page, '/toronto/get-quote');
    await fillQuoteForm(page, { name: 'Ada', phone: '4165550199', message: 'One sofa' });
    await page.locator('form[data-form=quote] button[type=submit]').first().click();
    await page.waitForURL('**/thankyou');
    const [pushId = ''] = Object.keys(site.saved('leads'));
    await expect(ticket(page)).toContainText(referenceOf(pushId));
    await page.reload();
    await expect(ticket(page)).toContainText(referenceOf(pushId));
    await expect(saveButton(page)).toHaveCount(0);
  });
});
