import type { Page } from '@playwright/test';
import { choosePhoto } from '../support/editing-photos';
import {
  ada,
  choose,
  expect,
  openQuestion,
  pricing,
  putLive,
  question,
  shippedPolicy,
  signIn,
  test,
  typeInto,
} from '../support/editing-on-github';
import { acceptDialogs, duringSave, moveToEnd, notice } from '../support/editing-screen';

// The screen is made for a desk.
test.use({ viewport: { width: 1400, height: 900 }, hasTouch: false });
test.beforeEach(() => test.slow());

const { file, source } = question;
const changed = source.replace('of {city}.', 'of {city}. A pair for you, too.');
const branch = 'cms/faq/do-you-bring-gloves';

async function fillCity(page: Page): Promise<void> {
  await page.getByLabel('Location name').fill('Lakeside Village');
  await page.getByLabel('Country', { exact: true }).selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await page.getByLabel('Location number (optional)').fill('99999');
  await expect(page.getByText(/Whether this location exists cannot be seen from here/)).toBeVisible();
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByLabel('Places', { exact: true }).fill('Forty rows of cabins by the marina.');
  await page.getByLabel('Typical loads').fill('Canoes and bunk beds, mostly in May.');
  await page.getByLabel('Access').fill('One gravel road, and a gate that shuts at nine.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('The site can be built with it.')).toBeVisible();
}

test('texts, a photograph, a new question and cities are each one commit of their files alone, and nothing wrong is', async ({
  page,
  editing,
}) => {
  const { repository, url, account } = editing;
  acceptDialogs(page);
  await test.step('an account that may not write learns so', async () => {
    account.canWrite = false;
    await signIn(page, editing);
    await expect(page.getByText('does not have access to this repo')).toBeVisible();
    account.canWrite = true;
  });

  await test.step('a changed answer', async () => {
    const { answer } = await openQuestion(page, editing);
    await moveToEnd(page, answer(page));
    await page.keyboard.type(' A pair for you, too.');
    await expect(answer(page)).toHaveText(
      'Yes, always, for everyone on the crew of {city}. A pair for you, too.',
    );
    await duringSave(
      page,
      () => putLive(page),
      async () => {
        await moveToEnd(page, answer(page));
        await page.keyboard.type(' Yes.');
      },
    );
    await page.getByText('Entry saved').first().waitFor();
    await expect(answer(page)).toContainText('A pair for you, too. Yes.');
    await expect(page.getByRole('button', { name: 'Put live', exact: true })).toBeEnabled();
    for (let typed = ' Yes.'.length; typed > 0; typed -= 1) await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: 'Sent', exact: true })).toBeVisible();
    expect(repository.read(file)).toBe(changed);
    expect(repository.changedFiles()).toStrictEqual([file]);
    expect(repository.messages()).toStrictEqual(['Change question “do-you-bring-gloves”', 'The site']);
    expect(repository.author()).toBe('Ada <ada@users.noreply.github.com>');
  });

  await test.step('a photograph, in the same commit as the text that shows it', async () => {
    await page.goto(`${url}/admin/#/collections/cities/entries/toronto`);
    await choosePhoto(page, 'Truck', 'A yellow truck');
    await putLive(page);
    await expect.poll(() => repository.messages().length).toBe(3);
    const photo = 'content/media/photos/img-0412.webp';
    expect(repository.changedFiles().toSorted()).toStrictEqual(['content/cities/toronto.json', photo]);
  });

  await test.step('a new question', async () => {
    await page.goto(`${url}/admin/#/collections/faq/new`);
    await typeInto(page, page.getByLabel('Question'), 'Do you wash the truck?');
    await typeInto(page, page.getByLabel('Topic'), 'On the day');
    await typeInto(page, page.getByLabel('Order'), '901');
    await typeInto(page, page.locator('[data-slate-editor=true]'), 'Every evening.');
    await putLive(page);
    await expect.poll(() => repository.messages()[0]).toBe('Add question “do-you-wash-the-truck”');
    // The screen goes from the new entry to the saved one by itself.
    await page.waitForURL(/entries\/do-you-wash-the-truck$/);
    expect(repository.read('content/faq/do-you-wash-the-truck.md')).toBe(
      '---\nquestion: Do you wash the truck?\ntopic: On the day\norder: 901\n---\n\nEvery evening.\n',
    );
  });

  const answered = await page.request.get(`${url}/admin/`);
  expect(answered.headers()['content-security-policy']).toBe(shippedPolicy());
  // Decap CMS has no other place for it: hence the host name of its own (docs/editing-in-production.md).
  expect(await page.evaluate(() => localStorage.getItem('decap-cms-user'))).toContain(ada.token);

  await test.step('a wrong value, an expired sign-in and somebody else’s change', async () => {
    const saved = repository.messages();
    await page.goto(`${url}/admin/#/collections/faq/entries/do-you-bring-gloves`);
    const asked = page.getByRole('textbox', { name: 'Question' });
    await expect(asked).toHaveValue('Do you bring gloves?');
    await typeInto(page, asked, 'Do you bring gloves to {citty}?');
    await putLive(page);
    await expect(notice(page)).toContainText('Not saved.');
    await expect(notice(page)).toContainText('Did you mean "{city}"?');
    await typeInto(page, asked, '');
    await page.keyboard.press('Delete');
    await putLive(page);
    await expect(page.getByText('Question is required.')).toBeVisible();
    await typeInto(page, asked, 'Do you all bring gloves?');
    account.token = 'gho_of_ada_anew';
    await putLive(page);
    await expect(notice(page)).toContainText('your sign-in has run out');
    expect(repository.messages()).toStrictEqual(saved);
    await openQuestion(page, editing);
    repository.changeElsewhere(file, 'Yes,', 'Of course,');
    await typeInto(page, asked, 'Do you all bring gloves?');
    await putLive(page);
    const theirs = page.getByRole('group', { name: 'Text' });
    await expect(theirs).toContainText('Of course,');
    expect(repository.messages()).toStrictEqual(['Someone else was here', ...saved]);
    await page.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect.poll(() => repository.messages()[0]).toBe('Change question “do-you-bring-gloves”');
    expect(repository.read(file)).toContain('question: Do you all bring gloves?');
    expect(repository.read(file)).toContain('Of course,');
  });
  expect(editing.violations).toStrictEqual([]);
});

