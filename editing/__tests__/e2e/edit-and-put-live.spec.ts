import { test as base, type Locator, type Page } from '@playwright/test';
import { copyContent, expect, fieldNamed, notice, publish, typeOver } from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';
import { expectClean, type OnClone, waiting, withScreenOn } from '../support/screen-on-a-clone';
import { StaffClone } from '../support/staff-clone';

const { file: faq, entry, question } = ownQuestion;
const newer = 'How much is it?';

type Editing = OnClone & { review: string; reviewer: string };

/** The screen on a clone in which a question was once worded otherwise, and a review was deleted. */
const test = base.extend<{ editing: Editing }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants to see what is asked for
  editing: async ({}, use) => {
    const clone = new StaffClone(copyContent);
    clone.connect();
    const now = clone.read(faq);
    clone.write(faq, now.replace(question, 'What does it cost?'));
    clone.commit('The cost in fewer words');
    clone.write(faq, now);
    const review = clone.git('ls-files', 'content/reviews').split('\n')[0]?.replace('content/', '') ?? '';
    const { author } = JSON.parse(clone.read(review)) as { author: string };
    clone.delete(review);
    clone.commit('Fewer reviews');
    clone.git('push', '--quiet');
    await withScreenOn(clone, (screen) => use({ ...screen, review, reviewer: author }));
  },
});

const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: words });

async function openFirstPage(page: Page, { url }: Editing): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the site' })).toBeVisible();
}

/** Changes the question in its form, as staff do. */
async function changeQuestion(page: Page, { url }: Editing, words: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/admin/#/collections/faq/entries/${entry}`);
  await expect(fieldNamed(page, 'Question')).toHaveValue(question);
  await typeOver(fieldNamed(page, 'Question'), words);
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a change is seen on the first page, undone, made again and put live', async ({ page, editing }) => {
    const { clone } = editing;
    await openFirstPage(page, editing);
    await expect(waiting(page)).toContainText('Nothing: all that is saved is live.');
    await expect(page.getByRole('region', { name: 'What needs a hand' })).toContainText('Still samples');
    await expectClean(page);

    await changeQuestion(page, editing, newer);
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await expect(page.getByText(/publish/i)).toHaveCount(0);
    await page.getByRole('link', { name: 'First page' }).click();
    const change = waiting(page).getByRole('listitem').filter({ hasText: newer });
    await expect(change).toContainText(
      /Question “How much is it\?” changed (just now|1 minute ago) by Ann\./,
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
  });

  test('a former version is brought back, and so is a deleted review', async ({ page, editing }) => {
    const { url, clone, review, reviewer } = editing;
    await page.goto(`${url}/admin/#/collections/faq/entries/${entry}`);
    await expect(fieldNamed(page, 'Question')).toHaveValue(question);
    await page.getByRole('link', { name: 'Former versions' }).click();
    const former = page.getByRole('listitem').filter({ hasText: 'The cost in fewer words' });
    await former.getByRole('button', { name: /^What differs/ }).press('Enter');
    await expect(former.getByRole('deletion').first()).toHaveText('How');
    await expect(former.getByRole('insertion').first()).toHaveText('What');
    await expectClean(page);
    await former.getByRole('button', { name: /^Bring this back/ }).press('Enter');
    await expect(said(page, 'Brought back. Saved, and not live yet')).toBeVisible();
    expect(clone.read(faq)).toContain('What does it cost?');
    await page.getByRole('link', { name: 'Back to the entry' }).click();
    await expect(fieldNamed(page, 'Question')).toHaveValue('What does it cost?');

    await page.getByRole('link', { name: 'First page' }).click();
    await page.getByText('Deleted entries').press('Enter');
    const deleted = page.getByRole('listitem').filter({ hasText: `Review “${reviewer}` });
    await deleted.getByRole('button', { name: /^Bring back/ }).press('Enter');
    await expect(said(page, 'Brought back. Saved, and not live yet')).toBeVisible();
    expect(clone.has(review)).toBe(true);
    await expect(waiting(page).getByRole('listitem').filter({ hasText: 'added' })).toContainText(reviewer);
    await expectClean(page);
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 1000 }, hasTouch: false });

  test('what a change makes wrong elsewhere is saved, leads there, and holds back going live', async ({
    page,
    editing,
  }) => {
    const { url, clone } = editing;
    const orderOf = (file: string): string => /^order: (\d+)$/m.exec(clone.read(file))?.[1] ?? '';
    // Of two entries with the same order the later file is the wrong one.
    const later = clone
      .git('ls-files', 'content/faq')
      .split('\n')
      .map((file) => file.replace('content/', ''))
      .findLast((file) => file > faq) as string;
    const right = orderOf(faq);
    await page.goto(`${url}/admin/#/collections/faq/entries/${entry}`);
    await expect(fieldNamed(page, 'Order')).toHaveValue(right);
    await typeOver(fieldNamed(page, 'Order'), orderOf(later));
    await publish(page);
    await expect(notice(page)).toContainText('Saved. Before it can go live:');
    await expect(page.getByText('Entry saved')).toBeVisible();
    expect(orderOf(faq)).toBe(orderOf(later));
    await notice(page)
      .getByRole('link', { name: /^Question “.*”, Order: found/ })
      .click();
    await expect(page.getByRole('link', { name: 'Former versions' })).toHaveAttribute(
      'href',
      `#/former-versions/${later}`,
    );
    await expect(fieldNamed(page, 'Question')).not.toHaveValue(question);
    await expect(fieldNamed(page, 'Order')).toBeFocused();

    await openFirstPage(page, editing);
    const needs = page.getByRole('region', { name: 'What needs a hand' });
    await expect(needs.getByRole('link', { name: /^Question “.*”, Order: found/ })).toBeVisible();
    await waiting(page).getByRole('button', { name: 'Put live' }).click();
    await expect(said(page, 'Not put live: this has to be right first.')).toContainText(later);
    await waiting(page).getByRole('button', { name: /^Undo/ }).click();
    await expect(needs).not.toContainText('To correct first');
    expect(orderOf(faq)).toBe(right);
    await expectClean(page);
  });

  test('a notice leads to its entry and its field', async ({ page, editing }) => {
    await openFirstPage(page, editing);
    await page.getByRole('link', { name: /^site\/pricing\.json does not say/ }).click();
    await expect(page.getByText('Writing in What pages share collection')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Former versions' })).toHaveAttribute(
      'href',
      '#/former-versions/site/pricing.json',
    );
    await page.getByRole('link', { name: 'First page' }).click();
    await page.getByText('Still samples').click();
    await page
      .getByRole('link', { name: /^review by/ })
      .last()
      .click();
    await expect(page.getByRole('switch', { name: /^Sample/ })).toBeFocused();
  });
});
