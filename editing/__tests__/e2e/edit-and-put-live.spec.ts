import {
  expect,
  expectClean,
  fieldNamed,
  openPlace,
  own,
  phone,
  said,
  saveWell,
  test,
  typeOver,
  waiting,
} from '../support/editing-screen';

const newer = 'How much may it weigh?';
const former = 'What does it weigh?';
const review = 'reviews/third.json';

test.use({ viewport: phone });

test('a text is found, changed, undone, changed after all and put live, and a former version and a deleted review come back', async ({
  page,
  editing,
}) => {
  const { clone } = editing;
  const now = clone.read(own.file);
  clone.write(own.file, now.replace(own.question, former));
  clone.commit('In other words');
  clone.write(own.file, now);
  clone.delete(review);
  clone.commit('As before, and fewer reviews');
  clone.goLive();
  const openFirstPage = () => page.getByRole('link', { name: 'First page' }).first().click();

  await openPlace(page, editing);
  await expect(waiting(page)).toContainText('Nothing: all that is saved is live.');
  await expect(page.getByRole('region', { name: 'What needs a hand' })).toContainText('Still samples');
  await page.getByRole('searchbox', { name: 'Find words of the site' }).fill('heavy');
  await page.getByRole('search').getByRole('link').filter({ hasText: own.question }).first().click();
  const question = fieldNamed(page, 'Question');
  await expect(question).toBeFocused();
  await typeOver(question, newer);
  await saveWell(page);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await openFirstPage();
  const change = waiting(page).getByRole('listitem').filter({ hasText: newer });
  await expect(change).toContainText(/: Question changed (just now|1 minute ago) by Ann\./);
  await expectClean(page);
  await change.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(said(page, 'Undone')).toBeVisible();
  await expect(change).toHaveCount(0);
  expect(clone.read(own.file)).toContain(own.question);
  await page.getByRole('button', { name: 'Do it again after all' }).press('Enter');
  await expect(change).toBeVisible();
  expect(clone.read(own.file)).toContain(newer);

  await waiting(page).getByRole('button', { name: 'Put live' }).press('Enter');
  await expect(said(page, 'Sent to the repository')).toContainText('It is being checked and built.');
  await expect(change).toContainText('Sent, and not live yet.');
  expect(clone.sent('show', '--name-only', '--format=', 'main')).toBe(`content/${own.file}`);
  clone.live = clone.sent('rev-parse', 'main');
  await expect(said(page, 'It is live on')).toBeVisible();
  await expect(waiting(page)).toContainText('Nothing: all that is saved is live.');

  await page.evaluate((file) => window.location.assign(`#/former-versions/${file}`), own.file);
  const version = page
    .getByRole('listitem')
    .filter({ hasText: /^Question changed/ })
    .nth(2);
  await version.getByRole('button', { name: /^What differs/ }).press('Enter');
  await expect(version.getByRole('deletion').first()).toContainText('How');
  await expect(version.getByRole('insertion').first()).toContainText('What');
  await expectClean(page);
  await version.getByRole('button', { name: /^Bring this back/ }).press('Enter');
  await expect(said(page, 'Brought back. Saved, and not live yet')).toBeVisible();
  expect(clone.read(own.file)).toContain(former);
  await page.getByRole('link', { name: 'Back to the entry' }).click();
  await expect(question).toHaveValue(former);

  await openFirstPage();
  await page.getByText('Deleted entries').press('Enter');
  const deleted = page.getByRole('listitem').filter({ hasText: 'Review “Ola B.' });
  await deleted.getByRole('button', { name: /^Bring back/ }).press('Enter');
  await expect(said(page, 'Brought back. Saved, and not live yet')).toBeVisible();
  expect(clone.has(review)).toBe(true);
});
