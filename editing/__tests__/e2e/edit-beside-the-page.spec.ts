import type { Locator, Page } from '@playwright/test';
import { listenOnLoopback } from '../../../local/loopback';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { markContent } from '../../../src/content-model/gatsby/mark-texts';
import {
  desk,
  expect,
  fieldNamed,
  openPlace,
  own,
  phone,
  preview,
  saveWell,
  settleCaret,
  test,
  typeOver,
} from '../support/editing-screen';

const marked = (page: Page): Locator => preview(page).locator('.is-edited');
const title = (page: Page): Locator => preview(page).getByRole('heading', { level: 1 });

/** Types another address into the bar of the same tab, as a bookmark or a link does. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => window.location.assign(hash), `#/collections/${address}`);

test('a press on words of the site or of the preview leads to their field, what is typed is seen at once, and a page is shown for a city', async ({
  page: site,
  editing,
}) => {
  const { clone } = editing;
  const { about } = markContent(loadContent(clone.contentDir)).cities.find(({ slug }) => slug === 'toronto')!;
  const page = await test.step('a mark on the site', async () => {
    // The site as the development server gives it, with the one script that `npm run edit` adds.
    const html = `<!doctype html><html lang="en"><title>Site</title><main><h1>Toronto</h1><p>${about.places}</p></main>
      <script defer src="${editing.url}/admin/site-marks.js"></script></html>`;
    const { port, close } = await listenOnLoopback(0, {
      onRequest: (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      },
    });
    await site.goto(`http://localhost:${port}/toronto`);
    await site.locator('p').hover();
    const link = site.getByRole('link', { name: 'Change these words' });
    await expect(link).toBeVisible();
    await site.getByRole('button', { name: 'Marks: on' }).click();
    await site.locator('p').hover();
    await expect(link).toBeHidden();
    await site.getByRole('button', { name: 'Marks: off' }).click();
    await site.getByRole('button', { name: 'Next text' }).click();
    const opened = site.waitForEvent('popup');
    await link.click();
    const screen = await opened;
    await expect(fieldNamed(screen, 'Places')).toBeFocused();
    await close();
    return screen;
  });
  const city = page.locator('.preview-bar').getByLabel('City');
  const field = page.locator('input:focus, textarea:focus');

  await test.step('on a phone the page is one press away', async () => {
    const words = preview(page).locator('[data-field~="about.places"]');
    await expect(words).toBeInViewport();
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'See the page' }).click();
    await expect(words).toBeInViewport();
    await words.click();
    await expect(fieldNamed(page, 'Places')).toBeFocused();
    await expect(fieldNamed(page, 'Places')).toBeInViewport();
    await page.setViewportSize(desk);
  });

  await test.step('by the keyboard as by a press', async () => {
    // Nothing that nobody sees is left in the words of the preview.
    expect(await preview(page).locator('body').innerHTML()).not.toMatch(/[\u200b-\u200d\ufeff]{4}/);
    await preview(page).locator('[data-field="about.access"]').focus();
    await page.keyboard.press('Enter');
    await expect(fieldNamed(page, 'Access')).toBeFocused();
  });

  await test.step('another address in the same tab, Back, and what is not saved', async () => {
    const name = fieldNamed(page, 'Location name');
    await goTo(page, 'cities/entries/boise');
    await expect(name).toHaveValue('Boise');
    await page.goBack();
    await expect(name).toHaveValue('Toronto');
    await typeOver(name, 'New Toronto');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await goTo(page, 'cities/entries/boise');
    await expect(name).toHaveValue('New Toronto');
    await typeOver(name, 'Toronto');
  });

  await test.step('a page for a city, in closed groups and lists too', async () => {
    await goTo(page, 'pages/entries/pages-home');
    // The first city, until one is chosen.
    await expect(title(page)).toHaveText('Rafts out of Boise');
    await city.selectOption('Spokane');
    await expect(title(page)).toHaveText('A title of the hero in Spokane');
    await title(page).click();
    await expect(field).toHaveValue('A title of the hero in {city}');
    await expect(marked(page)).toHaveText('A title of the hero in Spokane');
    const point = preview(page).locator('[data-field="hero.points.0.item"]');
    await point.click();
    await expect(field).toHaveValue('A point of the hero');
    await expect(field).toBeInViewport();
    await page.getByLabel('Width').selectOption('768');
    const html = preview(page).locator('html');
    await expect.poll(() => html.evaluate(() => window.innerWidth)).toBe(768);
    await preview(page).locator('footer [data-elsewhere*="site-navigation"]').first().click();
    await expect(page).toHaveURL(/site-navigation\?field=/);
    await expect(field).toBeInViewport();
    await goTo(page, 'site/entries/site-forms');
    await preview(page).locator('.preview-unseen dd').last().click();
    await expect(field).toBeInViewport();
  });

  await test.step('the caret comes where somebody has pressed, and what is typed is seen and saved', async () => {
    await goTo(page, own.place.replace('collections/', ''));
    await preview(page).locator('.is-edited, [data-field=body]').last().click();
    const text = page.locator('[data-slate-editor=true]');
    await expect(text).toBeFocused();
    await settleCaret(page);
    await page.keyboard.type('##');
    await expect(text).toHaveText(/^[^#]+##[^#]+$/);
    await expect(preview(page).locator('details', { hasText: own.question })).toContainText('##');
    await saveWell(page);
    expect(clone.read(own.file)).toMatch(/\w##\w/);
  });

  await test.step('content that is wrong already is named, and all else can be changed', async () => {
    clone.write('cities/boise.json', '{ "slug": "boise"\n');
    clone.delete('site/brand.json');
    await openPlace(page, editing, 'collections/cities');
    await expect(page.getByRole('link', { name: /boise\.json cannot be read/ })).toBeVisible();
    await page.getByRole('link', { name: 'Toronto', exact: true }).click();
    await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
    await expect(preview(page).getByText(/Brand: .*no such file/)).toBeVisible();
  });
});
