import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { referenceOf } from '../../src/features/ticket/rules/reference';
import { refuseStorage } from '../support/faults';
import { consoleErrors, expect, fillQuoteForm, open, test } from '../support/journey';
import { addUpShifts, readShifts } from '../support/layout-faults';
import { content, formTexts, labels } from '../support/journey-texts';
import { adder, half, halfCoupon, holdPicker, slider, thing } from '../support/truck';
import { violations } from '../support/violations';

const { load } = content.site;
const { thankyou: texts } = content.pages;

/** Monday, January 5, by the clock of Toronto, wherever the test runs: the dates and windows follow from it. */
const mondayAt = (time: string) => new Date(`2026-01-05T${time}-05:00`);
/** Empty where the content has no such coupon. */
const amount = halfCoupon?.amount ?? '';
const onTicket = ['Ada', '416-555-0199', 'Wednesday, Jan 7', '1:00 PM to 3:00 PM', '100 Queen St W'];

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const windows = (page: Page) => page.getByRole('radio', { name: /[AP]M to/ });
const send = (page: Page) => page.getByRole('button', { name: formTexts.booking.submit });
const copy = (page: Page) => page.getByRole('complementary', { name: formTexts.ticket.copy });
const ticket = (page: Page) => page.getByRole('region', { name: texts.details.title });
const saveButton = (page: Page) => page.getByRole('button', { name: texts.keep.calendar.label });

async function openBookNow(page: Page, now = mondayAt('08:30')): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto('/toronto/book-now');
  // The dates come with the form's code, when they come near.
  await page.getByRole('radiogroup', { name: labels.date }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('radio', { name: 'Monday, Jan 12' })).toBeVisible();
}

async function fillBooking(page: Page): Promise<void> {
  await page.getByLabel(labels.name).fill('Ada');
  await page.getByLabel(labels.phone).fill('4165550199');
  await page.getByLabel(labels.street).fill('100 Queen St W');
  await choose(page, 'Wednesday, Jan 7');
  await choose(page, '1:00 PM to 3:00 PM');
}

test('only what the specification names is checked, the rest is saved empty, and nothing moves when the dates come', async ({
  page,
  site,
}) => {
  await page.addInitScript(addUpShifts);
  await openBookNow(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(readShifts)).toBeLessThan(0.01);
  await send(page).click();
  const { messages } = formTexts;
  for (const message of [
    messages.nameRequired,
    messages.phoneTooShort,
    messages.dateRequired,
    messages.timeWindowRequired,
    messages.messageRequired,
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel(labels.name)).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);

  await page.getByLabel(labels.name).fill('Ada');
  await page.getByLabel(labels.phone).fill('4165550199');
  await choose(page, 'Monday, Jan 5');
  await choose(page, '9:00 AM to 11:00 AM');
  await page.getByLabel(labels.message, { exact: true }).fill('Sofa');
  await send(page).dblclick();
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('jobs'))).toMatchObject([
    {
      cus_address: { street: '', unit: '', city: '', state: '', zip: '', country: '' },
      date: '2026-01-05',
      start_time: '9:00',
      end_time: '11:00',
      is_time_sensitive: false,
      property_type: '',
    },
  ]);
});

test.describe('a visitor in Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' });

  test('is offered what the clock of Toronto has left, three hours ahead of their own', async ({ page }) => {
    await openBookNow(page, mondayAt('13:30'));
    expect(await page.evaluate(() => new Date().getHours())).toBe(10);
    await choose(page, 'Monday, Jan 5');
    await expect(windows(page)).toHaveCount(1);
    await expect(windows(page)).toHaveAccessibleName('3:00 PM to 5:00 PM');
    // A day without a window left says so and cannot be picked.
    await page.clock.setFixedTime(mondayAt('15:00'));
    await choose(page, '3:00 PM to 5:00 PM').catch(() => undefined);
    await expect(windows(page)).toHaveCount(0);
    await expect(page.getByText(formTexts.booking.noWindowLeft)).toBeVisible();
    await choose(page, 'Tuesday, Jan 6');
    await expect(windows(page)).toHaveCount(4);
    const dates = page.getByRole('radiogroup', { name: labels.date }).getByRole('radio');
    await expect(dates).toHaveCount(8);
    await expect(dates.first()).toHaveAccessibleName(`Monday, Jan 5 ${formTexts.booking.dayOver}`);
    await expect(dates.first()).toBeDisabled();
    // By the keyboard alone.
    await dates.nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Wednesday, Jan 7' })).toBeChecked();
  });
});