test('the first page says what the last run did, and a city is added, one deleted and brought back, each in one commit', async ({
  page,
  editing,
}) => {
  const { repository, url } = editing;
  repository.changeElsewhere(pricing, '$99', '$120');
  repository.changeElsewhere(file, 'Do you bring gloves?', 'Who brings the gloves for $99?');
  await signIn(page, editing);
  const live = page.getByRole('region', { name: 'What is live' });
  await expect(live.getByRole('listitem')).toContainText('went through: what was sent is live');
  await expect(page.getByText('Nothing waits for a review.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What needs a hand' })).toContainText('Still samples');
  await expect(page.getByRole('link', { name: /gloves.*still says “\$99”/i })).toBeVisible();
  await page.goto(`${url}/admin/#/former-versions/faq/do-you-bring-gloves.md`);
  const former = page.getByRole('listitem').filter({ hasText: /^Saved .* by Bea\./ });
  await former.getByRole('button', { name: /^What differs/ }).click();
  await expect(former.getByRole('deletion').first()).toHaveText('Who');
  await expect(former.getByRole('insertion').first()).toHaveText('Do');

  await page.goto(`${url}/admin/#/new-city`);
  await fillCity(page);
  await page.getByRole('button', { name: 'Save the city' }).click();
  await expect(page.getByText(/^Sent: the site follows in a few minutes/)).toBeVisible();
  expect(repository.changedFiles()).toStrictEqual(['content/cities/lakeside-village.json']);
  expect(repository.messages()[0]).toBe('Add the city Lakeside Village');
  expect(repository.author()).toBe('Ada <ada@users.noreply.github.com>');
  await page.getByRole('link', { name: 'Open its entry' }).click();
  await expect(page.getByLabel('Location name')).toHaveValue('Lakeside Village');

  // What was saved since the screen was published is known: the new city is among those to choose from.
  await page.goto(`${url}/admin/#/collections/cities/entries/toronto`);
  await expect(page.getByLabel('Location name')).toHaveValue('Toronto');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.getByLabel('Where its visitors go').selectOption('lakeside-village');
  await page.getByRole('button', { name: 'Delete Toronto' }).click();
  await expect(page.getByRole('heading', { name: 'Toronto is deleted' })).toBeFocused();
  expect(repository.changedFiles()).toEqual(
    expect.arrayContaining(['content/cities/toronto.json', 'content/site/redirects.json']),
  );
  expect(JSON.parse(repository.read('content/site/redirects.json'))).toEqual({
    cities: [{ from: 'toronto', to: 'lakeside-village' }],
  });
  expect(repository.messages()[0]).toBe('Delete the city Toronto');

  await page.getByRole('link', { name: 'former versions' }).click();
  await former.getByRole('button', { name: /^Bring this back/ }).click();
  await expect(page.getByText(/^Brought back\. Sent/)).toBeVisible();
  expect(repository.differences('HEAD~2', 'HEAD')).toStrictEqual([]);
  expect(editing.violations).toStrictEqual([]);
});

