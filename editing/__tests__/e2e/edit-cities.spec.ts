import type { Locator, Page } from '@playwright/test';
import {
  desk,
  duringSave,
  type Editing,
  expect,
  expectClean as expectCleanNow,
  fieldNamed,
  phone,
  test,
  waiting,
} from '../support/editing-screen';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

/** Lists what a save has changed, as `git status` does. */
const changed = ({ clone }: Editing): string[] =>
  clone
    .git('status', '--porcelain', '--untracked-files=all', 'content')
    .split('\n')
    .map((line) => line.trim());

/** Looks at both layouts: one column, and two. */
async function expectClean(page: Page): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await expectCleanNow(page);
  }
}

test.use({ viewport: phone });

test('a new city is written in one sitting', async ({ page, editing }) => {
  const { url, clone } = editing;
  await page.goto(`${url}/admin`);
  await page.getByRole('link', { name: 'New city' }).click();
  await expect(heading(page, 'Step 1 of 4: Where')).toBeVisible();
  await expectClean(page);

  // What is missing is said at its field, which is in focus.
  const next = page.getByRole('button', { name: 'Next' });
  await next.press('Enter');
  const name = page.getByLabel('Location name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Nothing is written or chosen here yet\./);
  await name.fill('Toronto');
  await expect(page.getByText(/Toronto has this address already/)).toBeVisible();
  await name.fill('Lakeside Village');
  await expect(page.getByLabel('Address on the site')).toHaveValue('lakeside-village');
  await page.getByLabel('Country', { exact: true }).selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Toronto');
  await page.getByLabel('Location number (optional)').fill('99999');
  await expect(page.getByText(/No location known here has this number/)).toBeVisible();
  await page.getByLabel('Location number (optional)').fill('13929');
  await expect(page.getByText(/Its phone is \+1 416 555 0142\. Toronto has this location too/)).toBeVisible();
  await expectClean(page);
  await next.press('Enter');

  await expect(heading(page, 'Step 2 of 4: Whom')).toBeFocused();
  await page.getByLabel('Places served (optional)').fill('Lakeside\nHarbour End');
  await page.getByLabel('Beginnings of postal codes (optional)').fill('k9z m4');
  await expect(page.getByText(/M4: Toronto has M4?\./)).toBeVisible();
  await expectClean(page);
  await page.reload();
  await page.getByRole('button', { name: 'Whom' }).click();
  await expect(page.getByLabel('Places served (optional)')).toHaveValue('Lakeside\nHarbour End');
  await page.getByLabel('Beginnings of postal codes (optional)').fill('k9z');
  await next.press('Enter');

  await expect(heading(page, 'Step 3 of 4: Words')).toBeFocused();
  const measure = page.getByRole('status', { name: 'How much of it is its own' });
  const { about } = JSON.parse(clone.read('cities/toronto.json')) as { about: Record<string, string> };
  await page.getByLabel('Places', { exact: true }).fill(about.places ?? '');
  await expect(measure).toContainText('of these words are also in the texts of Toronto');
  await page
    .getByLabel('Places', { exact: true })
    .fill('Lakeside Village is forty rows of cabins between the marina and the old mill.');
  await expect(measure).toContainText('more words are wanted that only this city can say');
  await page.getByLabel('Typical loads').fill('Canoes, docks and bunk beds, mostly in May.');
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Remove question 1' }).press('Enter');
  await expectClean(page);
  await page.getByRole('button', { name: 'Look' }).click();

  await expect(heading(page, 'Step 4 of 4: Look')).toBeFocused();
  await page.getByRole('button', { name: /^About the city, Access: Nothing is written/ }).press('Enter');
  const access = page.getByLabel('Access');
  await expect(access).toBeFocused();
  await access.fill('One gravel road goes in, and the gate shuts at nine.');
  await next.press('Enter');
  await expect(page.getByText('The site can be built with it.')).toBeVisible();
  const shown = page.frameLocator('iframe[title="The home of the new city"]');
  await expect(shown.getByText(/forty rows of cabins/)).toBeVisible();
  await page.getByRole('button', { name: /^Desktop/ }).click();
  await expectClean(page);

  // Leaving asks.
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'First page' }).click();
  await expect.poll(() => asked).toContain('It is not saved yet');
  await expect(heading(page, 'Step 4 of 4: Look')).toBeVisible();

  await duringSave(
    page,
    () => page.getByRole('button', { name: 'Save the city' }).press('Enter'),
    // What is typed in an earlier step from here on would be neither stored nor kept.
    async () => {
      for (const button of ['1. Where', '2. Whom', '3. Words', '4. Look', 'Start anew'])
        await expect(page.getByRole('button', { name: button })).toBeDisabled();
    },
  );
  await expect(heading(page, 'Lakeside Village is saved')).toBeFocused();
  expect(changed(editing)).toEqual(['?? content/cities/lakeside-village.json']);
  expect(JSON.parse(clone.read('cities/lakeside-village.json'))).toMatchObject({
    slug: 'lakeside-village',
    badgeGroup: 'ontario',
    cities: ['Lakeside', 'Harbour End'],
    postalPrefixes: ['K9Z'],
  });
  await page.getByRole('link', { name: 'Open its entry' }).click();
  await expect(page.getByLabel('Location name')).toHaveValue('Lakeside Village');

  // A copy begins empty where it must differ.
  await page.getByRole('link', { name: 'Start a new city from this one' }).click();
  await expect(page.getByText(/are those of Lakeside Village\./)).toBeVisible();
  await expect(page.getByLabel('Location name')).toHaveValue('');
  await expect(page.getByLabel('Province or state')).toHaveValue('ontario');
});

