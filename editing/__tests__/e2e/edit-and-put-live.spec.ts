import { expect, own, phone, test, typeOver } from '../support/editing-screen';

const newer = 'How much may it weigh?';
const former = 'What does it weigh?';
const review = 'reviews/third.json';

test.use({ viewport: phone });

test('a text is found, changed, undone and put live; former ones return', async ({ page, ui, clone }) => {
  const now = clone.read(own.file);
  clone.write(own.file, now.replace(own.question, former));
  clone.commit('In other words');
  clone.write(own.file, now);
  clone.delete(review);
  clone.commit('As before, and fewer reviews');
  clone.goLive();
  const openFirstPage = () => page.getByRole('link', { name: 'First page' }).first().click();

  await ui.open();
  await expect(ui.waiting).toContainText('Nothing: all that is saved is live.');
  await expect(page.getByRole('region', { name: 'What needs attention' })).toContainText('Still samples');
  await page.getByRole('searchbox', { name: 'Find words of the site' }).fill('heavy');
  await page.getByRole('search').getByRole('link').filter({ hasText: own.question }).first().click();
  const question = ui.field('Question');
  await expect(question).toBeFocused();
  await typeOver(question, newer);
  await ui.saveWell();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await openFirstPage();
  const change = ui.waiting.getByRole('listitem').filter({ hasText: newer });
  await expect(change).toContainText(/: Question changed (just now|1 minute ago) by Ann\./);
  await ui.expectClean();
  await change.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(ui.said('Undone')).toBeVisible();
  await expect(change).toHaveCount(0);
  expect(clone.read(own.file)).toContain(own.question);
  await page.goBack();
  await typeOver(question, newer);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(question).toBeFocused();
  await openFirstPage();

  await ui.waiting.getByRole('button', { name: 'Put live' }).press('Enter');
  await expect(ui.said('Sent: the site')).toContainText('It is being checked and built.');
  await expect(change).toContainText('Sent, and not live yet.');
  expect(clone.sent('show', '--name-only', '--format=', 'main')).toBe(`content/${own.file}`);
  clone.live = clone.sent('rev-parse', 'main');
  await expect(ui.said('It is live on')).toBeVisible();
  await expect(ui.waiting).toContainText('Nothing: all that is saved is live.');

  await page.evaluate((file) => window.location.assign(`#/former-versions/${file}`), own.file);
  const version = page
    .getByRole('listitem')
    .filter({ hasText: /^Question changed/ })
    .nth(4);
  await version.getByRole('button', { name: /^What differs/ }).press('Enter');
  await expect(version.getByRole('deletion').first()).toContainText('How');
  await expect(version.getByRole('insertion').first()).toContainText('What');
  await ui.expectClean();
  await version.getByRole('button', { name: /^Bring this back/ }).press('Enter');
  await expect(ui.said('Brought back. Saved, and not live yet')).toBeVisible();
  expect(clone.read(own.file)).toContain(former);
  await page.getByRole('link', { name: 'Back to the entry' }).click();
  await expect(question).toHaveValue(former);

  await openFirstPage();
  await page.getByText('Deleted entries').press('Enter');
  await page.getByRole('link', { name: /^Bring back Review “Ola B\./ }).press('Enter');
  await expect(page.getByText('It is deleted now.')).toBeVisible();
  await page.getByRole('button', { name: /^Bring this back/ }).press('Enter');
  await expect(ui.said('Brought back. Saved, and not live yet')).toBeVisible();
  expect(clone.has(review)).toBe(true);
});
