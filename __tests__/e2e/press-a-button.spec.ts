import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/journey';
import { content, formTexts } from '../support/journey-texts';
import { typedAnswers } from '../support/saved-lead';

const { cities, site } = content;
const { slug } = cities.find(({ country }) => country === 'CA')!;
const { messages, fields } = formTexts;
const [firstType] = site.booking.propertyTypes;

type Case = {
  name: string;
  path: string;
  submit: string;
  /** What it says when nothing is filled in, from its top to its bottom. */
  refusals: string[];
};

/** The text fields that the press takes the cursor out of: the first, one that masks what is typed, and the last. */
const threeFields = ['name', 'phone', 'message'];
const threeMissing = threeFields.map(() => messages.fieldRequired);
const quoteRefusals = [messages.nameRequired, messages.phoneTooShort, messages.messageRequired];

const forms: Case[] = [
  {
    name: 'the quote form of the hero',
    path: `/${slug}`,
    submit: formTexts.quote.submit,
    refusals: quoteRefusals,
  },
  {
    name: 'the estimate strip',
    path: `/${slug}`,
    submit: formTexts.estimate.submit,
    refusals: threeMissing,
  },
  {
    name: 'the quote form',
    path: `/${slug}/get-quote`,
    submit: formTexts.quote.submit,
    refusals: quoteRefusals,
  },
  {
    name: 'the booking form',
    path: `/${slug}/book-now`,
    submit: formTexts.booking.submit,
    refusals: [
      messages.nameRequired,
      messages.phoneTooShort,
      messages.dateRequired,
      messages.timeWindowRequired,
      messages.messageRequired,
    ],
  },
  {
    name: 'the form of /book',
    path: '/book',
    submit: formTexts.book.submit,
    refusals: [
      messages.fieldRequired,
      messages.fieldRequired,
      messages.zipOrPostalCodeRequired,
      messages.fieldRequired,
    ],
  },
];

/** What is typed into the field that the press takes the cursor out of. */
const halfFilled: Record<string, string> = { phone: '416' };
/** Where it is pressed, from its top to its bottom. */
const heights = [0.1, 0.5, 0.9];

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
async function openWithCursor(page: Page, form: Case, control: string, typed = ''): Promise<void> {
  await open(page, form.path);
  const field = formOf(page, form).locator(`[name="${control}"]`);
  await field.focus();
  await page.keyboard.type(typed);
}

async function expectRefused(page: Page, form: Case): Promise<void> {
  const said = formOf(page, form).locator('[aria-live]:not(:empty)');
  await expect(said).toHaveText(form.refusals);
}

test.beforeEach(({ page }) => page.addInitScript(() => sessionStorage.clear()));

/** The refused field at the top is in view with its label, below the header. */
async function expectFirstInView(page: Page, form: Case): Promise<void> {
  const label = formOf(page, form).locator('label').first();
  await expect(label).toBeInViewport({ ratio: 1 });
  const header = await box(page.getByRole('banner'));
  expect((await box(label)).top).toBeGreaterThanOrEqual(header.bottom);
}

for (const [which, form] of forms.entries()) {
  test(`${form.name}: a press is a press, and brings the first refused field into view`, async ({
    page,
    site: local,
  }) => {
    await page.setViewportSize(which % 2 ? { width: 1440, height: 900 } : { width: 360, height: 640 });
    // What may go wrong differs by the field; that the forms share it is tried from one field of each.
    for (const [index, control] of (which === 0 ? threeFields : ['phone']).entries()) {
      await test.step(`from ${control}`, async () => {
        await openWithCursor(page, form, control, halfFilled[control]);
        await press(page, button(page, form), heights[index]!);
        await expectRefused(page, form);
        await expectFirstInView(page, form);
      });
    }
    if (form.submit !== formTexts.quote.submit) return;
    await test.step('filled in, it is sent by the press that leaves its last field', async () => {
      for (const [name, answer] of Object.entries(typedAnswers)) {
        const { label } = fields[name.toLowerCase() as 'name' | 'phone' | 'message'];
        const field = formOf(page, form).getByLabel(label, { exact: true });
        await field.fill('');
        await field.pressSequentially(answer);
      }
      await press(page, button(page, form), 0.1);
      await page.waitForURL('**/thankyou');
      expect(Object.keys(local.saved('leads'))).toHaveLength(1);
    });
  });
}

test('the press that leaves a field ticks a box and chooses a property type, and a finger’s press is a press', async ({
  page,
}) => {
  const form = forms.find(({ submit }) => submit === formTexts.booking.submit)!;
  await openWithCursor(page, form, 'phone', halfFilled.phone);
  const checkbox = formOf(page, form).getByRole('checkbox').first();
  await press(page, checkbox, 0.5);
  await expect(checkbox).toBeChecked();
  const phone = formOf(page, form).locator('[name="phone"]');
  await phone.focus();
  const radio = page.getByRole('radio', { name: firstType!.label, exact: true });
  await press(page, page.locator('label').filter({ has: radio }), 0.5);
  await expect(radio).toBeChecked();
  await phone.focus();
  const target = button(page, form);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x, y, width, height } = await box(target);
  await page.touchscreen.tap(x + width / 2, y + height * 0.1);
  await expectRefused(page, form);
});

test('a press where the bar of a phone comes back is not the bar’s', async ({ page }) => {
  const form = forms.find(({ path }) => path.endsWith('/get-quote'))!;
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
  await expect(bar).toBeVisible();
  await page.mouse.up();
  await expectRefused(page, form);
});
