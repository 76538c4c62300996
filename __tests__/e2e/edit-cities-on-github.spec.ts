import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/editing-on-github';

// The screen is made for a desk.
test.use({ viewport: { width: 1400, height: 900 }, hasTouch: false });
test.beforeEach(() => test.slow());

async function fillCity(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Lakeside Village');
  await page.getByLabel('Country', { exact: true }).selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await page.getByLabel('Location number (optional)').fill('99999');
  await expect(page.getByText(/Whether this location exists cannot be seen from here/)).toBeVisible();
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByLabel('Which places you serve').fill('Forty rows of cabins by the marina.');
  await page.getByLabel('What people get rid of here').fill('Canoes and bunk beds, mostly in May.');
  await page.getByLabel('How the truck gets there').fill('One gravel road, and a gate that shuts at nine.');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('It is right: the site can be built with it.')).toBeVisible();
}

test('a city is added, one is deleted and comes back, each in one commit', async ({ page, editing }) => {
  const { repository, url } = editing;
  await signIn(page, editing, 'new-city');
  await fillCity(page);
  await page.getByRole('button', { name: 'Save the city' }).click();
  await expect(page.getByText(/^Sent: the site follows in a few minutes/)).toBeVisible();
  expect(repository.changedFiles()).toStrictEqual(['content/cities/lakeside-village.json']);
  expect(repository.messages()).toStrictEqual(['Add the city Lakeside Village', 'The site']);
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
  const former = page.getByRole('listitem').filter({ hasText: 'by Bea: The site.' });
  await former.getByRole('button', { name: /^Bring this back/ }).click();
  await expect(page.getByText(/^Brought back\. Sent/)).toBeVisible();
  expect(repository.differences('HEAD~2', 'HEAD')).toStrictEqual([]);
  expect(editing.violations).toStrictEqual([]);
});

test.describe('under review', () => {
  test.use({ isReviewed: true });

  test('what is saved together waits in one pull request, and the screen says where', async ({
    page,
    editing,
  }) => {
    const { repository, github } = editing;
    await signIn(page, editing, 'change-address/toronto');
    await page.getByLabel('New address').fill('old-toronto');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect(page.getByText(/does not show: look at it and merge it on GitHub/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look at it on GitHub' })).toHaveAttribute(
      'href',
      /\/pull\/1$/,
    );
    expect(repository.messages()).toStrictEqual(['The site']);
    const [pull] = await github.pulls.list({ state: 'open' });
    expect(pull).toMatchObject({ base: 'main', author: 'ada' });
    expect(repository.changedFiles(pull?.head)).toEqual(
      expect.arrayContaining(['content/cities/old-toronto.json', 'content/cities/toronto.json']),
    );
  });
});
