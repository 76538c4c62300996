import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/e2e-test';
import { content, formTexts, labels } from '../support/e2e-texts';

const { cities, site } = content;
const { slug } = cities.find(({ country }) => country === 'CA')!;
const { messages } = formTexts;
const [firstType] = site.booking.propertyTypes;

const { nameRequired, phoneTooShort, dateRequired, timeWindowRequired, messageRequired } = messages;

/** Each form with what it says when nothing is filled in, from its top to its bottom. */
const quote = {
  path: `/${slug}`,
  submit: formTexts.quote.submit,
  refusals: [nameRequired, phoneTooShort, messageRequired],
};
const booking = {
  path: `/${slug}/book-now`,
  submit: formTexts.booking.submit,
  refusals: [dateRequired, timeWindowRequired, nameRequired, phoneTooShort, messageRequired],
};
type Case = typeof quote;

/** What is typed into the fields that the press takes the cursor out of: the first, one that masks, and the last. */
const typedInto = { name: '', phone: '416', message: '' };

const button = (page: Page, { submit }: Case) => page.getByRole('button', { name: submit, exact: true });
const formOf = (page: Page, form: Case) => page.locator('form').filter({ has: button(page, form) });
const box = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Presses and releases as a slow hand does; what is pressed has not moved in between. */
async function press(page: Page, target: Locator, height: number): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const pressed = await box(target);
  await page.mouse.move(pressed.x + pressed.width / 2, pressed.y + pressed.height * height);
  await page.mouse.down();
  await twoFrames(page);
  expect(await box(target)).toStrictEqual(pressed);
  await page.mouse.up();
}

/** Opens the page anew, with nothing of the last time, and puts the cursor into a field. */
async function openWithCursor(page: Page, form: Case, control: keyof typeof typedInto): Promise<void> {
  await open(page, form.path);
  await formOf(page, form).locator(`[name="${control}"]`).focus();
  await page.keyboard.type(typedInto[control]);
}

async function expectRefused(page: Page, form: Case): Promise<void> {
  const said = formOf(page, form).locator('[aria-live]:not(:empty)');
  await expect(said).toHaveText(form.refusals);
}

test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.clear()));

// What may go wrong differs by the field, and by where it is pressed; that the forms share it is tried from one field.
for (const [form, size, presses] of [
  [quote, { width: 360, height: 640 }, { phone: 0.1, name: 0.5, message: 0.9 }],
  [booking, { width: 1440, height: 900 }, { phone: 0.1 }],
] as const)
  test(`a press on “${form.submit}” brings the first refused field into view`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const [control, height] of Object.entries(presses)) {
      await openWithCursor(page, form, control as keyof typeof presses);
      await press(page, button(page, form), height);
      await expectRefused(page, form);
      const label = formOf(page, form).locator('label').first();
      await expect(label).toBeInViewport({ ratio: 1 });
      const header = await box(page.getByRole('banner'));
      expect((await box(label)).top).toBeGreaterThanOrEqual(header.bottom);
    }
  });

test('the press that leaves a field ticks a box and chooses a property type', async ({ page }) => {
  await openWithCursor(page, booking, 'phone');
  const checkbox = formOf(page, booking).getByRole('checkbox').first();
  await press(page, checkbox, 0.5);
  await expect(checkbox).toBeChecked();
  const phone = formOf(page, booking).locator('[name="phone"]');
  await phone.focus();
  const radio = page.getByRole('radio', { name: firstType!.label, exact: true });
  await press(page, page.locator('label').filter({ has: radio }), 0.5);
  await expect(radio).toBeChecked();
  await phone.focus();
  const target = button(page, booking);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = await box(target);
  await page.touchscreen.tap(x + width / 2, y + height * 0.1);
  await expectRefused(page, booking);
});

test('a press where the bar of a phone comes back is not the bar’s', async ({ page }) => {
  const form = booking;
  const bar = page.getByRole('region', { name: site.navigation.stickyBar.name });
  await openWithCursor(page, form, 'name');
  await expect(bar).toBeHidden();
  const { height } = await box(button(page, form));
  // Again and again, because it moves while bands above it are laid out for the first time.
  await expect
    .poll(async () => {
      const below = (await box(button(page, form))).y + height - 844;
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), below);
      return Math.abs(below);
    })
    .toBeLessThan(1);
  await page.mouse.move(195, 844 - height / 2);
  await page.mouse.down();
  await twoFrames(page);
  await expect(bar).toBeHidden();
  await page.mouse.up();
  await expectRefused(page, form);
});

test('the bar of a phone does the step of the form on the screen, and leaves it to a button that shows', async ({
  page,
}) => {
  await open(page, booking.path);
  const bar = page.getByRole('region', { name: site.navigation.stickyBar.name });
  const step = bar.getByRole('link', { name: formTexts.booking.submit });
  const refusal = page.getByText(timeWindowRequired);
  await page.getByRole('radiogroup', { name: labels.date }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await step.click();
  await expect(refusal).toBeVisible();
  await button(page, booking).scrollIntoViewIfNeeded();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(bar).toBeVisible();
  await expect(step).toBeHidden();
});
