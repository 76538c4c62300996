import { brandFiles } from '../../../__tests__/support/brand-fixture';
import { inMadeUp, madeUp, translatedBrand } from '../../../__tests__/support/made-up-language';
import { translationPath } from '../../../src/content-model/reading/translation-names';
import { expect, own, phone, test } from '../support/editing-screen';

const translation = translationPath(own.file, madeUp);

test('a question is translated beside its original, until that changes', async ({ page, ui, clone }) => {
  const originals = new Set(brandFiles().map(({ path }) => path));
  for (const { path, source } of translatedBrand())
    if (path !== translation && (!originals.has(path) || path === 'cities/toronto.json'))
      clone.write(path, source);
  clone.commit('In another language');
  clone.goLive();
  await ui.open();
  await expect(page.getByText(`${madeUp}: left to translate (1)`)).toBeVisible();
  await page.getByRole('link', { name: /How heavy.* is not translated/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Question “${own.question}”, in ${madeUp}`);
  const question = ui.field('Question');
  await expect(question).toHaveAccessibleDescription(own.question);

  // Nothing typed is lost, and what is missing is said at its field.
  await question.fill('Zuz zuz?');
  await page.reload();
  await expect(question).toHaveValue('Zuz zuz?');
  await page.keyboard.press('ControlOrMeta+S');
  const answer = ui.field('Text');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/Nothing is written or chosen here yet\./);
  await ui.field('Topic').selectOption(inMadeUp('Loads'));
  await answer.fill('Zuz {city} zuz.');
  await expect(ui.preview.getByText('Zuz Toronto zuz.')).toBeVisible();
  await ui.expectClean();
  await page.setViewportSize(phone);
  await ui.expectClean();
  const controls = page.getByRole('main').locator('textarea, button');
  await answer.press('Home');
  const goOn = await ui.holdSave(() => page.keyboard.press('ControlOrMeta+S'));
  // What is typed from here on would be neither stored nor kept.
  for (const control of await controls.all()) await expect(control).toBeDisabled();
  goOn();
  await expect(page.getByRole('alert').filter({ hasText: 'Saved, and not live yet' })).toBeVisible();
  expect(clone.read(translation)).toBe(
    `---\nquestion: Zuz zuz?\ntopic: ${inMadeUp('Loads')}\n---\n\nZuz {city} zuz.\n`,
  );
  // The caret is where it was, and what comes behind it is not saved.
  await page.keyboard.type('X');
  await expect(answer).toHaveValue('XZuz {city} zuz.');
  await page.keyboard.press('Backspace');

  await page.getByRole('link', { name: 'First page' }).first().click();
  const named = `Question “Zuz zuz?”, in ${madeUp}`;
  await expect(ui.waiting.getByRole('link', { name: named, exact: true })).toBeVisible();
  clone.write(own.file, clone.read(own.file).replace(own.question, 'What may it weigh?'));
  await page.reload();
  await expect(page.getByText(`${madeUp}: older than the original (1)`)).toBeVisible();
  await page.getByRole('link', { name: /is now “What … weigh”/ }).click();
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription('What may it weigh?');
});
