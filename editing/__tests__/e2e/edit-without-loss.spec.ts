import type { Page } from '@playwright/test';
import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import {
  desk,
  expect,
  expectClean,
  fieldNamed,
  moveToEnd,
  notice,
  openPlace,
  own,
  save,
  test,
  typeOver,
} from '../support/editing-screen';
import { choosePhoto } from '../support/phone-photo';

const saved = (page: Page) => page.getByRole('button', { name: 'Saved', exact: true });
const unsaved = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const asked = (page: Page) => fieldNamed(page, 'Question');
const answer = (page: Page) => page.locator('[data-slate-editor=true]');

/** Holds a save: before the server has it, or after, when only its answer is missing. */
async function holdSave(page: Page, isStored = false): Promise<void> {
  await page.route('**/admin/api', async (route) => {
    if (!route.request().postData()?.includes('"action":"save"')) return route.fallback();
    if (isStored) await route.fetch();
    return undefined;
  });
  await save(page);
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible();
}

type Moment = {
  at: string;
  /** What is done until the browser ends. */
  until: (page: Page) => Promise<void>;
  /** Looks at the field that has it again. */
  after: (page: Page) => Promise<void>;
};

/** Moments at which a browser may end; each is of another entry, because they end together. */
const moments: Record<string, Moment> = {
  'the first letters of a text': {
    at: own.place,
    until: async (page) => {
      await moveToEnd(page, answer(page));
      await page.keyboard.type(' And mo');
    },
    after: (page) => expect(answer(page)).toHaveText(/ And mo$/),
  },
  'a save that is stored, and more typed since': {
    at: 'collections/faq/entries/how-soon',
    until: async (page) => {
      await typeOver(asked(page), 'How mu');
      await holdSave(page, true);
      await typeOver(asked(page), 'How much?');
    },
    after: (page) => expect(asked(page)).toHaveValue('How much?'),
  },
  'a photograph that is being saved': {
    at: 'collections/cities/entries/toronto',
    until: async (page) => {
      await choosePhoto(page, 'Crew', 'Two people');
      await holdSave(page);
    },
    after: (page) => expect(page.getByLabel('Description').first()).toHaveValue('Two people'),
  },
};

test('whenever a browser is killed, everything typed is there again', async ({
  editing,
  playwright,
  launchOptions,
}) => {
  const folder = makeTemporaryFolder();
  const launch = () =>
    playwright.chromium.launchPersistentContext(folder, { ...launchOptions, viewport: desk });
  let browser = await launch();
  for (const [what, { at, until }] of Object.entries(moments))
    await test.step(`until ${what}`, async () => {
      const page = await browser.newPage();
      await openPlace(page, editing, at);
      await until(page);
    });
  const ended = browser.waitForEvent('close');
  const devTools = await browser.newCDPSession(browser.pages()[0]!);
  await devTools.send('Browser.crash').catch(() => undefined);
  await ended;

  browser = await launch();
  const [page = await browser.newPage()] = browser.pages();
  for (const [what, { at, after }] of Object.entries(moments))
    await test.step(`after ${what}`, async () => {
      await openPlace(page, editing, at);
      await after(page);
      await expect(unsaved(page)).toBeEnabled();
      await expect(notice(page)).toContainText('What you typed here is back');
    });
  await browser.close();
});

test('where somebody else has saved the same entry, both texts are shown, and of two tabs only one goes on', async ({
  page: first,
  context,
  editing,
}) => {
  const { clone } = editing;
  let page = first;
  const which = () => page.getByRole('dialog').filter({ hasText: 'Somebody else has changed this too' });
  const part = (name: string) => which().getByRole('group', { name });
  const theyWrite = (words: string) =>
    clone.write(
      own.file,
      clone
        .read(own.file)
        .replace(/question: .*/, `question: ${words}`)
        .replace(/\n$/, ` ${words}\n`),
    );

  await openPlace(page, editing, own.place);
  await typeOver(asked(page), 'How much?');
  theyWrite('What is the weight?');
  // A form that comes back still begins with the text from before.
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await openPlace(page, editing, own.place);
  await expect(asked(page)).toHaveValue('How much?');
  await save(page);
  await expect(part('Question').getByLabel('Mine')).toBeChecked();
  await expect(part('Question')).toContainText('What is the weight?');
  await expect(part('Text').getByLabel('Theirs')).toBeChecked();
  await expectClean(page, '#staff-dialog');
  await which().getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(() => clone.read(own.file)).toContain('question: How much?\n');
  expect(clone.read(own.file)).toContain(' What is the weight?\n');
  await expect(answer(page)).toContainText('What is the weight?');
  await expect(asked(page)).toHaveValue('How much?');
  await expect(saved(page)).toBeVisible();

  await typeOver(asked(page), 'Is it dear?');
  theyWrite('Theirs?');
  await save(page);
  await which().getByRole('button', { name: 'Not now' }).click();
  await expect(notice(page)).toContainText('What you typed is still in the form');
  expect(clone.read(own.file)).toContain('question: Theirs?\n');
  await expect(asked(page)).toHaveValue('Is it dear?');
  await save(page);
  await which().getByRole('button', { name: 'All theirs' }).click();
  await expect(asked(page)).toHaveValue('Theirs?');
  await expect(saved(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(clone.read(own.file)).toContain('question: Theirs?\n');

  const other = await context.newPage();
  await openPlace(other, editing, own.place);
  await typeOver(asked(other), 'Mine?');
  const stopped = page.getByRole('dialog', { name: 'Changed in another tab' });
  await expect(stopped).toBeVisible();
  await expectClean(page, '#staff-dialog');
  await page.getByRole('button', { name: 'Go on here with what it has now' }).click();
  await expect(asked(page)).toHaveValue('Mine?');
});
