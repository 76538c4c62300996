import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desk, expect, own, test, typeOver, type Ui } from '../support/editing-screen';

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
async function expectFit({ page, expectNotTooWide }: Ui, part: string, sizes = [narrow]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
    const { violations } = await new AxeBuilder({ page }).exclude('#preview-pane').analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => !exceptions.some((each) => each.rule === id && html.includes(each.part)))
        .map(({ html }) => `${part}, ${size.width}: ${id} ${html.slice(0, 200)}`),
    );
    expect(found).toEqual([]);
    await expectNotTooWide(part);
  }
  expect(await tooSmall(page), part).toEqual([]);
}

test.use({ viewport: narrow, hasTouch: true });

test('every part can be read aloud and pressed, and errors lead to fields', async ({ page, ui }) => {
  await ui.open();
  await page.getByText('Deleted entries').click();
  await expect(page.getByText('None is known.')).toBeVisible();
  await page.getByRole('searchbox').fill('coupon');
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
  await expectFit(ui, 'first page');

  await page.getByRole('link', { name: 'Questions', exact: true }).tap();
  await expect(page.getByRole('link', { name: 'New question' })).toBeVisible();
  await expectFit(ui, 'list of a collection');
  await page.getByRole('button', { name: 'Media' }).click();
  await expect(page.getByRole('dialog', { name: 'Pictures' }).getByRole('img').first()).toBeVisible();
  await expectFit(ui, 'media dialog');

  for (const place of ['jobs/new', own.place.replace('collections/', '')]) {
    await ui.open(`collections/${place}`);
    await page.locator('#preview-pane').waitFor({ state: 'attached' });
    await expect(page.getByRole('button', { name: /^Saved?$/ })).toBeVisible();
    await expectFit(ui, place, [desk, narrow]);
  }

  await ui.open('collections/site/entries/site-coupons');
  const title = '$50 A full load';
  const toggle = page.getByRole('button', { name: `Open: ${title}` });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.getByText(title, { exact: true }).tap();
  const close = page.getByRole('button', { name: `Close: ${title}` });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await expectFit(ui, 'open item of a list');

  // A refusal of the form itself is at its field, and opens what is closed around it.
  const amount = ui.field('Amount').first();
  await typeOver(amount, ' ');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: `Close:` }).first().press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('Amount is required.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectFit(ui, 'error at a field');

  // One of the content check leads to its field from one message.
  await typeOver(amount, '{citty} off');
  await ui.save();
  await expect(ui.notice).toContainText('Coupons, Coupons, coupon 1, Amount: Found "{citty}"');
  await expectFit(ui, 'notice');
  await ui.notice.getByRole('link').click();
  await expect(amount).toBeFocused();
  await expect(ui.notice).toHaveCount(0);
});
