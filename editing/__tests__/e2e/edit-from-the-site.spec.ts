import { AxeBuilder } from '@axe-core/playwright';
import { listenOnLoopback } from '../../../local/loopback';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { markContent } from '../../../src/content-model/gatsby/mark-texts';
import { expect, expectNotTooWide, fieldNamed, phone, preview, test } from '../support/editing-screen';

test('a mark on the site leads to the field of its words, and on a phone the page is one press away from them', async ({
  page,
  editing,
}) => {
  const { about } = markContent(loadContent(editing.clone.contentDir)).cities.find(
    ({ slug }) => slug === 'toronto',
  )!;
  // The site as the development server gives it, with the one script that `npm run edit` adds.
  const html = `<!doctype html><html lang="en"><title>Site</title><main><h1>Toronto</h1><p>${about.places}</p></main>
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
  const screen = await opened;
  const field = fieldNamed(screen, 'Places');
  await expect(field).toBeFocused();
  await page.close();
  await site.close();

  await screen.setViewportSize(phone);
  await screen.getByRole('button', { name: 'See the page' }).click();
  await expect(screen.locator('.preview-bar')).toBeVisible();
  const accessible = new AxeBuilder({ page: screen }).include('.preview-bar').include('.preview-toggle');
  expect((await accessible.analyze()).violations).toEqual([]);
  const words = preview(screen).locator('[data-field="about.places"]');
  await expect(words).toBeInViewport();
  await words.click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expectNotTooWide(screen);
});
