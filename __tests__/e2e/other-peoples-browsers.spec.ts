import type { Page } from '@playwright/test';
import { answers, expect, fillFields, open, scriptsRun, test, typed } from '../support/e2e-test';
import { content, formTexts, labels } from '../support/e2e-texts';
import { browserFaults, holdBack } from '../support/faults';

/** What translators, password managers, keyboards and in-app browsers do to a page. */

const path = '/toronto/get-quote';
const { title } = content.pages.thankyou;
const button = (page: Page) => page.getByRole('button', { name: formTexts.quote.submit });
const message = (page: Page) => page.getByLabel(labels.message, { exact: true });

for (const [what, happen] of Object.entries(browserFaults))
  test(`${what}, before the scripts: what is typed stays, and an early press is saved once`, async ({
    page,
    site,
  }) => {
    const letGo = await holdBack(page, '**/*.js');
    await page.goto(path);
    await fillFields(page, answers);
    await page.evaluate(happen);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await expect(message(page)).toBeFocused();
    await message(page).press('x');
    await button(page).click();
    letGo();
    await page.waitForURL(/\/thankyou$/);
    expect(new URL(page.url()).pathname).toBe('/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    expect(Object.values(site.saved('leads'))).toMatchObject([
      { ...typed, note_from_customer: `${answers.message}x` },
    ]);
    // The context names a language only where it is not English.
    await expect
      .poll(() => Object.values(site.saved('context')))
      .toEqual([expect.not.objectContaining({ language: expect.anything() })]);
    // The thank-you page alone.
    expect(loads).toBe(1);
  });

for (const [what, happen] of Object.entries(browserFaults))
  test(`${what}, after the scripts: the request is saved, and the visitor is thanked @any-browser`, async ({
    page,
    site,
  }) => {
    await page.goto(path);
    await scriptsRun(page);
    await page.evaluate(happen);
    await fillFields(page, answers);
    await page.evaluate(happen);
    await page.locator('form button[type=submit]').first().waitFor();
    await expect(message(page)).toHaveValue(answers.message);
    await button(page).click();
    await page.waitForURL(/\/thankyou$/);
    expect(new URL(page.url()).pathname).toBe('/thankyou');
    expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  });

test('Enter that ends a word of an input method neither sends nor goes on', async ({ page, site }) => {
  await open(page, path);
  await fillFields(page, answers);
  for (const label of [labels.name, labels.message]) {
    const field = page.getByLabel(label, { exact: true }).first();
    await field.focus();
    // Safari ends the composition first, and gives the key's old number.
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      await field.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...key });
    await expect(field).toBeFocused();
  }
  await expect(button(page)).toHaveAttribute('aria-disabled', 'false');
  expect(site.saved('leads')).toStrictEqual({});
});

test('a tap while the last word is being composed sends it, whole', async ({ page, site }) => {
  await open(page, path);
  await fillFields(page, { ...answers, message: 'One sofa, 2 ' });
  const keyboard = await page.context().newCDPSession(page);
  await message(page).focus();
  await keyboard.send('Input.imeSetComposition', { text: 'chairs.', selectionStart: 7, selectionEnd: 7 });
  await button(page).tap();
  await page.waitForURL(/\/thankyou$/);
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('once the page is at rest every part of it is drawn', async ({ page }) => {
  await page.goto('/toronto');
  const undrawn = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (each) =>
            getComputedStyle(each).contentVisibility === 'auto' ||
            (each instanceof HTMLImageElement && each.checkVisibility() && each.naturalWidth === 0),
        ).length,
    );
  await expect.poll(undrawn).toBe(0);
});
