import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { productionDatabaseHost } from '../../scripts/production-build';
import { fillTexts } from '../../src/shared/text/fill-text';
import { consoleErrors, expect, open, test } from '../support/e2e-test';
import { content, formTexts } from '../support/e2e-texts';
import { holdBack } from '../support/faults';
import { adder, goToTruck } from '../support/truck';
import { violations } from '../support/violations';

const { cities, site } = content;
const city = cities.find(({ slug }) => slug === 'toronto')!.locationName;
const [thing] = site.haul.groups[0]!.items;
const texts = formTexts.textPhotos!;
test.skip(formTexts.textPhotos === undefined, 'The content switches it off.');

/** The number of the page, as its link to call dials it. */
const dialled = async (page: Page): Promise<string> =>
  (await page.locator('a[href^="tel:"]').first().getAttribute('href'))!.replace('tel:', '');

const inCity = fillTexts(texts, { city });
const withLoad = (load: string): string => fillTexts(inCity.messageWithLoad, { load });

const banner = (page: Page) => page.getByRole('region').filter({ has: page.locator('#call') });
const link = (within: Page | Locator) => within.getByRole('link', { name: texts.label, exact: true });
const button = (within: Page | Locator) => within.getByRole('button', { name: texts.label, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: texts.code.title });
const bodyOf = async (sms: Locator): Promise<string | null> =>
  new URLSearchParams((await sms.getAttribute('href'))!.split('?')[1]).get('body');

async function pickThing(page: Page): Promise<string> {
  await goToTruck(page);
  await adder(page, thing!.name).click();
  const message = page.getByLabel(formTexts.fields.message.label, { exact: true }).last();
  await expect(message).toHaveValue(new RegExp(`1 ${thing!.name}`));
  return message.inputValue();
}

/** What a phone's camera reads on the screen. */
async function readCode(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return decodeQR({ width, height, data: new Uint8Array(data) }, { timeLimit: 10_000 });
}

test('by touch the message names the city, and the load, on other pages too', async ({ page }) => {
  await open(page, '/toronto');
  const called = banner(page);
  await expect(button(called)).toBeHidden();
  expect(await link(called).getAttribute('href')).toContain(`sms:${await dialled(page)}?`);
  expect(await bodyOf(link(called))).toBe(inCity.message);
  const load = await pickThing(page);
  await expect(link(page)).toHaveCount(2);
  for (const sms of await link(page).all()) expect(await bodyOf(sms)).toBe(withLoad(load));

  await open(page, '/toronto/faq');
  await expect.poll(() => bodyOf(link(page))).toBe(withLoad(load));
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('by keyboard the code opens, a camera reads it, and Escape goes back', async ({ page }) => {
    const errors = consoleErrors(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await open(page, '/toronto');
    const load = await pickThing(page);
    await expect(link(banner(page))).toBeHidden();
    await button(banner(page)).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    const code = dialog(page).getByRole('img');
    await expect(code).toBeVisible();
    expect(await readCode(code)).toBe(`SMSTO:${await dialled(page)}:${withLoad(load)}`);
    await expect(dialog(page).getByText(withLoad(load))).toBeVisible();
    expect(await bodyOf(dialog(page).getByRole('link', { name: texts.code.open }))).toBe(withLoad(load));
    // Nobody else learns of it: the press is counted in our own database.
    asked.delete(`https://${productionDatabaseHost}`);
    expect([...asked]).toStrictEqual([new URL(page.url()).origin]);
    expect(await violations(page)).toStrictEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(banner(page))).toBeFocused();
    const pushed = await page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer);
    expect(pushed?.filter(({ event }) => event === 'text_pressed')).toMatchObject([
      { event: 'text_pressed', city: 'toronto' },
    ]);
    expect(errors).toStrictEqual([]);
  });

  test('a press before its script has come shows that it waits, and is answered', async ({ page }) => {
    const letGo = await holdBack(page, '**/islands/rest-*.js');
    await page.goto('/toronto/faq');
    await button(page).click();
    await expect(page.locator('.waiting')).toBeAttached();
    letGo();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('.waiting')).not.toBeAttached();
  });
});
