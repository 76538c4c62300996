import type { Page } from '@playwright/test';
import { choosePhoto } from '../support/editing-photos';
import {
  duringSave,
  type Editing,
  expect,
  expectClean,
  fieldNamed,
  notice,
  openPlace,
  preview,
  save,
  test,
  typeOver,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';

const { file: faq, entry, question } = ownQuestion;
const place = `collections/faq/entries/${entry}`;
const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true });
const unsaved = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** The browser ends without asking anybody, and the screen is opened again in another page. */
async function killAndOpen(page: Page, editing: Editing, at: string): Promise<Page> {
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await openPlace(next, editing, at);
  return next;
}

test('what is typed while a save runs stays, and only what is stored is called saved', async ({
  page,
  editing,
}) => {
  const { clone } = editing;
  await test.step('an existing entry', async () => {
    await openPlace(page, editing, place);
    const field = fieldNamed(page, 'Question');
    await expect(field).toHaveValue(question);
    await typeOver(field, 'How much?');
    await duringSave(
      page,
      () => save(page),
      () => field.pressSequentially(' And more?'),
    );
    await expect(page.getByText('Entry saved').first()).toBeVisible();
    await expect(field).toHaveValue('How much? And more?');
    await expect(unsaved(page)).toBeEnabled();
    expect(clone.read(faq)).toContain('question: How much?\n');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved(page)).toBeVisible();
    expect(clone.read(faq)).toContain('question: How much? And more?\n');
    // The text that the form began with is not stored any more.
    await typeOver(field, question);
    await expect(unsaved(page)).toBeEnabled();
    await typeOver(field, 'How much? And more?');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('a new one, which gets an address of its own', async () => {
    await openPlace(page, editing, 'collections/faq/new');
    await typeOver(fieldNamed(page, 'Question'), 'Do you wash the truck?');
    await typeOver(fieldNamed(page, 'Topic'), 'On the day');
    await typeOver(fieldNamed(page, 'Order'), '901');
    const text = page.locator('[data-slate-editor=true]');
    await text.click();
    await page.keyboard.type('Every evening.');
    await duringSave(
      page,
      () => save(page),
      async () => {
        await text.click();
        await page.keyboard.press('ControlOrMeta+End');
        await page.keyboard.type(' Twice.');
      },
    );
    await expect(page).toHaveURL(/entries\/do-you-wash-the-truck$/);
    await expect(text).toHaveText('Every evening. Twice.');
    await expect(unsaved(page)).toBeEnabled();
    expect(clone.read('faq/do-you-wash-the-truck.md')).toContain('\nEvery evening.\n');
    await save(page);
    await expect(saved(page)).toBeVisible();
    expect(clone.read('faq/do-you-wash-the-truck.md')).toContain('\nEvery evening. Twice.\n');
  });
});

test('a killed browser loses nothing: an entry, a new one, a photograph and a new city are there again', async ({
  page: first,
  editing,
}) => {
  let page = first;
  await openPlace(page, editing, place);
  await typeOver(fieldNamed(page, 'Question'), 'How much?');
  page = await killAndOpen(page, editing, place);
  await expect(notice(page)).toContainText('What you typed here is back. It is not saved yet.');
  await expect(fieldNamed(page, 'Question')).toHaveValue('How much?');
  await expect(unsaved(page)).toBeEnabled();

  await openPlace(page, editing, 'collections/faq/new');
  await typeOver(fieldNamed(page, 'Question'), 'Do you wash the truck?');
  page = await killAndOpen(page, editing, 'collections/faq/new');
  await expect(fieldNamed(page, 'Question')).toHaveValue('Do you wash the truck?');
  await notice(page).getByRole('button', { name: 'Throw it away' }).click();
  await expect(fieldNamed(page, 'Question')).toHaveValue('');

  const city = 'collections/cities/entries/toronto';
  await openPlace(page, editing, city);
  await choosePhoto(page, 'Crew', 'Two people beside a truck');
  page = await killAndOpen(page, editing, city);
  await expect(page.getByLabel('Description').first()).toHaveValue('Two people beside a truck');
  const shown = preview(page).getByRole('img', { name: 'Two people beside a truck' }).first();
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty('naturalWidth', 1500);
  await save(page);
  await expect(saved(page)).toBeVisible();
  expect(editing.clone.has('media/photos/img-0412.webp')).toBe(true);

  await openPlace(page, editing, 'new-city');
  await page.getByLabel('Location name').fill('Lakeside Village');
  page = await killAndOpen(page, editing, 'new-city');
  await expect(page.getByLabel('Location name')).toHaveValue('Lakeside Village');
});

test('where somebody else has saved the same entry, both texts are shown, and mine, theirs or a mix is saved', async ({
  page: first,
  editing,
}) => {
  const { clone } = editing;
  let page = first;
  const field = () => fieldNamed(page, 'Question');
  const which = () => page.getByRole('dialog').filter({ hasText: 'Somebody else has changed this too' });
  const part = (name: string) => which().getByRole('group', { name });
  const theyWrite = (words: string) =>
    clone.write(
      faq,
      clone
        .read(faq)
        .replace(/question: .*/, `question: ${words}`)
        .replace(/\n$/, ` ${words}\n`),
    );

  await openPlace(page, editing, place);
  await typeOver(field(), 'How much?');
  theyWrite('What is the cost?');
  // A form that comes back still begins with the text from before.
  page = await killAndOpen(page, editing, place);
  await expect(field()).toHaveValue('How much?');
  await save(page);
  await expect(part('Question').getByLabel('Mine')).toBeChecked();
  await expect(part('Question')).toContainText('What is the cost?');
  await expect(part('Text').getByLabel('Theirs')).toBeChecked();
  await expectClean(page, '#staff-dialog');
  await which().getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(() => clone.read(faq)).toContain('question: How much?\n');
  expect(clone.read(faq)).toContain('written quote. What is the cost?\n');
  await expect(page.locator('[data-slate-editor=true]')).toContainText('written quote. What is the cost?');
  await expect(field()).toHaveValue('How much?');
  await expect(saved(page)).toBeVisible();

  await typeOver(field(), 'Is it dear?');
  theyWrite('Theirs?');
  await save(page);
  await which().getByRole('button', { name: 'Not now' }).click();
  await expect(notice(page)).toContainText('What you typed is still in the form');
  expect(clone.read(faq)).toContain('question: Theirs?\n');
  await expect(field()).toHaveValue('Is it dear?');
  await save(page);
  await which().getByRole('button', { name: 'All theirs' }).click();
  await expect(field()).toHaveValue('Theirs?');
  await expect(saved(page)).toBeVisible();
  expect(clone.read(faq)).toContain('question: Theirs?\n');
});
