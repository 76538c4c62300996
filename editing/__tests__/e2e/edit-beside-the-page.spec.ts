import type { Page } from '@playwright/test';
import { listenOnLoopback } from '../../../local/loopback';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { markContent } from '../../../src/content-model/gatsby/mark-texts';
import { desk, expect, handsOn, own, phone, test, typeOver } from '../support/editing-screen';

/** Types another address into the bar of the same tab, as a bookmark or a link does. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => window.location.assign(hash), `#/collections/${address}`);

test('a press on words leads to their field, and what is typed is seen', async ({
  page: site,
  editing,
  clone,
}) => {
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
    await expect(handsOn(screen, editing.url).field('Places')).toBeFocused();
    await close();
    return screen;
  });
  const ui = handsOn(page, editing.url);
  const title = ui.preview.getByRole('heading', { level: 1 });
  const city = page.locator('.preview-bar').getByLabel('City');
  const field = page.locator('input:focus, textarea:focus');

  await test.step('on a phone the page is one press away', async () => {
    const words = ui.preview.locator('[data-field~="about.places"]');
    await expect(words).toBeInViewport();
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'See the page' }).click();
    await expect(words).toBeInViewport();
    await words.click();
    await expect(ui.field('Places')).toBeFocused();
    await expect(ui.field('Places')).toBeInViewport();
    await page.setViewportSize(desk);
  });

  await test.step('by the keyboard as by a press', async () => {
    // Nothing that nobody sees is left in the words of the preview.
    expect(await ui.preview.locator('body').innerHTML()).not.toMatch(/[\u200b-\u200d\ufeff]{4}/);
    await ui.preview.locator('[data-field="about.access"]').focus();
    await page.keyboard.press('Enter');
    await expect(ui.field('Access')).toBeFocused();
  });

  await test.step('another address in the same tab, Back, and what is not saved', async () => {
    const name = ui.field('Location name');
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
    await expect(title).toHaveText('Rafts out of Boise');
    await city.selectOption('Spokane');
    await expect(title).toHaveText('A title of the hero in Spokane');
    await title.click();
    await expect(field).toHaveValue('A title of the hero in {city}');
    await expect(ui.preview.locator('.is-edited')).toHaveText('A title of the hero in Spokane');
    const point = ui.preview.locator('[data-field="hero.points.0.item"]');
    await point.click();
    await expect(field).toHaveValue('A point of the hero');
    await expect(field).toBeInViewport();
    await page.getByLabel('Width').selectOption('768');
    const html = ui.preview.locator('html');
    await expect.poll(() => html.evaluate(() => window.innerWidth)).toBe(768);
    await ui.preview.locator('footer [data-elsewhere*="site-navigation"]').first().click();
    await expect(page).toHaveURL(/site-navigation\?field=/);
    await expect(field).toBeInViewport();
    await goTo(page, 'site/entries/site-forms');
    await ui.preview.locator('.preview-unseen dd').last().click();
    await expect(field).toBeInViewport();
  });

  await test.step('the caret comes where somebody has pressed, and what is typed is seen and saved', async () => {
    await goTo(page, own.place.replace('collections/', ''));
    await ui.preview.locator('.is-edited, [data-field=body]').last().click();
    const text = page.locator('[data-slate-editor=true]');
    await expect(text).toBeFocused();
    await ui.settleCaret();
    await page.keyboard.type('##');
    await expect(text).toHaveText(/^[^#]+##[^#]+$/);
    await expect(ui.preview.locator('details', { hasText: own.question })).toContainText('##');
    await ui.saveWell();
    expect(clone.read(own.file)).toMatch(/\w##\w/);
  });
});
