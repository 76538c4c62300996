import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  desk,
  expect,
  expectNotTooWide,
  fieldNamed,
  notice,
  openPlace,
  own,
  save,
  test,
  typeOver,
} from '../support/editing-screen';

/** What lies so deep in Decap CMS that it cannot be fixed from outside, by rule and by the part of the page. */
const exceptions = [
  // Its menu of headings is a button in an element that is a button too; both open the menu.
  { rule: 'nested-interactive', part: 'aria-haspopup="true"' },
  // The line that moves at the top while it loads.
  { rule: 'region', part: '<canvas' },
];

/** The smallest target in pixels; the boxes around small controls are theirs where a press on them counts. */
const smallest = 24;
const narrow = { width: 360, height: 780 };

/** The buttons and links that a finger could miss. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      '#nc-root :is(button, [role=button], input[type=date]):not([role=switch], :disabled, :has(> button)), #staff :is(button, nav a)',
    );
    return [...targets]
      .filter(
        ({ offsetWidth: width, offsetHeight: height }) => width > 0 && (height < least || width < least),
      )
      .map((target) => target.outerHTML.slice(0, 150));
  }, smallest);

/** Expects it of the part that is open, on a narrow phone, where a finger presses, or at other sizes too. */
async function expectFit(page: Page, part: string, sizes = [narrow]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const { violations } = await new AxeBuilder({ page }).exclude('#preview-pane').analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !exceptions.some((each) => each.rule === id && html.includes(each.part)))
        .map(({ html }) => `${part}, ${size.width}: ${id} ${html.slice(0, 200)}`),
    );
    expect(found).toEqual([]);
    await expectNotTooWide(page, part);
  }
  expect(await tooSmall(page), part).toEqual([]);
}

test.use({ viewport: narrow, hasTouch: true });

test('every part of the screen can be read aloud, seen whole and pressed, and an error leads to its field', async ({
  page,
  editing,
}) => {
  await openPlace(page, editing);
  await page.getByText('Deleted entries').click();
  await expect(page.getByText('None is known.')).toBeVisible();
  await page.getByRole('searchbox').fill('coupon');
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
  await expectFit(page, 'first page');

  await page.getByRole('link', { name: 'Questions', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'New question' })).toBeVisible();
  await expectFit(page, 'list of a collection');
  await page.getByRole('button', { name: 'Media' }).click();
  await expect(page.getByRole('dialog', { name: 'Pictures' }).getByRole('img').first()).toBeVisible();
  await expectFit(page, 'media dialog');

  for (const place of ['jobs/new', own.place.replace('collections/', '')]) {
    await openPlace(page, editing, `collections/${place}`);
    await page.locator('#preview-pane').waitFor({ state: 'attached' });
    await expect(page.getByRole('button', { name: /^Saved?$/ })).toBeVisible();
    await expectFit(page, place, [desk, narrow]);
  }

  await openPlace(page, editing, 'collections/site/entries/site-coupons');
  const title = '$50 A full load';
  const toggle = page.getByRole('button', { name: `Open: ${title}` });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.getByText(title, { exact: true }).tap();
  const close = page.getByRole('button', { name: `Close: ${title}` });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expectFit(page, 'open item of a list');

  // A refusal of the form itself is at its field, and opens what is closed around it.
  const amount = fieldNamed(page, 'Amount').first();
  await typeOver(amount, ' ');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: `Close:` }).first().press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('Amount is required.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectFit(page, 'error at a field');

  // One of the content check leads to its field from one message.
  await typeOver(amount, '{citty} off');
  await save(page);
  await expect(notice(page)).toContainText('Coupons, Coupons, coupon 1, Amount: Found "{citty}"');
  await expectFit(page, 'notice');
  await notice(page).getByRole('link').click();
  await expect(amount).toBeFocused();
  await expect(notice(page)).toHaveCount(0);
});
