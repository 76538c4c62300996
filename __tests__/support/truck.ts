import { expect, type Locator, type Page } from '@playwright/test';
import { fillText } from '../../src/shared/text/fill-text';
import { content } from './e2e-texts';

const { haul, coupons } = content.site;
const { picker } = haul;

/** The largest thing of the first group: a few of them fill any truck. */
export const [thing] = haul.groups[0]!.items.toSorted((a, b) => b.cubicFeet - a.cubicFeet);
/** How many of them fill half of it. */
export const half = Math.ceil(haul.truckCubicFeet / 2 / thing!.cubicFeet);
/** The coupon from a half on; undefined where the content has none. */
export const halfCoupon = coupons.items.find(
  ({ id }) => id === haul.coupons.find(({ from }) => from === 'half')?.coupon,
);

export const slider = (page: Page): Locator => page.getByRole('slider', { name: picker.level });

/** The button that adds one of a thing. */
export const adder = (page: Page, name = thing!.name): Locator =>
  page.getByRole('button', { name: fillText(picker.add, { thing: name }), exact: true });

/** Opens the fold that a phone has under the truck's heading. */
export async function unfoldTruck(page: Page): Promise<void> {
  const more = page.getByText(haul.more, { exact: true }).filter({ visible: true });
  for (const closed of await page.locator('details:not([open])').filter({ has: more }).all())
    await closed.locator('summary').click();
}

/** Scrolls to the truck that fills, and waits until it is there. */
export async function goToTruck(page: Page): Promise<void> {
  // Parts above are laid out on the way, and push it further down.
  await expect(async () => {
    await page.getByRole('heading', { name: haul.title }).scrollIntoViewIfNeeded();
    await unfoldTruck(page);
    await expect(slider(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}
