import { test } from '../support/editing-on-github';
import { expect, own, typeOver } from '../support/editing-screen';
import { choosePhoto } from '../support/phone-photo';

const file = `content/${own.file}`;
const branch = 'cms/faq/how-heavy';

test('a change waits in a pull request, and overwrites nobody else’s', async ({ page, ui, editing }) => {
  const { repository, github, account } = editing;
  const source = repository.read(file);
  ui.acceptDialogs();
  await ui.open(own.place);
  account.canWrite = false;
  const signIn = page.getByRole('button', { name: 'Login with GitHub' });
  await signIn.click();
  await expect(page.getByText('does not have access to this repo')).toBeVisible();
  account.canWrite = true;
  await ui.open(own.place);
  await signIn.click();
  const question = page.getByRole('textbox', { name: 'Question' });
  await expect(question).toHaveValue(own.question);
  const saveAs = async (words: string) => {
    await typeOver(question, words);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  const choose = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await saveAs('How heavy is it?');
  await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
  expect([...repository.heads.keys()]).toEqual(['main', branch]);
  expect(repository.read(file, branch)).toContain('question: How heavy is it?');
  expect(repository.changedFiles(branch)).toEqual([file]);
  expect(repository.read(file)).toBe(source);
  const [head, base] = [branch, 'main'].map((ref) => ({ ref }));
  const draft = { head, base, labels: [{ name: 'decap-cms/draft' }], user: { login: 'ada' } };
  expect(github.pulls).toMatchObject([draft]);

  // Somebody else has this change open, too.
  repository.replace(file, 'As heavy', 'Just as heavy', branch);
  await saveAs('How heavy are they?');
  await expect(page.getByRole('group', { name: 'Text' })).toContainText('Just as heavy');
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(() => repository.read(file, branch)).toContain('question: How heavy are they?');
  expect(repository.read(file, branch)).toContain('Just as heavy');
  await page.getByRole('link', { name: 'First page' }).click();
  const waiting = page.getByRole('region', { name: 'Not live yet' });
  await expect(waiting.getByRole('listitem')).toContainText(/How heavy.*by ada/);
  const live = page.getByRole('region', { name: 'What is live' });
  await expect(live.getByRole('listitem')).toContainText('went through: what was sent is live');
  await page.goBack();

  const publish = async () => {
    await choose('Status: Draft', 'Ready');
    await expect(page.getByRole('button', { name: 'Status: Ready' })).toBeVisible();
    await choose('Put live', 'Put live now');
  };
  await publish();
  await page.getByText('Sent: live in a few minutes').first().waitFor();
  expect(repository.read(file)).toContain('question: How heavy are they?');
  expect(repository.messages()).toEqual(['Change question “how-heavy” (#1)', 'The site']);
  expect([...repository.heads.keys()]).toEqual(['main']);

  await ui.open(own.place);
  await saveAs('How heavy may one be?');
  await expect(page.getByRole('button', { name: 'Status: Draft' })).toBeVisible();
  repository.replace(file, 'How heavy are they?', 'Who lifts it?');
  await publish();
  await expect(ui.notice).toContainText('Not published.');
  expect(repository.read(file)).toContain('Who lifts it?');
  expect(repository.heads.has(branch)).toBe(true);
  expect(editing.violations).toEqual([]);
});

test.describe('without an account on GitHub', () => {
  test.use({ signIn: 'Firebase' });

  test('somebody signs in by mail and saves what is theirs', async ({ page, ui, editing }) => {
    const { url, repository, staff } = editing;
    ui.acceptDialogs();
    const putLive = () => page.getByRole('button', { name: 'Put live', exact: true }).click();
    await ui.open();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('gil@haulwell.example is not on the list');
    await page.getByLabel('Your email address').fill('tom@haulwell.example');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('status')).toContainText('on its way to tom@haulwell.example');
    await page.goto(staff.accounts.links[0] ?? '');
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    expect(page.url()).toBe(`${url}/admin/#/start`);

    await ui.open(own.place);
    await typeOver(ui.field('Question'), 'How heavy is it?');
    await putLive();
    await expect(ui.notice).toContainText('You may change the texts and photographs of toronto only');
    expect(repository.messages()).toEqual(['The site']);

    await page.goto(`${url}/admin/#/collections/cities/entries/toronto`);
    await typeOver(ui.field('Location name'), 'Old Toronto');
    await choosePhoto(page, 'Truck', 'A truck');
    await putLive();
    await expect.poll(() => repository.author()).toBe('Tom <tom@haulwell.example>');
    expect(repository.changedFiles().toSorted()).toEqual([
      'content/cities/toronto.json',
      expect.stringMatching(/photos\/img-0412-[\da-f]{8}\.webp$/),
    ]);
    await expect(page.getByRole('button', { name: 'Sent', exact: true })).toBeVisible();
    expect(editing.violations).toEqual([]);
  });
});
