import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content-model/checks/load-content';
import {
  type Editing,
  expect,
  fieldNamed,
  moveToEnd,
  notice,
  openPlace,
  preview,
  save,
  saveWell,
  settleCaret,
  test,
  typeOver,
  unformatted,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';

const marked = (page: Page): Locator => preview(page).locator('.is-edited');
const city = (page: Page): Locator => page.locator('.preview-bar').getByLabel('City');
const title = (page: Page): Locator => preview(page).getByRole('heading', { level: 1 });
const json = ({ clone }: Editing, file: string): object => JSON.parse(clone.read(file)) as object;

/** Opens an entry as an editor does: from the first page, by its collection. */
async function openEntry(page: Page, editing: Editing, collection: string, entry: string): Promise<void> {
  await openPlace(page, editing);
  await page.getByRole('link', { name: 'Open the texts' }).click();
  await page.getByRole('link', { name: collection, exact: true }).click();
  await page.getByRole('link', { name: entry, exact: true }).click();
}

/** Types another address into the bar of the same tab, as a bookmark or a link does. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => window.location.assign(hash), `#/collections/${address}`);

test('words of the preview lead to their field, the field in use to its words, and a page is shown for a city and as wide as staff choose', async ({
  page,
  editing,
}) => {
  const widthOfPage = () =>
    preview(page)
      .locator('html')
      .evaluate((html) => html.ownerDocument.defaultView?.innerWidth);

  await test.step('a press opens the field, in closed groups and lists too', async () => {
    await openEntry(page, editing, 'Page texts', "A city's home");
    await expect(title(page)).toContainText('Atlanta');
    await expect(page.locator('.preview-note')).toContainText('the main one');
    await title(page).click();
    const field = page.locator('input:focus');
    await expect(field).toHaveValue(/\{city\}/);
    await expect(marked(page)).toHaveText(await title(page).innerText());
    const point = preview(page).locator('[data-field="rates.points.2.item"]');
    await point.click();
    await expect(field).toHaveValue(await point.innerText());
    await expect(field).toBeInViewport();
  });

  await test.step('city and width are chosen, and kept for other pages', async () => {
    await city(page).selectOption('Toronto');
    await expect(title(page)).toContainText('Toronto');
    await expect(page.locator('.preview-note')).toHaveText("Phone: 416-555-0142, Toronto's own.");
    await expect(preview(page).locator('header').getByText('416-555-0142').first()).toBeVisible();
    await page.getByLabel('Width').selectOption('768');
    await expect.poll(widthOfPage).toBe(768);
    const frame = await page.locator('#preview-pane').boundingBox();
    expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(1440);
    await openPlace(page, editing, 'collections/pages/entries/pages-faq');
    await expect(city(page)).toHaveValue('toronto');
    await expect.poll(widthOfPage).toBe(768);
    await city(page).selectOption('Atlanta');
    // Files of a city are shown on its own page.
    await goTo(page, 'badges/entries/ontario');
    await expect(city(page)).toHaveValue('toronto');
  });

  await test.step('by the keyboard as by a press', async () => {
    await goTo(page, 'cities/entries/toronto');
    const answer = preview(page).locator('[data-field="about.places"]');
    await answer.focus();
    // Nothing that nobody sees is left in the words of the preview.
    expect(await preview(page).locator('body').innerHTML()).not.toMatch(/[\u200b-\u200d\ufeff]{4}/);
    await page.keyboard.press('Enter');
    await expect(fieldNamed(page, 'Places')).toBeFocused();
  });

  await test.step('texts of other files, and those that the page shows only at times', async () => {
    await goTo(page, 'site/entries/site-forms');
    await preview(page).locator('.preview-unseen dd').last().click();
    await expect(page.locator('input:focus, textarea:focus')).toBeInViewport();
    await goTo(page, 'pages/entries/pages-home');
    await preview(page).locator('footer [data-elsewhere*="site-navigation"]').first().click();
    await expect(page).toHaveURL(/site-navigation\?field=/);
    await expect(page.locator('input:focus, textarea:focus')).toBeInViewport();
  });

  await test.step('a new job has placeholders', async () => {
    await openPlace(page, editing, 'collections/jobs/new');
    await expect(preview(page).getByText('[Text]')).toBeVisible();
    await openPlace(page, editing, 'collections/cities/entries/toronto');
  });

  await test.step('another address in the same tab, Back, and what is not saved', async () => {
    const name = fieldNamed(page, 'Location name');
    await expect(name).toHaveValue('Toronto');
    await goTo(page, 'cities/entries/atlanta');
    await expect(name).toHaveValue('Atlanta');
    await page.goBack();
    await expect(name).toHaveValue('Toronto');
    await typeOver(name, 'New Toronto');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await goTo(page, 'cities/entries/atlanta');
    await expect(page).toHaveURL(/entries\/toronto$/);
    await expect(name).toHaveValue('New Toronto');
    page.once('dialog', (dialog) => void dialog.accept());
    await goTo(page, 'cities/entries/atlanta');
    await expect(name).toHaveValue('Atlanta');
  });

  await test.step('the preview begins at the part that is edited, and follows what is typed', async () => {
    await openEntry(page, editing, 'What pages share', 'Coupons');
    await expect(preview(page).locator('[data-field="items.0.amount"]')).toBeInViewport();
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

  await test.step('the caret comes where somebody has pressed, in a rich text too', async () => {
    await openPlace(page, editing, `collections/faq/entries/${ownQuestion.entry}`);
    await preview(page).locator('.is-edited, [data-field=body]').last().click();
    const text = page.locator('[data-slate-editor=true]');
    await expect(text).toBeFocused();
    await settleCaret(page);
    await page.keyboard.type('##');
    await expect(text).toHaveText(/^[^#]+##[^#]+$/);
  });

  await test.step('a press on a name that is filled into a text opens the name', async () => {
    await openPlace(page, editing, 'collections/pages/entries/pages-home?field=hero.title');
    await typeOver(page.locator('input:focus'), 'In {city}');
    await expect(title(page)).toHaveText('In Atlanta');
    page.once('dialog', (dialog) => void dialog.accept());
    await title(page).click();
    await expect(fieldNamed(page, 'Location name')).toBeFocused();
    await expect(fieldNamed(page, 'Location name')).toHaveValue('Atlanta');
  });
});

test('what is changed is seen at once and saved as prettier leaves it', async ({ page, editing }) => {
  const { clone } = editing;
  await test.step('an answer', async () => {
    const { file, question, start, end } = ownQuestion;
    await openEntry(page, editing, 'Questions (FAQ)', question);
    const answer = preview(page).locator('details', { hasText: question });
    await expect(answer).toContainText(start);
    await moveToEnd(page, page.locator('[data-slate-editor=true]'));
    await page.keyboard.type(' Ask us: it costs nothing.');
    await expect(answer).toContainText(`${end} Ask us: it costs nothing.`);
    const before = clone.read(file);
    await saveWell(page);
    expect(clone.read(file)).toBe(before.replace(/\n$/, ' Ask us: it costs nothing.\n'));
  });

  await test.step('a campaign, with the city that was chosen', async () => {
    const hero = { title: 'Spring off {city}', lead: 'Sheds empty themselves.' };
    const spring = { slug: 'spring', cities: ['toronto'], hero, source: 'flyer' };
    clone.write('campaigns/spring.json', `${JSON.stringify(spring, null, 2)}\n`);
    await openPlace(page, editing, 'collections/campaigns/entries/spring');
    await expect(title(page)).toHaveText('Spring off Toronto');
    await typeOver(fieldNamed(page, 'Where visitors saw it'), 'truck');
    await fieldNamed(page, 'Cities that have it').press('ArrowDown');
    await page.locator('[role=option]', { hasText: 'Atlanta' }).click();
    await saveWell(page);
    const cities = ['toronto', 'atlanta'];
    expect(json(editing, 'campaigns/spring.json')).toStrictEqual({ ...spring, cities, source: 'truck' });
  });

  await test.step('the page of a service in a city, and a copy of it', async () => {
    const folder = 'local-services/atlanta';
    await openEntry(page, editing, 'Service pages of a city', 'atlanta: Mattresses');
    const lead = 'The truck has room for every mattress in Fulton County.';
    await typeOver(fieldNamed(page, 'Introduction'), lead);
    await expect(preview(page).getByText('room for every mattress in Fulton County')).toBeVisible();
    const changed = { ...json(editing, `${folder}/mattresses.json`), lead };
    await saveWell(page);
    expect(json(editing, `${folder}/mattresses.json`)).toStrictEqual(changed);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/local-services\/new/);
    await typeOver(fieldNamed(page, 'Address'), 'box-springs');
    await typeOver(fieldNamed(page, 'Name'), 'Box springs');
    await typeOver(fieldNamed(page, 'Order'), '9');
    await expect(preview(page).getByText('Box springs').first()).toBeVisible();
    await save(page);
    await expect.poll(() => clone.has(`${folder}/box-springs.json`)).toBe(true);
    // It stays open under its own address.
    await expect(page).toHaveURL(/local-services\/entries\/.*box-springs$/);
    const copy = { ...changed, name: 'Box springs', order: 9 };
    expect(json(editing, `${folder}/box-springs.json`)).toStrictEqual(copy);
  });

  // What is saved is what a build reads.
  expect(unformatted(clone.contentDir)).toBe('');
  const { faq } = loadContent(clone.contentDir);
  const saved = faq.find((entry) => entry.question === ownQuestion.question);
  expect(saved?.html).toContain('Ask us: it costs nothing.');
});

test.describe('where the content is wrong already', () => {
  test.use({
    prepare: {
      clone: (clone) => {
        clone.write('cities/atlanta.json', '{ "slug": "atlanta"\n');
        clone.delete('site/brand.json');
      },
    },
  });

  test('the screen opens, and says on the list and beside a form which file is wrong and where', async ({
    page,
    editing,
  }) => {
    await openPlace(page, editing);
    await page.getByRole('link', { name: 'Open the texts' }).click();
    await expect(page.getByRole('link', { name: /atlanta\.json cannot be read/ })).toBeVisible();
    await expect(notice(page)).toContainText('City “Atlanta”');
    await page.getByRole('link', { name: 'Toronto', exact: true }).click();
    await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
    await expect(preview(page).getByText(/Brand: .*no such file/)).toBeVisible();
    // The form is open before there is a page beside it.
    await openPlace(page, editing, 'collections/cities/entries/toronto?field=badgeGroup');
    await expect(fieldNamed(page, 'Province or state')).toBeFocused();
  });
});
