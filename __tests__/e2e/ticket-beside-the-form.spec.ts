import type { Page } from '@playwright/test';
import { loadContent } from '../../src/content-model/checks/load-content';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { consoleErrors, expect, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';
import { adder, half, halfCoupon, holdPicker, slider, thing } from '../support/truck';
import { violations } from '../support/violations';

const { load } = loadContent(contentDir()).site;
const { thankyou } = loadContent(contentDir()).pages;
/** Empty where the content has no such coupon. */
const amount = halfCoupon?.amount ?? '';

test.skip(load.mode === 'off', 'The content switches it off.');

const copy = (page: Page) => page.getByRole('complementary', { name: formTexts.ticket.copy });
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const send = (page: Page) => page.getByRole('button', { name: formTexts.booking.submit });

async function openBookNow(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-05T08:30:00-05:00'));
  await page.goto('/toronto/book-now');
  await expect(page.getByRole('radio', { name: 'Monday, Jan 12' })).toBeVisible();
}

async function fillBooking(page: Page): Promise<void> {
  await page.getByLabel(labels.name).fill('Ada');
  await page.getByLabel(labels.phone).fill('4165550199');
  await page.getByLabel(labels.street).fill('100 Queen St W');
  await choose(page, 'Wednesday, Jan 7');
  await choose(page, '1:00 PM to 3:00 PM');
}

const onTicket = ['Ada', '416-555-0199', 'Wednesday, Jan 7', '1:00 PM to 3:00 PM', '100 Queen St W'];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('the copy fills as the visitor types and picks, and is what the confirmation stamps', async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    await openBookNow(page);
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
    const stamped = page.getByRole('region', { name: thankyou.details.title });
    for (const text of onTicket) await expect(stamped).toContainText(text);
    await expect(stamped).toContainText(`${half} ${thing!.plural}`);
    expect(errors).toStrictEqual([]);
  });

  test('nothing moves when the truck comes', async ({ page }) => {
    const { isAsked, letThrough } = holdPicker(page);
    await openBookNow(page);
    await isAsked;
    const places = async (): Promise<(number | undefined)[]> => {
      const parts = [copy(page).locator('a[href^="tel:"]'), page.getByRole('contentinfo')];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => box?.y);
    };
    const [linkBefore, footBefore] = await places();
    letThrough();
    await expect(slider(page)).toBeVisible();
    const [link, foot] = await places();
    expect(Math.abs(link! - linkBefore!)).toBeLessThan(2);
    expect(Math.abs(foot! - footBefore!)).toBeLessThan(2);
  });
});

test('on wider windows the truck is beside the form, and both take the whole width', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openBookNow(page);
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
});

test('on a phone one line above the button says it, and the press on the button is a press', async ({
  page,
  site,
}) => {
  await openBookNow(page);
  await expect(copy(page).getByText(formTexts.ticket.name)).toBeHidden();
  await fillBooking(page);
  await page.getByRole('heading', { name: load.title }).scrollIntoViewIfNeeded();
  for (let count = 0; count < half; count += 1) await adder(page).tap();
  const line = page.getByText('Wednesday, Jan 7 · 1:00 PM to 3:00 PM');
  await expect(line).toContainText(amount.replaceAll(' ', '\u00a0'));
  await send(page).scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport();
  expect(await violations(page)).toStrictEqual([]);
  await send(page).tap();
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('jobs'))).toHaveLength(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the copy shows the number to call, and no lines that nothing fills', async ({ page }) => {
    await page.goto('/toronto/get-quote');
    await expect(copy(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(copy(page).getByText(formTexts.ticket.name)).toBeHidden();
    await expect(page.getByText(load.plain)).toBeVisible();
  });
});
