import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';

/** Monday, January 5, by the clock of Toronto, wherever the test runs: the dates and windows follow from it. */
const mondayAt = (time: string) => new Date(`2026-01-05T${time}-05:00`);
const mondayMorning = mondayAt('08:30');
const submit = { name: formTexts.booking.submit };

async function openBookNow(page: Page, now = mondayMorning): Promise<void> {
  await page.clock.setFixedTime(now);
  await page.goto('/toronto/book-now');
  await expect(page.getByRole('radio', { name: 'Monday, Jan 12' })).toBeVisible();
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

test('only what the specification names is checked, and the rest is saved empty', async ({ page, site }) => {
  await openBookNow(page);
  await page.getByRole('button', submit).click();
  for (const message of [
    formTexts.messages.nameRequired,
    formTexts.messages.phoneTooShort,
    formTexts.messages.dateRequired,
    formTexts.messages.timeWindowRequired,
    formTexts.messages.messageRequired,
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel(labels.name)).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);

  await page.getByLabel(labels.name).fill('Ada');
  await page.getByLabel(labels.phone).fill('4165550199');
  await choose(page, 'Monday, Jan 5');
  await choose(page, '9:00 AM to 11:00 AM');
  await page.getByLabel(labels.message, { exact: true }).fill('Sofa');
  await page.getByRole('button', submit).dblclick();
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

test('windows that have begun are not offered for today, and a day without one says so and cannot be picked', async ({
  page,
}) => {
  await openBookNow(page, mondayAt('13:00'));
  const windows = page.getByRole('radio', { name: /[AP]M to/ });
  await choose(page, 'Monday, Jan 5');
  await expect(windows).toHaveCount(1);
  await page.clock.setFixedTime(mondayAt('15:00'));
  await choose(page, '3:00 PM to 5:00 PM').catch(() => undefined);
  await expect(windows).toHaveCount(0);
  await expect(page.getByText(formTexts.booking.noWindowLeft)).toBeVisible();
  await choose(page, 'Tuesday, Jan 6');
  await expect(windows).toHaveCount(4);
  const dates = page.getByRole('radiogroup', { name: labels.date }).getByRole('radio');
  await expect(dates).toHaveCount(8);
  await expect(dates.first()).toHaveAccessibleName(`Monday, Jan 5 ${formTexts.booking.dayOver}`);
  await expect(dates.first()).toBeDisabled();
  // By the keyboard alone.
  await dates.nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Wednesday, Jan 7' })).toBeChecked();
});

test.describe('a visitor in Vancouver', () => {
  test.use({ timezoneId: 'America/Vancouver' });

  test('is offered what the clock of Toronto has left, three hours ahead of their own', async ({
    page,
    site,
  }) => {
    await openBookNow(page, mondayAt('13:30'));
    expect(await page.evaluate(() => new Date().getHours())).toBe(10);
    await choose(page, 'Monday, Jan 5');
    const windows = page.getByRole('radio', { name: /[AP]M to/ });
    await expect(windows).toHaveCount(1);
    await expect(windows).toHaveAccessibleName('3:00 PM to 5:00 PM');
    await choose(page, '3:00 PM to 5:00 PM');
    await page.getByLabel(labels.name).fill('Ada');
    await page.getByLabel(labels.phone).fill('4165550199');
    await page.getByLabel(labels.message, { exact: true }).fill('Sofa');
    await page.getByRole('button', submit).click();
    await page.waitForURL('**/thankyou');
    expect(Object.values(site.saved('jobs'))).toMatchObject([
      { date: '2026-01-05', start_time: '15:00', end_time: '17:00' },
    ]);
  });
});

test('nothing moves when the dates come', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openBookNow(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate('window.shifts')).toBeLessThan(0.01);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has no date to show, says so, and gives the phone', async ({ page }) => {
    await page.goto('/toronto/book-now');
    const dates = page.getByRole('radiogroup', { name: 'Date' });
    const notice = dates.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(formTexts.booking.datesWithoutScripts);
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    await expect(dates.getByRole('radio')).toHaveCount(0);
  });
});
