import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { answers, consoleErrors, expect, fillFields, open, test } from '../support/e2e-test';
import { addUpShifts } from '../support/layout-faults';
import { formTexts, labels, haul, pages, site as content } from '../support/e2e-texts';
import { bookedJob, bookingKeys } from '../support/booking-keys';
import { adder, half, halfCoupon, slider, thing } from '../support/truck';
import { violations } from '../support/violations';

const { thankyou: texts } = pages;

/** Monday, January 5, by the clock of Toronto, wherever the test runs: the dates and windows follow from it. */
const monday = new Date('2026-01-05T08:30-05:00');
/** Empty where the content has no such coupon. */
const amount = halfCoupon?.amount ?? '';
const onTicket = ['Ada', '416-555-0199', 'Wednesday, Jan 7', '1:00 PM to 3:00 PM', '100 Queen St W'];

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const send = (page: Page) => page.getByRole('button', { name: formTexts.booking.submit });
const copy = (page: Page) => page.getByRole('complementary', { name: formTexts.ticket.copy });
const ticket = (page: Page) => page.getByRole('region', { name: texts.details.title });
const saveButton = (page: Page) => page.getByRole('button', { name: texts.keep.calendar.label });

async function openBookNow(page: Page): Promise<void> {
  await page.clock.setFixedTime(monday);
  await page.goto('/toronto/book-now');
  // What lives comes when somebody reads.
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole('radio', { name: 'Monday, Jan 12' })).toBeVisible();
}

async function fillBooking(page: Page): Promise<void> {
  await fillFields(page, answers);
  await page.getByLabel(labels.street).fill('100 Queen St W');
  await choose(page, 'Wednesday, Jan 7');
  await choose(page, '1:00 PM to 3:00 PM');
}

test('a booking by keyboard, and its ticket', { tag: '@any-browser' }, async ({ page, site }) => {
  await open(page, '/toronto/book-now');
  await page.locator('[name=date]:enabled').first().focus();
  const date = await page.locator('[name=date]:enabled').nth(1).inputValue();
  for (const key of bookingKeys) {
    if (/^(Tab|Space|Enter|Arrow\w+)$/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('jobs'))).toStrictEqual([bookedJob(date)]);
  expect(site.saved('leads')).toStrictEqual({});
  const [pushId = ''] = Object.keys(site.saved('jobs'));
  await expect(ticket(page)).toContainText(referenceOf(pushId));
  await page.reload();
  for (const text of [referenceOf(pushId), '100 Queen St W', formTexts.ticket.name])
    await expect(ticket(page)).toContainText(text);
});

test('Tab stops once at a choice, and Enter goes where its key says, past the choices', async ({ page }) => {
  await open(page, '/toronto/book-now');
  await page.locator('[name=date]:enabled').first().focus();
  for (const name of ['timeWindow', 'flexibility', 'name']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('name', name);
  }
  await page.getByLabel(labels.name).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(labels.phone)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: content.booking.propertyTypes[0]!.label })).toBeFocused();
  await page.getByLabel(labels.street).focus();
  for (const label of [labels.city, labels.state, labels.postalCode]) {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  }
});

test('nothing moves when the dates come, and two presses are one job', async ({ page, site }) => {
  await page.addInitScript(addUpShifts);
  await openBookNow(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0);
  expect(shifts).toBeLessThan(0.01);
  await fillFields(page, answers);
  await choose(page, 'Monday, Jan 5');
  await choose(page, '9:00 AM to 11:00 AM');
  await send(page).dblclick();
  await page.waitForURL('**/thankyou');
  const empty = { street: '', unit: '', city: '', state: '', zip: '', country: '' };
  expect(Object.values(site.saved('jobs'))).toMatchObject([
    { cus_address: empty, date: '2026-01-05', start_time: '9:00', end_time: '11:00', property_type: '' },
  ]);
});

test('the ticket of a job goes into a calendar, into a text and on paper', async ({ page, site }) => {
  const errors = consoleErrors(page);
  await page.route('**/forms-*.js', () => undefined);
  await openBookNow(page);
  await fillBooking(page);
  // One line above the button says it, and the press on the button is a press.
  await send(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('Wednesday, Jan 7 · 1:00 PM to 3:00 PM')).toBeInViewport();
  await send(page).tap();
  await page.waitForURL('**/thankyou');
  const [pushId = ''] = Object.keys(site.saved('jobs'));
  const reference = referenceOf(pushId);
  const download = page.waitForEvent('download');
  await saveButton(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.ics`);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toMatch(/DTSTART[^\n]*20260107T180000Z/);
  const sms = await page.getByRole('link', { name: texts.keep.change.sms }).getAttribute('href');
  expect(sms).toMatch(/^sms:\+1\d{10}\?&body=/);
  expect(decodeURIComponent(sms ?? '')).toContain(reference);
  expect(await violations(page)).toStrictEqual([]);
  await page.evaluate(() => void (window.print = () => undefined));
  await page.getByRole('button', { name: texts.keep.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(ticket(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: texts.keep.title })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(errors).toStrictEqual([]);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });
  test.skip(haul.mode === 'off', 'The content switches it off.');

  test('the truck and the copy beside the form fill, and the confirmation stamps them', async ({ page }) => {
    const errors = consoleErrors(page);
    await openBookNow(page);
    await expect(slider(page)).toBeVisible();
    const form = (await page.getByRole('form').boundingBox())!;
    expect((await copy(page).boundingBox())!.x).toBeGreaterThan(form.x + form.width);
    for (const text of onTicket) await expect(copy(page)).not.toContainText(text);
    await fillBooking(page);
    for (const text of onTicket) await expect(copy(page)).toContainText(text);
    await page.getByRole('searchbox', { name: haul.picker.search }).scrollIntoViewIfNeeded();
    for (let count = 0; count < half; count += 1) await adder(page).click();
    await expect(copy(page)).toContainText(amount);
    await expect(page.getByRole('slider')).toHaveCount(1);
    expect(await violations(page)).toStrictEqual([]);

    await send(page).click();
    await page.waitForURL('**/thankyou');
    for (const text of [...onTicket, `${half} ${thing!.plural}`])
      await expect(ticket(page)).toContainText(text);
    expect(errors).toStrictEqual([]);
  });
});
