import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { runCommand } from '../support/built-copy';
import {
  expect,
  fieldNamed,
  moveToEnd,
  notice,
  openEntry,
  preview,
  publish,
  test,
  typeOver,
  unformatted,
  withEditing,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';

const { file: faqFile, question } = ownQuestion;

test.describe.configure({ mode: 'serial' });

test('a changed answer is seen in the preview at once, and saved as prettier leaves it', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Questions (FAQ)', question);
  const answer = preview(page).locator('details', { hasText: question });
  await expect(answer).toContainText(ownQuestion.start);
  const text = page.locator('[data-slate-editor=true]');
  await moveToEnd(page, text);
  await page.keyboard.type(' Ask us: it costs nothing.');
  await expect(answer).toContainText(`${ownQuestion.end} Ask us: it costs nothing.`);
  const before = editing.read(faqFile);
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(editing.read(faqFile)).toBe(before.replace(/\n$/, ' Ask us: it costs nothing.\n'));
  expect(unformatted(editing.contentDir)).toBe('');
});

test('a campaign is seen on its page in the preview, and saved with the city that was chosen', async ({
  page,
  editing,
}) => {
  const hero = { title: 'Spring off {city}', lead: 'Sheds empty themselves.' };
  const spring = { slug: 'spring', cities: ['toronto'], hero, source: 'flyer' };
  editing.write('campaigns/spring.json', `${JSON.stringify(spring, null, 2)}\n`);
  await openEntry(page, editing, 'Campaigns', 'spring');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Spring off Toronto');
  await typeOver(fieldNamed(page, 'Where visitors saw it'), 'truck');
  await fieldNamed(page, 'Cities that have it').press('ArrowDown');
  await page.locator('[role=option]', { hasText: 'Atlanta' }).click();
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  const cities = ['toronto', 'atlanta'];
  expect(JSON.parse(editing.read('campaigns/spring.json'))).toStrictEqual({
    ...spring,
    cities,
    source: 'truck',
  });
});

test('the page of a service in a city is seen and saved, and a copy of it in the folder of its city', async ({
  page,
  editing,
}) => {
  const pageAt = (name: string): object =>
    JSON.parse(editing.read(`local-services/atlanta/${name}.json`)) as object;
  await openEntry(page, editing, 'Service pages of a city', 'atlanta: Mattresses');
  const lead = 'The truck has room for every mattress in Fulton County.';
  await typeOver(fieldNamed(page, 'Introduction'), lead);
  await expect(preview(page).getByText('room for every mattress in Fulton County')).toBeVisible();
  const before = pageAt('mattresses');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(pageAt('mattresses')).toStrictEqual({ ...before, lead });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/local-services\/new/);
  await typeOver(fieldNamed(page, 'Address'), 'box-springs');
  await typeOver(fieldNamed(page, 'Name'), 'Box springs');
  await typeOver(fieldNamed(page, 'Order'), '9');
  await expect(preview(page).getByText('Box springs').first()).toBeVisible();
  await publish(page);
  const copy = path.join(editing.contentDir, 'local-services/atlanta/box-springs.json');
  await expect.poll(() => existsSync(copy)).toBe(true);
  expect(pageAt('box-springs')).toStrictEqual({ ...before, lead, name: 'Box springs', order: 9 });
  expect(unformatted(editing.contentDir)).toBe('');
});

test('a wrong value is refused on the screen, in the words of the content check', async ({
  page,
  editing,
}) => {
  const before = editing.read('cities/toronto.json');
  await openEntry(page, editing, 'Cities', 'Toronto');
  await typeOver(fieldNamed(page, 'Location number'), '12a');
  await publish(page);
  await expect(page.getByText('digits in quotes, or "" for a city without a location').first()).toBeVisible();
  await typeOver(fieldNamed(page, 'Location number'), '13929');
  await typeOver(fieldNamed(page, 'Province or state'), 'ontaro');
  await publish(page);
  await expect(notice(page)).toContainText('Not saved.');
  await expect(notice(page)).not.toContainText('.json');
  await expect(notice(page)).toContainText('found "ontaro"');
  await expect(notice(page)).toContainText('did you mean "ontario"?');
  // It is said once: not in the corner and not above the page as well.
  await expect(page.getByText('found "ontaro"').locator('visible=true')).toHaveCount(1);
  await expect(preview(page).getByText('found "ontaro"')).toHaveCount(0);
  await notice(page)
    .getByRole('link', { name: /^City “Toronto”, Province or state: found/ })
    .click();
  await expect(fieldNamed(page, 'Province or state')).toBeFocused();
  expect(editing.read('cities/toronto.json')).toBe(before);
});

test('a file that was changed on disk since the screen read it is not overwritten', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Cities', 'Toronto');
  await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
  const theirs = editing.read('cities/toronto.json').replace('"Toronto"', '"Old Toronto"');
  editing.write('cities/toronto.json', theirs);
  await typeOver(fieldNamed(page, 'Location name'), 'New Toronto');
  await publish(page);
  await expect(notice(page)).toContainText('was changed by someone else since it was opened here');
  expect(editing.read('cities/toronto.json')).toBe(theirs);
});

test('a file with a missing comma is on the list, with what is wrong and where', async ({
  page,
  editing,
}) => {
  const right = editing.read('cities/atlanta.json');
  const broken = right.replace('"slug": "atlanta",', '"slug": "atlanta"');
  editing.write('cities/atlanta.json', broken);
  await page.goto(`${editing.url}/admin`);
  await page.getByRole('link', { name: 'Open the texts' }).click();
  await expect(page.getByRole('link', { name: /atlanta\.json cannot be read/ })).toBeVisible();
  await expect(notice(page)).toContainText(/atlanta\.json, line 2/);
  editing.write('cities/atlanta.json', right);
});

test('the screen opens where the content is wrong already, and the wrong file can be seen on it', async ({
  page,
}) => {
  const breakTwo = (contentDir: string): void => {
    writeFileSync(path.join(contentDir, 'cities/atlanta.json'), '{ "slug": "atlanta"');
    rmSync(path.join(contentDir, 'site/brand.json'));
  };
  await withEditing(async ({ url }) => {
    await page.goto(`${url}/admin`);
    await page.getByRole('link', { name: 'Open the texts' }).click();
    await expect(page.getByRole('link', { name: /atlanta\.json cannot be read/ })).toBeVisible();
    await page.getByRole('link', { name: 'Toronto', exact: true }).click();
    await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
    await expect(preview(page).getByText(/site\/brand\.json, .*no such file/)).toBeVisible();
    // The form is open before there is a page beside it.
    await page.goto(`${url}/admin/#/collections/cities/entries/toronto?field=badgeGroup`);
    await expect(fieldNamed(page, 'Province or state')).toBeFocused();
  }, breakTwo);
});

test('what is saved here is what a build reads, and what it would refuse is refused by a build too', async ({
  editing,
}) => {
  const right = editing.read('cities/toronto.json');
  editing.write('cities/toronto.json', right.replace('"ontario"', '"ontaro"'));
  const refused = await runCommand('content-check', editing.contentDir);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('did you mean "ontario"?');
  editing.write('cities/toronto.json', right);
  expect(await runCommand('content-check', editing.contentDir)).toMatchObject({ code: 0 });
  const { faq } = loadContent(editing.contentDir);
  expect(faq.find((entry) => entry.question === question)?.html).toContain('Ask us: it costs nothing.');
});
