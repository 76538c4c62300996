import type { Page } from '@playwright/test';
import { consoleErrors, expect, open, takenOver, test } from '../support/journey';
import { formTexts, labels, navigation, pages } from '../support/journey-texts';

type Broken = { key: string; text: string };

/** Gives the page's data with an object in the place of a text: React throws in the part that shows it. */
async function breakText(page: Page, { key, text }: Broken): Promise<void> {
  await page.route('**/page-data/**/*.json', async (route) => {
    const data = await (await route.fetch()).text();
    const broken: unknown = JSON.parse(data, (name, value: unknown) =>
      name === key && value === text ? {} : value,
    );
    await route.fulfill({ json: broken });
  });
}

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

const ourErrors = (errors: string[]): string[] =>
  errors.filter((text) => text.startsWith('Error showing a part of the page'));

/** Opens a page with broken data, and waits until what is broken has thrown. */
async function openBroken(page: Page, path: string, broken: Broken): Promise<string[]> {
  const errors = consoleErrors(page);
  await breakText(page, broken);
  await page.goto(path);
  await page.locator('[data-failed]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return errors;
}

async function expectCallable(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: navigation.stickyBar.name });
  await expect(bar.locator('a[href^="tel:"]')).toBeVisible();
  await expect(bar.locator('a[href^="sms:"]')).toBeVisible();
}

/** Sends a form as a visitor does, whoever answers the press. */
async function send(page: Page, submit: string, message: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: submit }) });
  await form.getByLabel(labels.name).fill('ada lovelace');
  await form.getByLabel(labels.phone).fill('4165550199');
  await form.getByLabel(labels.message, { exact: true }).fill(message);
  await form.getByRole('button', { name: submit }).click();
}

/** Tries each part of a page: the others and its own HTML stay, and the form sends one lead. */
function tryEach(path: string, texts: object, submit?: string): void {
  for (const [index, broken] of titlesOf(texts).entries()) {
    test(`${path}, part ${index + 1} throws`, async ({ page, site }) => {
      await open(page, path);
      const headings = await allHeadings(page);
      const errors = await openBroken(page, path, broken);
      expect(await allHeadings(page)).toStrictEqual(headings);
      await expect(page.locator('[data-failed] :text-is("[object Object]")')).toHaveCount(0);
      expect(ourErrors(errors)).toHaveLength(1);
      expect(errors).toHaveLength(1);
      if (!submit) return;
      await expectCallable(page);
      await send(page, submit, 'One sofa');
      await page.waitForURL('**/thankyou');
      const { notSent } = formTexts;
      await expect(page.getByText(notSent)).toHaveCount(0);
      expect(Object.values(site.saved('leads'))).toMatchObject([
        { name: 'Ada Lovelace', phone: '416-555-0199', note_from_customer: 'One sofa' },
      ]);
    });
  }
}

tryEach('/toronto', pages.home, formTexts.quote.submit);
tryEach('/toronto/get-quote', pages['get-quote'], formTexts.quote.submit);
tryEach('/toronto/what-we-take', pages['what-we-take'], formTexts.quote.submit);
tryEach('/', pages.landing);