test('a visitor books by phone, keeps the ticket through a reload, in the calendar and on paper, and can change it', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  await openBookNow(page);
  await expect(copy(page).getByText(formTexts.ticket.name)).toBeHidden();
  await fillBooking(page);
  const message = 'One sofa, 2 chairs. 3rd floor';
  await page.getByLabel(labels.message, { exact: true }).fill(message);
  // One line above the button says it, and the press on the button is a press.
  const line = page.getByText('Wednesday, Jan 7 · 1:00 PM to 3:00 PM');
  await send(page).scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport();
  expect(await violations(page)).toStrictEqual([]);
  await send(page).tap();
  await page.waitForURL('**/thankyou');
  const [pushId = '', ...others] = Object.keys(site.saved('jobs'));
  expect(others).toStrictEqual([]);
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

test('the confirmation does not wait for the code of other forms', async ({ page }) => {
  await page.route('**/forms-*.js', () => undefined);
  await openBookNow(page);
  await fillBooking(page);
  await page.getByLabel(labels.message, { exact: true }).fill('Sofa');
  await send(page).click();
  await expect(ticket(page)).toBeVisible();
});

test('where the browser keeps nothing for a site a quote still has its ticket, also after a reload, and nothing for a calendar', async ({
  page,
  site,
}) => {
  await refuseStorage(page);
  await open(page, '/toronto/get-quote');
  await fillQuoteForm(page, { name: 'Ada', phone: '4165550199', message: 'One sofa' });
  await page.locator('form[data-form=quote] button[aria-disabled]').first().click();
  await page.waitForURL('**/thankyou');
  const [pushId = ''] = Object.keys(site.saved('leads'));
  await expect(ticket(page)).toContainText(referenceOf(pushId));
  await page.reload();
  await expect(ticket(page)).toContainText(referenceOf(pushId));
  await expect(saveButton(page)).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });
  test.skip(load.mode === 'off', 'The content switches it off.');

  test('the truck and the copy beside the form fill, nothing moves when they come, and the confirmation stamps them', async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    const { isAsked, letThrough } = holdPicker(page);
    await openBookNow(page);
    await isAsked;
    const places = async (): Promise<number[]> => {
      const parts = [copy(page).locator('a[href^="tel:"]'), page.getByRole('contentinfo')];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => box!.y);
    };
    const before = await places();
    letThrough();
    await expect(slider(page)).toBeVisible();
    for (const [index, y] of (await places()).entries()) expect(Math.abs(y - before[index]!)).toBeLessThan(2);

    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      const form = (await page.getByRole('form').boundingBox())!;
      const sheet = (await copy(page).boundingBox())!;
      expect(sheet.x).toBeGreaterThan(form.x + form.width);
      expect(sheet.y).toBeLessThan(form.y + form.height / 4);
      expect(sheet.y + sheet.height).toBeLessThan(form.y + form.height * 1.25);
      expect(form.width).toBeGreaterThan(width / 3 - 48);
      const [bar, title] = [page.getByRole('banner'), page.getByRole('heading', { level: 1 })];
      const edge = await bar.locator('a, summary').filter({ visible: true }).last().boundingBox();
      expect(Math.abs(sheet.x + sheet.width - edge!.x - edge!.width)).toBeLessThan(3);
      expect(Math.abs((await title.boundingBox())!.x - form.x)).toBeLessThan(60);
    }

    for (const text of onTicket) await expect(copy(page)).not.toContainText(text);
    await fillBooking(page);
    for (const text of onTicket) await expect(copy(page)).toContainText(text);
    await page.getByRole('searchbox', { name: load.picker.search }).scrollIntoViewIfNeeded();
    for (let count = 0; count < half; count += 1) await adder(page).click();
    await expect(copy(page)).toContainText(amount);
    await expect(slider(page)).toBeInViewport();
    await expect(page.getByRole('slider')).toHaveCount(1);
    expect(await violations(page)).toStrictEqual([]);

    await send(page).click();
    await page.waitForURL('**/thankyou');
    for (const text of onTicket) await expect(ticket(page)).toContainText(text);
    await expect(ticket(page)).toContainText(`${half} ${thing!.plural}`);
    expect(errors).toStrictEqual([]);
  });
});
