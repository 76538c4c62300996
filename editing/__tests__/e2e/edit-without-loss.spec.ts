import { makeTemporaryFolder } from '../../../__tests__/support/local-database';
import { desk, expect, handsOn, own, test, typeOver, type Ui } from '../support/editing-screen';
import { choosePhoto } from '../support/phone-photo';

const saved = ({ page }: Ui) => page.getByRole('button', { name: 'Saved', exact: true });
const asked = (ui: Ui) => ui.field('Question');
const answer = ({ page }: Ui) => page.locator('[data-slate-editor=true]');

type Moment = { at: string; until: (ui: Ui) => Promise<void>; after: (ui: Ui) => Promise<void> };

/** Moments at which a browser may end; each is of another entry, because they end together. */
const moments: Record<string, Moment> = {
  'the first letters of a text': {
    at: own.place,
    until: async (ui) => {
      await answer(ui).click();
      await ui.settleCaret();
      await ui.page.keyboard.type(' And mo');
    },
    after: (ui) => expect(answer(ui)).toContainText(' And mo'),
  },
  'a save that is stored, and more typed since': {
    at: 'collections/faq/entries/how-soon',
    until: async (ui) => {
      await typeOver(asked(ui), 'How mu');
      await ui.holdSave(ui.save, true);
      await typeOver(asked(ui), 'How much?');
    },
    after: (ui) => expect(asked(ui)).toHaveValue('How much?'),
  },
  'a photograph that is being saved': {
    at: 'collections/cities/entries/toronto',
    until: async (ui) => {
      await choosePhoto(ui.page, 'Crew', 'Two people');
      await ui.holdSave();
    },
    after: (ui) => expect(ui.page.getByLabel('Description').first()).toHaveValue('Two people'),
  },
};

test('when a browser is killed, all that was typed is there again', async ({
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
      const ui = handsOn(await browser.newPage(), editing.url);
      await ui.open(at);
      await until(ui);
    });
  const ended = browser.waitForEvent('close');
  const devTools = await browser.newCDPSession(browser.pages()[0]!);
  await devTools.send('Browser.crash').catch(() => undefined);
  await ended;

  browser = await launch();
  const [page = await browser.newPage()] = browser.pages();
  const ui = handsOn(page, editing.url);
  for (const [what, { at, after }] of Object.entries(moments))
    await test.step(`after ${what}`, async () => {
      await ui.open(at);
      await after(ui);
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
      await expect(ui.notice).toContainText('What you typed here is back');
    });
  await browser.close();
});

test('what somebody else has saved is shown, and only one tab goes on', async ({
  page: first,
  context,
  editing,
  clone,
}) => {
  let ui = handsOn(first, editing.url);
  const which = () => ui.page.getByRole('dialog').filter({ hasText: 'Somebody else has changed this too' });
  const part = (name: string) => which().getByRole('group', { name });
  const theyWrite = (words: string) =>
    clone.write(
      own.file,
      clone
        .read(own.file)
        .replace(/question: .*/, `question: ${words}`)
        .replace(/\n$/, ` ${words}\n`),
    );

  await ui.open(own.place);
  await typeOver(asked(ui), 'How much?');
  theyWrite('What is the weight?');
  // A form that comes back still begins with the text from before.
  await ui.page.close({ runBeforeUnload: false });
  ui = handsOn(await context.newPage(), editing.url);
  await ui.open(own.place);
  await expect(asked(ui)).toHaveValue('How much?');
  await ui.save();
  await expect(part('Question').getByLabel('Mine')).toBeChecked();
  await expect(part('Question')).toContainText('What is the weight?');
  await expect(part('Text').getByLabel('Theirs')).toBeChecked();
  await ui.expectClean('#staff-dialog');
  await which().getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(() => clone.read(own.file)).toContain('question: How much?\n');
  expect(clone.read(own.file)).toContain(' What is the weight?\n');
  await expect(answer(ui)).toContainText('What is the weight?');
  await expect(asked(ui)).toHaveValue('How much?');
  await expect(saved(ui)).toBeVisible();

  await typeOver(asked(ui), 'Is it dear?');
  theyWrite('Theirs?');
  await ui.save();
  await which().getByRole('button', { name: 'Not now' }).click();
  await expect(ui.notice).toContainText('What you typed is still in the form');
  expect(clone.read(own.file)).toContain('question: Theirs?\n');
  await expect(asked(ui)).toHaveValue('Is it dear?');

  const other = handsOn(await context.newPage(), editing.url);
  await other.open(own.place);
  await typeOver(asked(other), 'Mine?');
  const stopped = ui.page.getByRole('dialog', { name: 'Changed in another tab' });
  await expect(stopped).toBeVisible();
  await ui.expectClean('#staff-dialog');
  await ui.page.getByRole('button', { name: 'Go on here with what it has now' }).click();
  await expect(asked(ui)).toHaveValue('Mine?');
});
