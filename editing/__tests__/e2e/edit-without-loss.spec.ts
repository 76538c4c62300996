import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import { choosePhoto } from '../support/editing-photos';
import {
  desk,
  duringSave,
  type Editing,
  expect,
  expectClean,
  fieldNamed,
  moveToEnd,
  notice,
  openPlace,
  save,
  saveWell,
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

type Moment = {
  at: string;
  /** What is done until the browser ends. */
  until: (page: Page) => Promise<void>;
  /** The field that has it again, and what it has. */
  field: (page: Page) => Locator;
  has: string | RegExp;
};

const asked = (page: Page) => fieldNamed(page, 'Question');
const answer = (page: Page) => page.locator('[data-slate-editor=true]');
const typed = 'How mu';
const type = (page: Page) => typeOver(asked(page), typed);

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

/** Moments at which a browser may end; each is of another entry, because they end together. */
const momentsOf = ({ clone }: Editing, faqs: string[]): Record<string, Moment> => {
  const existing = (index: number, until: Moment['until'], has = typed): Moment => ({
    at: `collections/faq/entries/${faqs[index]}`,
    until,
    field: asked,
    has,
  });
  const description = (page: Page) => page.getByLabel('Description').first();
  return {
    'the first letters of an entry': existing(0, type),
    'its text': {
      ...existing(1, async (page) => {
        await moveToEnd(page, answer(page));
        await page.keyboard.type(' And mo');
      }),
      field: answer,
      has: / And mo$/,
    },
    'a save that nobody has': existing(2, async (page) => {
      await type(page);
      await holdSave(page);
    }),
    'a save that is stored, and more typed since': existing(
      3,
      async (page) => {
        await type(page);
        await holdSave(page, true);
        await expect.poll(() => clone.read(`faq/${faqs[3]}.md`)).toContain(typed);
        await typeOver(asked(page), `${typed}ch?`);
      },
      `${typed}ch?`,
    ),
    'after a save, what was typed since': existing(4, async (page) => {
      await typeOver(asked(page), 'How?');
      await save(page);
      await expect(saved(page)).toBeVisible();
      await type(page);
    }),
    'the choice between two texts': existing(5, async (page) => {
      await type(page);
      const file = `faq/${faqs[5]}.md`;
      clone.write(file, clone.read(file).replace(/question: .*/, 'question: Theirs?'));
      await save(page);
      await expect(page.locator('#staff-dialog')).toBeVisible();
    }),
    'a new entry': { at: 'collections/faq/new', until: type, field: asked, has: typed },
    'a photograph': {
      at: 'collections/cities/entries/toronto',
      until: (page) => choosePhoto(page, 'Crew', 'Two people'),
      field: description,
      has: 'Two people',
    },
    'a photograph that is being saved': {
      at: 'collections/cities/entries/atlanta',
      until: async (page) => {
        await choosePhoto(page, 'Crew', 'Two people');
        await holdSave(page);
      },
      field: description,
      has: 'Two people',
    },
    'a new city': {
      at: 'new-city?like=toronto',
      until: (page) => page.getByLabel('Location name').pressSequentially('Lakeside Vill'),
      field: (page) => page.getByLabel('Location name'),
      has: 'Lakeside Vill',
    },
  };
};

test('whenever a browser is killed, everything typed is there again', async ({
  editing,
  playwright,
  launchOptions,
}) => {
  test.slow();
  const folder = makeTemporaryFolder();
  const launch = () =>
    playwright.chromium.launchPersistentContext(folder, { ...launchOptions, viewport: desk });
  const faqs = editing.clone.git('ls-files', 'content/faq').split('\n');
  const moments = Object.entries(
    momentsOf(
      editing,
      faqs.map((file) => path.basename(file, '.md')),
    ),
  );
  let browser = await launch();
  for (const [what, { at, until }] of moments)
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
  for (const [what, { at, field, has }] of moments)
    await test.step(`after ${what}`, async () => {
      const page = await browser.newPage();
      await openPlace(page, editing, at);
      const control = field(page);
      if (typeof has === 'string') await expect(control).toHaveValue(has);
      else await expect(control).toHaveText(has);
      if (at.startsWith('collections/')) await expect(unsaved(page)).toBeEnabled();
    });
  await browser.close();
});

test('a save that was stored, but whose answer never came, is not taken for that of somebody else', async ({
  page: first,
  editing,
}) => {
  await openPlace(first, editing, place);
  await typeOver(asked(first), 'Is it dear?');
  await holdSave(first, true);
  await expect.poll(() => editing.clone.read(faq)).toContain('Is it dear?');
  const page = await killAndOpen(first, editing, place);
  await expect(asked(page)).toHaveValue('Is it dear?');
  await expect(saved(page)).toBeVisible();
  await typeOver(asked(page), 'What is the price?');
  await saveWell(page);
  expect(editing.clone.read(faq)).toContain('question: What is the price?\n');
});

test('a copy takes the place of a new entry that is not saved only where somebody agrees', async ({
  page: first,
  editing,
}) => {
  const begun = 'Do you wash the truck?';
  await openPlace(first, editing, 'collections/faq/new');
  await typeOver(asked(first), begun);
  let page = first;
  const duplicate = async (choice: 'accept' | 'dismiss'): Promise<void> => {
    page = await killAndOpen(page, editing, place);
    await expect(asked(page)).toHaveValue(question);
    page.once('dialog', (dialog) => void dialog[choice]());
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/faq\/new$/);
  };
  await duplicate('dismiss');
  await expect(asked(page)).toHaveValue(begun);
  await expect(notice(page)).toContainText('What you typed here is back');
  await duplicate('accept');
  await expect(asked(page)).toHaveValue(question);
  await expect(notice(page)).toHaveCount(0);
  await typeOver(asked(page), 'And what is the price?');
  page = await killAndOpen(page, editing, 'collections/faq/new');
  await expect(asked(page)).toHaveValue('And what is the price?');
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
  await expect(notice(page)).toHaveCount(0);
  expect(clone.read(faq)).toContain('question: Theirs?\n');
});

