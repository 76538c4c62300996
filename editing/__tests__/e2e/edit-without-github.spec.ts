import {
  expect,
  functionUrl,
  openQuestion,
  putLive,
  question,
  test,
  typeInto,
} from '../support/editing-on-github';
import { acceptDialogs, notice } from '../support/editing-screen';

test.use({ viewport: { width: 1400, height: 900 }, hasTouch: false, isByFirebase: true });
test.beforeEach(() => test.slow());

test('somebody without an account on GitHub signs in by mail, and saves under their name what is theirs; another with Google', async ({
  page,
  editing,
}) => {
  const { url, repository, staff } = editing;
  acceptDialogs(page);
  await test.step('a link by mail', async () => {
    await page.goto(`${url}/admin/`);
    await page.getByLabel('Your mail address').fill('tom@haulwell.example');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('status')).toContainText('on its way to tom@haulwell.example');
    await page.goto(staff.accounts.links[0] ?? '');
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    expect(page.url()).toBe(`${url}/admin/#/start`);
  });

  await test.step('what is another city’s, or no content, is refused in plain words', async () => {
    const form = await openQuestion(page, editing);
    await typeInto(page, form.question(page), 'Do you all bring gloves?');
    await putLive(page);
    await expect(notice(page)).toContainText('You may change the texts and photographs of toronto only');
    const refused = await page.evaluate(async (address) => {
      const body = JSON.stringify({ base_tree: 'main', tree: [{ path: 'src/site.ts', sha: null }] });
      const answer = await fetch(address, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      return ((await answer.json()) as { message: string }).message;
    }, `${functionUrl}/repos/haulwell/site/git/trees`);
    expect(refused).toBe(
      'Only the content of the site can be changed here, and src/site.ts is not part of it.',
    );
    expect(repository.messages()).toEqual(['The site']);
  });

  await test.step('what is theirs is a commit under their name', async () => {
    await page.goto(`${url}/admin/#/collections/cities/entries/toronto`);
    await typeInto(page, page.getByLabel('Location name'), 'Old Toronto');
    await putLive(page);
    await expect.poll(() => repository.author()).toBe('Tom <tom@haulwell.example>');
    expect(repository.changedFiles()).toEqual(['content/cities/toronto.json']);
  });

  await test.step('another, whom the list does not have at first, signs in with Google', async () => {
    await page.goto(`${url}/admin/#/collections/faq`);
    await page.locator('[class*="-AvatarDropdownButton"]').click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    const google = page.getByRole('button', { name: 'Sign in with Google' });
    await google.click();
    await expect(page.getByRole('alert')).toContainText('gil@haulwell.example is not on the list');
    staff.editors.push({ mail: 'gil@haulwell.example', name: 'Gil' });
    await google.click();
    await expect(page.getByRole('link', { name: 'First page' })).toBeVisible();
    const form = await openQuestion(page, editing);
    await typeInto(page, form.question(page), 'Do you all bring gloves?');
    await putLive(page);
    await expect.poll(() => repository.author()).toBe('Gil <gil@haulwell.example>');
    expect(repository.changedFiles()).toEqual([question.file]);
  });
  expect(editing.violations).toEqual([]);
});
