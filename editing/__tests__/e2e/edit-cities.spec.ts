import type { Locator, Page } from '@playwright/test';
import { desk, expect, phone, test } from '../support/editing-screen';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

test.use({ viewport: phone });

test('a city is written and gets another address; one goes and returns', async ({ page, ui, clone }) => {
  /** Looks at both layouts: one column, and two. */
  const expectClean = async (): Promise<void> => {
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await ui.expectClean();
    }
  };
  await ui.open();
  await page.getByRole('link', { name: 'New city' }).click();
  await expect(heading(page, 'Location')).toBeVisible();

  // What is missing is said at its field, which is in focus.
  const save = page.getByRole('button', { name: 'Save the city' });
  await save.press('Enter');
  const name = page.getByLabel('Location name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Nothing is written or chosen here yet\./);
  await name.fill('Lakeside Village');
  await expect(page.getByLabel('Address on the site')).toHaveValue('lakeside-village');
  await page.getByLabel('Country', { exact: true }).selectOption('Canada');
  await page.getByLabel('Province or state').selectOption('Ontario');
  await page.getByLabel('Location number (optional)').fill('13929');
  await expect(page.getByText(/Its phone is \+1 416 555 0142\. Toronto has this location too/)).toBeVisible();
  await page.getByLabel('Places served (optional)').fill('Lakeside\nHarbour End');
  await page.reload();
  await expect(page.getByLabel('Places served (optional)')).toHaveValue('Lakeside\nHarbour End');

  const places = page.getByLabel('Places', { exact: true });
  await places.fill('Places of {city}.');
  await expect(page.getByRole('status', { name: 'How much of it is its own' })).toContainText(
    'of these words are also in the texts of Toronto',
  );
  await places.fill('Forty rows of cabins by the marina.');
  await page.getByLabel('Typical loads').fill('Canoes, docks and bunk beds, mostly in May.');
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Remove question 1' }).press('Enter');
  await expectClean();
  await page.getByRole('button', { name: /^About the city, Access: Nothing is written/ }).press('Enter');
  await expect(page.getByLabel('Access')).toBeFocused();
  await page.getByLabel('Access').fill('One gravel road goes in, and the gate shuts at nine.');
  await expect(page.getByText('The site can be built with it.')).toBeVisible();
  const shown = page.frameLocator('iframe[title="The home of the new city"]');
  await expect(shown.getByText(/Forty rows of cabins/)).toBeVisible();

  const goOn = await ui.holdSave(() => save.press('Enter'));
  // What is typed from here on would be neither stored nor kept.
  for (const control of [name, places, page.getByRole('button', { name: 'Start over' })])
    await expect(control).toBeDisabled();
  goOn();
  await expect(heading(page, 'Lakeside Village is saved')).toBeFocused();
  expect(clone.git('status', '--porcelain', '--untracked-files=all')).toBe(
    '?? content/cities/lakeside-village.json',
  );
  await page.getByRole('link', { name: 'Open its entry' }).click();
  await expect(page.getByLabel('Location name')).toHaveValue('Lakeside Village');

  await page.getByRole('link', { name: 'Change the address' }).click();
  await expect(heading(page, 'Change the address of Lakeside Village')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change the address' });
  const address = page.getByLabel('New address');
  await address.fill('Book');
  await change.press('Enter');
  await expect(address).toHaveAccessibleDescription(/\/book is an address of the site itself/);
  await expectClean();
  await address.fill('lakeside');
  await change.press('Enter');
  await expect(heading(page, 'Lakeside Village is at /lakeside now')).toBeFocused();
  expect(clone.has('cities/lakeside-village.json')).toBe(false);
  expect(clone.has('cities/lakeside.json')).toBe(true);

  await page.evaluate(() => window.location.assign('#/collections/cities/entries/spokane-valley'));
  await expect(page.getByLabel('Location name')).toHaveValue('Spokane');
  await page.getByRole('link', { name: 'Delete the city' }).click();
  await expect(heading(page, 'Delete Spokane?')).toBeVisible();
  await expect(page.getByText('9 pages go: all at /spokane-valley.')).toBeVisible();
  await expectClean();
  await page.getByLabel('Where its visitors go').selectOption({ label: 'Boise, /boise' });
  await page.getByRole('button', { name: 'Delete Spokane' }).press('Enter');
  await expect(heading(page, 'Spokane is deleted')).toBeFocused();
  expect(clone.has('cities/spokane-valley.json')).toBe(false);
  await page.getByRole('link', { name: 'First page' }).first().click();
  await ui.waiting.getByRole('button', { name: /^Undo ?: City “Spokane”/ }).press('Enter');
  await expect(page.getByText('Undone: City “Spokane” is again as it is live.')).toBeVisible();
  expect(clone.git('diff', '--name-only', '--', 'content/*/spokane-valley*')).toBe('');
});
