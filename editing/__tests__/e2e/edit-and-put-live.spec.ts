import type { Page } from '@playwright/test';
import {
  desk,
  type Editing,
  expect,
  expectClean,
  fieldNamed,
  notice,
  openPlace,
  phone,
  type Prepare,
  said,
  save,
  saveWell,
  test,
  typeOver,
  waiting,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';
import type { StaffClone } from '../support/staff-clone';

const { file: faq, entry, question } = ownQuestion;
const newer = 'How much is it?';

/** The review that was deleted, by what git says of it. */
const deletedReview = (clone: StaffClone): string =>
  clone.git('log', '--diff-filter=D', '--name-only', '--format=', '--', 'content/reviews');

/** A question was once worded otherwise, and a review was deleted. */
const prepare: Prepare = {
  clone: (clone) => {
    const now = clone.read(faq);
    clone.write(faq, now.replace(question, 'What does it cost?'));
    clone.commit('The cost in fewer words');
    clone.write(faq, now);
    clone.commit('The cost in full');
    clone.delete(clone.git('ls-files', 'content/reviews').split('\n')[0]!.replace('content/', ''));
    clone.commit('Fewer reviews');
    clone.git('push', '--quiet');
  },
};

test.use({ prepare });

const openFirstPage = (page: Page) => page.getByRole('link', { name: 'First page' }).first().click();

async function openQuestion(page: Page, editing: Editing, words: string): Promise<void> {
  await openPlace(page, editing, `collections/faq/entries/${entry}`);
  await expect(fieldNamed(page, 'Question')).toHaveValue(words);
}

test('a change is undone, made again and put live, and a former version and a deleted review come back', async ({
  page,
  editing,
}) => {
  const { clone } = editing;
  await page.setViewportSize(phone);
  await openPlace(page, editing);
  await expect(waiting(page)).toContainText('Nothing: all that is saved is live.');
  await expect(page.getByRole('region', { name: 'What needs a hand' })).toContainText('Still samples');
  await expectClean(page);

  await openQuestion(page, editing, question);
  await typeOver(fieldNamed(page, 'Question'), newer);
  await saveWell(page);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByText(/publish/i)).toHaveCount(0);
  await openFirstPage(page);
  const change = waiting(page).getByRole('listitem').filter({ hasText: newer });
  await expect(change).toContainText(
    /Question “How much is it\?”: Question changed (just now|1 minute ago) by Ann\./,
  );
  await expectClean(page);
  await change.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(said(page, 'Undone')).toBeVisible();
  await expect(change).toHaveCount(0);
  expect(clone.read(faq)).toContain(question);
  await page.getByRole('button', { name: 'Do it again after all' }).press('Enter');
  await expect(change).toBeVisible();
  expect(clone.read(faq)).toContain(newer);

  await waiting(page).getByRole('button', { name: 'Put live' }).press('Enter');
  await expect(said(page, 'Sent to the repository')).toContainText('It is being checked and built.');
  await expect(change).toContainText('Sent, and not live yet.');
  expect(clone.sent('show', '--name-only', '--format=', 'main')).toBe(`content/${faq}`);
  await expectClean(page);
  clone.live = clone.sent('rev-parse', 'main');
  await expect(said(page, 'It is live on')).toBeVisible();
  await expect(waiting(page)).toContainText('Nothing: all that is saved is live.');

  await openQuestion(page, editing, newer);
  await page.getByRole('link', { name: 'Former versions' }).click();
  const former = page
    .getByRole('listitem')
    .filter({ hasText: /^Question changed/ })
    .nth(2);
  await former.getByRole('button', { name: /^What differs/ }).press('Enter');
  await expect(former.getByRole('deletion').first()).toContainText('How');
  await expect(former.getByRole('insertion').first()).toContainText('What');
  await expectClean(page);
  await former.getByRole('button', { name: /^Bring this back/ }).press('Enter');
  await expect(said(page, 'Brought back. Saved, and not live yet')).toBeVisible();
  expect(clone.read(faq)).toContain('What does it cost?');
  await page.getByRole('link', { name: 'Back to the entry' }).click();
  await expect(fieldNamed(page, 'Question')).toHaveValue('What does it cost?');

  const review = deletedReview(clone);
  const { author } = JSON.parse(clone.git('show', `HEAD~2:${review}`)) as { author: string };
  await openFirstPage(page);
  await page.getByText('Deleted entries').press('Enter');
  const deleted = page.getByRole('listitem').filter({ hasText: `Review “${author}` });
  await deleted.getByRole('button', { name: /^Bring back/ }).press('Enter');
  await expect(said(page, 'Brought back. Saved, and not live yet')).toBeVisible();
  expect(clone.has(review.replace('content/', ''))).toBe(true);
  await expect(waiting(page).getByRole('listitem').filter({ hasText: 'added' })).toContainText(author);
  await expectClean(page);
});

test('what a change makes wrong elsewhere is saved, leads there, and holds back going live; a notice leads to its field', async ({
  page,
  editing,
}) => {
  const { clone } = editing;
  const orderOf = (file: string): string => /^order: (\d+)$/m.exec(clone.read(file))?.[1] ?? '';
  // Of two entries with the same order the later file is the wrong one.
  const later = clone
    .git('ls-files', 'content/faq')
    .split('\n')
    .map((file) => file.replace('content/', ''))
    .findLast((file) => file > faq) as string;
  const right = orderOf(faq);
  await page.setViewportSize(desk);
  await openQuestion(page, editing, question);
  await typeOver(fieldNamed(page, 'Order'), orderOf(later));
  await save(page);
  await expect(notice(page)).toContainText('Saved. Before it can go live:');
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(orderOf(faq)).toBe(orderOf(later));
  const lead = { name: /^Question “.*”, Order: Found/ };
  const formerVersions = page.getByRole('link', { name: 'Former versions' });
  await notice(page).getByRole('link', lead).click();
  await expect(formerVersions).toHaveAttribute('href', `#/former-versions/${later}`);
  await expect(fieldNamed(page, 'Question')).not.toHaveValue(question);
  await expect(fieldNamed(page, 'Order')).toBeFocused();

  await openFirstPage(page);
  const needs = page.getByRole('region', { name: 'What needs a hand' });
  await expect(needs.getByRole('link', lead)).toBeVisible();
  await waiting(page).getByRole('button', { name: 'Put live' }).click();
  await expect(said(page, 'Not put live: this has to be right first.')).toContainText(', Order:');
  await waiting(page).getByRole('button', { name: /^Undo/ }).click();
  await expect(needs).not.toContainText('To correct first');
  expect(orderOf(faq)).toBe(right);
  await expectClean(page);

  await page.getByRole('link', { name: /^Price facts, .*: Not set/ }).click();
  await expect(page.getByText('Writing in What pages share collection')).toBeVisible();
  await expect(formerVersions).toHaveAttribute('href', '#/former-versions/site/pricing.json');
  await openFirstPage(page);
  await page.getByText('Still samples').click();
  await page
    .getByRole('link', { name: /^review by/ })
    .last()
    .click();
  await expect(page.getByRole('switch', { name: /^Sample/ })).toBeFocused();
});
