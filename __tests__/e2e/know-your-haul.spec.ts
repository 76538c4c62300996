import type { Locator, Page } from '@playwright/test';
import { unsupportedFeatures } from '../../scripts/browsers/unsupported-features';
import { fillText } from '../../src/shared/text/fill-text';
import { maskMessage } from '../../src/shared/text/masks';
import { consoleErrors, expect, fillFields, open, test, type Site } from '../support/e2e-test';
import { formTexts, labels, haul, pages } from '../support/e2e-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';
import { adder, goToTruck, half, halfCoupon, slider, thing, unfoldTruck } from '../support/truck';
import { holdBack } from '../support/faults';
import { violations } from '../support/violations';

const { estimate } = pages.home;
const { picker: words } = haul;
/** Nothing where the content has no such coupon. */
const offer = halfCoupon && fillText(words.coupon, { offer: `${halfCoupon.amount} ${halfCoupon.condition}` });

test.skip(haul.mode === 'off', 'The content switches it off.');

const strip = (page: Page) => page.getByRole('form', { name: estimate.title });
const message = (form: Page | Locator) => form.getByLabel(labels.message, { exact: true });

async function sendStrip(page: Page): Promise<void> {
  await fillFields(strip(page), { name: typedAnswers.Name, phone: typedAnswers.Phone });
  await strip(page).getByRole('button', { name: formTexts.estimate.submit }).click();
  await page.waitForURL('**/thankyou');
}

/** The truck fills, the coupon shows, a reload keeps it, and the crew reads the load. */
async function quoteWithHaul(page: Page, site: Site): Promise<void> {
  const errors = consoleErrors(page);
  await open(page, '/toronto');
  await goToTruck(page);
  for (let count = 0; count < half; count += 1) await adder(page).click();
  if (offer) await expect(page.getByText(offer)).toBeVisible();
  const sentence = await message(strip(page)).inputValue();
  expect(sentence).toContain(`${half} ${thing!.plural}`);
  expect(maskMessage(sentence)).toBe(sentence);

  await page.reload();
  await goToTruck(page);
  if (offer) await expect(page.getByText(offer).first()).toBeVisible();
  await expect(message(strip(page))).toHaveValue(sentence);
  await sendStrip(page);
  expect(Object.values(site.saved('leads'))).toStrictEqual([
    expectedLead(expect, { note_from_customer: sentence, location_id: '13929' }),
  ]);
  // Firefox calls what a page that is left was still reading an error.
  expect(errors).toStrictEqual([]);
  await page.goto('/toronto/get-quote');
  await goToTruck(page);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', words.empty);
}

test('a quote with a load that is picked', { tag: '@any-browser' }, ({ page, site }) =>
  quoteWithHaul(page, site),
);

/** A script that deletes features such as "Array.prototype.at"; what a browser does not have or let go stays as it is. */
function deletionOf(features: string[]): string {
  const array = 'Object.getPrototypeOf(Int8Array)';
  const iterator = '(Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())))';
  const place = (feature: string): string =>
    feature.replace(/^TypedArray/, array).replace(/^Iterator[.]prototype/, iterator);
  return features.map((feature) => `try { delete ${place(feature)} } catch {}`).join('\n');
}

test('a quote with a load that is picked, with only what iOS 15 has', async ({ page, site }) => {
  await page.addInitScript({ content: deletionOf(unsupportedFeatures('safari_ios', '15.0')) });
  await quoteWithHaul(page, site);
});

test.describe('by keyboard on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('a thing is searched for, and the form of another page has it', async ({ page }) => {
    await open(page, '/toronto/get-quote');
    await goToTruck(page);
    await page.getByRole('searchbox', { name: words.search }).focus();
    await page.keyboard.type(thing!.name);
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press('Tab');
      if (await adder(page).evaluate((button) => button === document.activeElement)) break;
    }
    await expect(adder(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(message(page)).toHaveValue(new RegExp(`2 ${thing!.plural}`));
    await slider(page).focus();
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', haul.shares[11]!);
    await expect(message(page)).toHaveValue(new RegExp(haul.shares[11]!));
    expect(await violations(page)).toStrictEqual([]);
    const sentence = await message(page).inputValue();

    await page.getByRole('link', { name: words.toForm }).press('Enter');
    await expect(page.getByRole('heading', { name: formTexts.quote.title })).toBeInViewport();
    await page.goto('/toronto/reviews');
    await expect(message(page)).toHaveValue(sentence);
  });
});

test('an address fills the truck and is not part of the visit', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, `/toronto?load=${thing!.id}:2&utm_source=flyer`);
  await expect(message(strip(page))).toHaveValue(new RegExp(`2 ${thing!.plural}`));
  expect(new URL(page.url()).search).toBe('?utm_source=flyer');
  await goToTruck(page);
  const groups = page.getByRole('group', { name: words.groupsName });
  const groundOf = (isPressed: boolean) =>
    groups
      .getByRole('button', { pressed: isPressed })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await groundOf(true)).not.toBe(await groundOf(false));
  await sendStrip(page);
  await expect.poll(() => JSON.stringify(site.read('context') ?? '')).toContain('flyer');
  expect(JSON.stringify(site.read('context'))).not.toContain('load=');
});

test('nothing moves when the picker comes, and its script waits for the visitor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/toronto');
  expect(asked.filter((path) => path.startsWith('/haul/'))).toStrictEqual([]);
  const top = async (name: string): Promise<number> =>
    (await page.getByRole('heading', { name }).boundingBox())!.y;
  const apart = async (): Promise<number> => (await top(estimate.title)) - (await top(haul.title));
  const asksForPicker = page.waitForRequest('**/haul/*.json');
  const letThrough = await holdBack(page, '**/haul/*.json');
  await page.getByRole('heading', { name: estimate.title }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: haul.title }).scrollIntoViewIfNeeded();
  await unfoldTruck(page);
  await asksForPicker;
  const before = await apart();
  letThrough();
  await expect(slider(page)).toBeVisible();
  expect(Math.abs((await apart()) - before)).toBeLessThan(2);
});