test('two tabs of one browser go on with the same text, one at a time', async ({
  page,
  context,
  editing,
}) => {
  const field = () => fieldNamed(page, 'Question');
  await openPlace(page, editing, place);
  await expect(field()).toHaveValue(question);
  const other = await context.newPage();
  await openPlace(other, editing, place);
  await typeOver(fieldNamed(other, 'Question'), 'How mu');
  const stopped = (in_: Page) => in_.getByRole('dialog', { name: 'Changed in another tab' });
  await expect(stopped(page)).toBeVisible();
  await expectClean(page, '#staff-dialog');
  await page.getByRole('button', { name: 'Go on here with what it has now' }).click();
  await expect(field()).toHaveValue('How mu');
  await expect(stopped(other)).toBeVisible();
  await typeOver(field(), 'How much?');
  await save(page);
  await expect(saved(page)).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(fieldNamed(other, 'Question')).toHaveValue('How much?');
  await expect(saved(other)).toBeVisible();
});

for (const [what, script] of [
  ['refuses to keep', "throw new DOMException('Refused', 'SecurityError')"],
  ['never answers', 'return {}'],
] as const)
  test(`a disk that ${what} what is typed is named, and the screen goes on`, async ({ page, editing }) => {
    await page.addInitScript(`IDBFactory.prototype.open = () => { ${script}; };`);
    await openPlace(page, editing, place);
    await expect(notice(page)).toContainText('What you type is not kept on this device');
    await typeOver(fieldNamed(page, 'Question'), 'How much?');
    await save(page);
    await expect(saved(page)).toBeVisible();
    expect(editing.clone.read(faq)).toContain('question: How much?\n');
  });