test.describe('under review', () => {
  test.use({ isReviewed: true });

  test('a change waits in a pull request until it is published, and what someone else has published is not overwritten', async ({
    page,
    editing,
  }) => {
    const { repository, github } = editing;
    acceptDialogs(page);
    const form = await openQuestion(page, editing);
    const saveAs = async (words: string) => {
      await typeInto(page, form.question(page), words);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    };
    await saveAs('Do you all bring gloves?');
    await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
    expect(repository.branches()).toStrictEqual([branch, 'main']);
    expect(repository.read(file, branch)).toContain('question: Do you all bring gloves?');
    expect(repository.changedFiles(branch)).toStrictEqual([file]);
    expect(repository.read(file)).toBe(source);
    const draft = { head: branch, base: 'main', labels: ['decap-cms/draft'], author: 'ada' };
    expect(github.pulls).toMatchObject([draft]);
    await page.getByRole('link', { name: 'First page' }).click();
    const waiting = page.getByRole('region', { name: 'Not live yet' });
    await expect(waiting.getByRole('listitem')).toContainText(/“Do you bring gloves”.*by ada/);
    await page.goBack();
    await form.answer(page).filter({ hasText: 'Yes, always' }).waitFor();

    await duringSave(
      page,
      () => saveAs('Do you all bring your gloves?'),
      () => typeInto(page, form.question(page), 'Do you all bring your own gloves?'),
    );
    await expect
      .poll(() => repository.read(file, branch))
      .toContain('question: Do you all bring your gloves?');
    await expect(page.getByText('Unsaved Changes')).toBeVisible();

    // Somebody else has this change open, too.
    repository.changeElsewhere(file, 'Yes,', 'Of course,', branch);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Text' })).toContainText('Of course,');
    await page.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect
      .poll(() => repository.read(file, branch))
      .toContain('question: Do you all bring your own gloves?');
    expect(repository.read(file, branch)).toContain('Of course,');
    await form.answer(page).filter({ hasText: 'Of course,' }).waitFor();
    const makeReady = async () => {
      await choose(page, 'Status: Draft', 'Ready');
      await expect(page.getByRole('button', { name: 'Status: Ready' })).toBeVisible();
    };
    await makeReady();
    expect(github.pulls[0]?.labels).toStrictEqual(['decap-cms/pending_publish']);
    await choose(page, 'Put live', 'Put live now');
    await page.getByText('Sent: live in a few minutes').first().waitFor();
    expect(repository.read(file)).toContain('question: Do you all bring your own gloves?');
    const published = ['Change question “do-you-bring-gloves” (#1)', 'The site'];
    expect(repository.messages()).toStrictEqual(published);
    expect(repository.branches()).toStrictEqual(['main']);

    await openQuestion(page, editing, 'Of course,');
    await saveAs('Do all of you bring gloves?');
    await makeReady();
    repository.changeElsewhere(file, 'Do you all bring your own gloves?', 'Who brings the gloves?');
    await choose(page, 'Put live', 'Put live now');
    await expect(notice(page)).toContainText('Not published.');
    expect(repository.messages()).toStrictEqual(['Someone else was here', ...published]);
    expect(repository.read(file)).toContain('Who brings the gloves?');
    expect(repository.branches()).toStrictEqual([branch, 'main']);
    expect(editing.violations).toStrictEqual([]);
  });
});
