import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { listenOnLoopback } from '../../../local/loopback';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { markContent } from '../../../src/content-model/gatsby/mark-texts';
import { expect, fieldNamed, openEntry, preview, publish, test, typeOver } from '../support/editing-screen';

type Editing = { url: string; contentDir: string };

const marked = (page: Page): Locator => preview(page).locator('.is-edited');
const city = (page: Page): Locator => page.locator('.preview-bar').getByLabel('City');
const width = (page: Page): Locator => page.getByLabel('Width');

/** Opens an entry by its address. */
async function openAddress(page: Page, { url }: Editing, address: string): Promise<void> {
  await page.goto(`${url}/admin/#/collections/${address}`);
  await page.locator('#preview-pane').waitFor({ state: 'attached' });
}

/** Types another address into the bar of the same tab, as a bookmark or a link does. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => window.location.assign(hash), `#/collections/${address}`);

test('a press on words of the preview opens their field, in closed groups and lists too', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Page texts', "A city's home");
  const title = preview(page).getByRole('heading', { level: 1 });
  await title.click();
  const field = page.locator('input:focus');
  await expect(field).toHaveValue(/\{city\}/);
  await expect(marked(page)).toHaveText(await title.innerText());
  const point = preview(page).locator('[data-field="rates.points.2.item"]');
  await point.click();
  await expect(field).toHaveValue(await point.innerText());
  await expect(field).toBeInViewport();
});

test('the keyboard opens a field from the preview as a press does', async ({ page, editing }) => {
  await openAddress(page, editing, 'cities/entries/toronto');
  const answer = preview(page).locator('[data-field="about.typical"]');
  await answer.focus();
  // Nothing that nobody sees is left in the words of the preview.
  expect(await preview(page).locator('body').innerHTML()).not.toMatch(/[\u200b-\u200d\ufeff]{4}/);
  await page.keyboard.press('Enter');
  await expect(fieldNamed(page, 'Typical loads')).toBeFocused();
});

test('the preview begins at the part that is edited, and follows the field in use and what is typed', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'What pages share', 'Coupons');
  const words = (field: string): Locator => preview(page).locator(`[data-field="${field}"]`);
  await expect(words('items.0.amount')).toBeInViewport();
  await preview(page)
    .locator('html')
    .evaluate((html) => html.scrollTo(0, 0));
  const field = fieldNamed(page, 'Link that prints the coupons');
  await field.focus();
  await expect(marked(page)).toBeInViewport();
  await typeOver(field, 'Put them on paper');
  await expect(marked(page)).toHaveText('Put them on paper');
  await expect(marked(page)).toBeInViewport();
});

test('a page is shown for the city and as wide as staff choose, also when the form is opened again', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Page texts', "A city's home");
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Atlanta');
  await expect(page.locator('.preview-note')).toContainText('the main one');
  await city(page).selectOption('Toronto');
  await expect(preview(page).getByRole('heading', { level: 1 })).toContainText('Toronto');
  await expect(page.locator('.preview-note')).toHaveText("Phone: 416-555-0142, Toronto's own.");
  await expect(preview(page).locator('header').getByText('416-555-0142').first()).toBeVisible();
  await width(page).selectOption('768');
  const widthOfPage = () =>
    preview(page)
      .locator('html')
      .evaluate((html) => html.ownerDocument.defaultView?.innerWidth);
  await expect.poll(widthOfPage).toBe(768);
  const frame = await page.locator('#preview-pane').boundingBox();
  expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(1440);
  await openAddress(page, editing, 'pages/entries/pages-faq');
  await page.reload();
  await expect(city(page)).toHaveValue('toronto');
  await expect.poll(widthOfPage).toBe(768);
});

test("a city's files are shown on its own page, whichever city was chosen before", async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Page texts', "A city's home");
  await city(page).selectOption('Atlanta');
  await openAddress(page, editing, 'badges/entries/ontario');
  await expect(city(page)).toHaveValue('toronto');
});

test('another address in the same tab shows the entry that it names, and so does Back', async ({
  page,
  editing,
}) => {
  await openAddress(page, editing, 'cities/entries/toronto');
  await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
  await goTo(page, 'cities/entries/atlanta');
  await expect(fieldNamed(page, 'Location name')).toHaveValue('Atlanta');
  await page.goBack();
  await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
});

test('what is not saved is kept when staff do not want to leave it', async ({ page, editing }) => {
  await openAddress(page, editing, 'cities/entries/toronto');
  await typeOver(fieldNamed(page, 'Location name'), 'New Toronto');
  page.once('dialog', (dialog) => void dialog.dismiss());
  await goTo(page, 'cities/entries/atlanta');
  await expect(page).toHaveURL(/entries\/toronto$/);
  await expect(fieldNamed(page, 'Location name')).toHaveValue('New Toronto');
  page.once('dialog', (dialog) => void dialog.accept());
  await goTo(page, 'cities/entries/atlanta');
  await expect(fieldNamed(page, 'Location name')).toHaveValue('Atlanta');
});

test('a new entry that is saved stays open under its own address', async ({ page, editing }) => {
  await openAddress(page, editing, 'badges/new');
  await typeOver(fieldNamed(page, 'Group'), 'manitoba');
  await fieldNamed(page, 'Country').press('ArrowDown');
  await page.getByText('Canada', { exact: true }).click();
  await typeOver(fieldNamed(page, 'Name').first(), 'Manitoba');
  await typeOver(fieldNamed(page, 'Code'), 'MB');
  await page.getByRole('button', { name: /^Add team/ }).click();
  await typeOver(fieldNamed(page, 'Name').last(), 'Winnipeg Jets');
  await typeOver(fieldNamed(page, 'Sport'), 'Hockey');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  await expect(page).toHaveURL(/badges\/entries\/manitoba$/);
  await expect(fieldNamed(page, 'Code')).toHaveValue('MB');
});

test('a mark on the site beside the screen leads to the field of its words', async ({ page, editing }) => {
  const { about } = markContent(loadContent(editing.contentDir)).cities.find(
    ({ slug }) => slug === 'toronto',
  )!;
  await openAddress(page, editing, 'cities/entries/toronto');
  // The site as the development server gives it, with the one script that `npm run edit` adds.
  const html = `<!doctype html><html lang="en"><title>Site</title><main><h1>Toronto</h1><p>${about.typical}</p></main>
    <script defer src="${editing.url}/admin/site-marks.js"></script></html>`;
  const site = await listenOnLoopback(0, {
    onRequest: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    },
  });
  await page.goto(`http://localhost:${site.port}/toronto`);
  await page.locator('p').hover();
  const link = page.getByRole('link', { name: 'Change these words' });
  await expect(link).toBeVisible();
  expect((await new AxeBuilder({ page }).disableRules(['region']).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Marks: on' }).click();
  await page.locator('p').hover();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Marks: off' }).click();
  await page.getByRole('button', { name: 'Next text' }).click();
  const opened = page.waitForEvent('popup');
  await link.click();
  await expect(fieldNamed(await opened, 'Typical loads')).toBeFocused();
  await page.close();
  await site.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the page is one press away, and words pressed there lead back to their field', async ({
    page,
    editing,
  }) => {
    await openAddress(page, editing, 'cities/entries/toronto');
    await page.getByRole('button', { name: 'See the page' }).click();
    await expect(page.locator('.preview-bar')).toBeVisible();
    const accessible = new AxeBuilder({ page }).include('.preview-bar').include('.preview-toggle');
    expect((await accessible.analyze()).violations).toEqual([]);
    const words = preview(page).locator('[data-field="about.typical"]');
    await words.click();
    await expect(fieldNamed(page, 'Typical loads')).toBeFocused();
    await expect(fieldNamed(page, 'Typical loads')).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
