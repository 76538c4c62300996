import type { Page } from '@playwright/test';
import { consoleErrors, expect, fillFields, open, test } from '../support/e2e-test';
import { footerLink, formTexts, labels, navigation, pages } from '../support/e2e-texts';

/** The name of a field of the content, and its text; without a text all fields of that name. */
type Broken = { key: string; text?: string };

/** Gives the page's data with an object in the place of each text: React throws in the parts that show them. */
async function breakTexts(page: Page, texts: Broken[]): Promise<void> {
  await page.route('**/page-data/**/*.json', async (route) => {
    const data = await (await route.fetch()).text();
    const broken: unknown = JSON.parse(data, (name, value: unknown) =>
      texts.some(({ key, text }) => name === key && value === (text ?? value)) ? {} : value,
    );
    await route.fulfill({ json: broken });
  });
}

const typed = { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa' };

/** The titles of a page's parts, as the content has them. */
function titlesOf(texts: object): Broken[] {
  const { meta: _, ...parts } = texts as Record<string, { title?: unknown } | null>;
  return [texts as { title?: unknown }, ...Object.values(parts)]
    .map((part) => part?.title)
    .filter((title) => typeof title === 'string')
    .map((text) => ({ key: 'title', text }));
}

const allHeadings = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3').filter({ visible: true }).allInnerTexts();

/** Opens a page with broken data, and waits until what is broken has thrown. */
async function openBroken(page: Page, path: string, ...broken: Broken[]): Promise<string[]> {
  const errors = consoleErrors(page);
  await breakTexts(page, broken);
  await page.goto(path);
  await page.waitForFunction(() => {
    // A form's own code comes with a touch.
    for (const form of document.forms) form.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.querySelector('[data-failed]') !== null;
  });
  await page.waitForLoadState('networkidle');
  return errors;
}

/** Sends a form as a visitor does, whoever answers the press. */
async function send(page: Page, submit: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
  await fillFields(form, { name: 'ada lovelace', phone: '4165550199', message: 'One sofa' });
  await form.getByRole('button', { name: submit }).click();
}

const ofForm: Broken = { key: 'reassurance', text: formTexts.quote.reassurance };
const around: Broken[] = [
  { key: 'openMenu', text: navigation.openMenu },
  { key: 'hoursTitle', text: navigation.footer.hoursTitle },
  { key: 'getQuote', text: navigation.stickyBar.getQuote },
];

for (const [what, path, broken] of [
  [
    'all parts of a page with a form throw',
    '/toronto/get-quote',
    [...titlesOf(pages['get-quote']), ofForm, ...around],
  ],
  // On a page where nothing comes later: what would is not there without the page's code.
  ['the page itself throws', '/toronto/reviews', [{ key: 'skipToContent' }]],
] as const) {
  test(`${what}: its HTML stays, the bar calls and texts, and the form is sent`, async ({ page, site }) => {
    await open(page, path);
    // What loads after the page's own scripts has headings too.
    await page.waitForLoadState('networkidle');
    const headings = await allHeadings(page);
    const errors = await openBroken(page, path, ...broken);
    // Some parts show two of the texts, and static ones never throw.
    await expect.poll(() => page.locator('[data-failed]').count()).toBeGreaterThan(broken.length / 4);
    expect(await allHeadings(page)).toStrictEqual(headings);
    // What parts throw alike is logged once.
    expect(errors).toStrictEqual([expect.stringContaining('Error showing a part of the page')]);
    // A part that throws takes no other with it.
    await expect(page.locator('main[data-failed]')).toHaveCount(0);
    const bar = page.getByRole('region', { name: navigation.stickyBar.name });
    await expect(bar.locator('a[href^="tel:"]')).toBeVisible();
    await expect(bar.locator('a[href^="sms:"]')).toBeVisible();
    await send(page, formTexts.quote.submit);
    await page.waitForURL('**/thankyou');
    expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
  });
}

test('a form that throws says what is missing, keeps what is typed, and is sent by the next press', async ({
  page,
  site,
}) => {
  await openBroken(page, '/toronto/get-quote', ofForm);
  const form = page.locator('form');
  await form.getByLabel(labels.name).fill('ada lovelace');
  await form.getByLabel(labels.phone).fill('416');
  await form.getByRole('button', { name: formTexts.quote.submit }).click();
  await expect(form.getByLabel(labels.phone)).toBeFocused();
  await expect(form.locator('[aria-live]:not(:empty)')).toHaveCount(2);
  expect(site.saved('leads')).toStrictEqual({});
  await send(page, formTexts.quote.submit);
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([typed]);
});

test('a booking form that throws says how to call', async ({ page }) => {
  await openBroken(page, '/toronto/book-now', { key: 'reassurance', text: formTexts.booking.reassurance });
  await send(page, formTexts.booking.submit);
  const line = page.getByRole('alert').filter({ hasText: formTexts.notSent });
  await expect(line.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('button', { name: formTexts.booking.submit })).toBeVisible();
});

test('a later page whose part or form throws is loaded again, and shows its HTML', async ({ page }) => {
  const [broken] = titlesOf({ next: pages['get-quote'].next });
  await breakTexts(page, [broken!, ofForm]);
  await open(page, '/toronto/faq');
  const again = page.waitForEvent('load');
  await footerLink(page, 'get-quote').click();
  await again;
  await expect(page.getByRole('heading', { name: broken!.text })).toBeVisible();
  await expect(page.getByRole('button', { name: formTexts.quote.submit })).toBeVisible();
});