test('a city is deleted with what belongs to it, and comes back', async ({ page, editing }) => {
  const { url, clone } = editing;
  await page.goto(`${url}/admin/#/collections/cities/entries/toronto`);
  await expect(fieldNamed(page, 'Location name')).toHaveValue('Toronto');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(heading(page, 'Delete Toronto?')).toBeVisible();
  const services = clone.git('ls-files', 'content/local-services/toronto').split('\n').length;
  await expect(page.getByText(`${8 + services} pages go: all at /toronto.`)).toBeVisible();
  await expectClean(page);
  await page.getByLabel('Where its visitors go').selectOption({ label: 'Atlanta, /atlanta' });
  await page.getByRole('button', { name: 'Delete Toronto' }).press('Enter');
  await expect(heading(page, 'Toronto is deleted')).toBeFocused();
  expect(clone.has('cities/toronto.json')).toBe(false);
  expect(clone.has('local-services/toronto')).toBe(false);
  expect(JSON.parse(clone.read('site/redirects.json'))).toEqual({
    cities: [{ from: 'toronto', to: 'atlanta' }],
  });
  await page.getByRole('link', { name: 'First page' }).first().click();
  await expect(page.getByText('To correct first')).toHaveCount(0);
  await waiting(page)
    .getByRole('button', { name: /^Undo ?: City “Toronto”/ })
    .press('Enter');
  await expect(page.getByText('Undone: City “Toronto” is as it is live.')).toBeVisible();
  expect(changed(editing)).toEqual(['']);
});

test('the address of a city is changed, and changed back', async ({ page, editing }) => {
  const { url, clone } = editing;
  await page.goto(`${url}/admin/#/collections/cities/entries/toronto`);
  await expect(page.getByLabel('Address on the site')).toHaveValue('toronto');
  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect(heading(page, 'Change the address of Toronto')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change the address' });
  const address = page.getByLabel('New address');
  await address.fill('Book');
  await change.press('Enter');
  await expect(address).toHaveAccessibleDescription(/\/book is an address of the site itself/);
  await expectClean(page);
  await address.fill('old-toronto');
  await change.press('Enter');
  await expect(heading(page, 'Toronto is at /old-toronto now')).toBeFocused();
  expect(clone.has('cities/toronto.json')).toBe(false);
  expect(JSON.parse(clone.read('cities/old-toronto.json'))).toMatchObject({ slug: 'old-toronto' });
  expect(clone.git('grep', '-l', '--untracked', '"toronto"', '--', 'content')).toBe(
    'content/site/redirects.json',
  );
  await page.getByRole('link', { name: 'First page' }).first().click();
  await expect(page.getByText('To correct first')).toHaveCount(0);
  await page.goto(`${url}/admin/#/change-address/old-toronto`);
  await page.getByLabel('New address').fill('toronto');
  await expect(page.getByText(/the redirect from there ends/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the address' }).press('Enter');
  await expect(heading(page, 'Toronto is at /toronto now')).toBeFocused();
  expect(clone.git('status', '--porcelain', 'content/cities', 'content/local-services', 'content/jobs')).toBe(
    '',
  );
  expect(clone.read('site/redirects.json')).toContain('"from": "old-toronto"');
});
