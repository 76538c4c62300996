import { readContentFiles } from '../../../src/content-model/reading/read-content';
import { translationPath } from '../../../src/content-model/reading/translation-names';
import { madeUp, withMadeUp } from '../../../__tests__/support/made-up-language';
import {
  duringSave,
  expect,
  expectClean,
  fieldNamed,
  openPlace,
  phone,
  preview,
  test,
  waiting,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';
import type { StaffClone } from '../support/staff-clone';

const translation = translationPath(ownQuestion.file, madeUp);

/** Gives a city its pages in a language that has every text but the journeys' own question. */
function translateAllElse(clone: StaffClone): void {
  const files = withMadeUp(readContentFiles(clone.contentDir)).filter(({ path }) => path !== translation);
  for (const { path, source } of files) clone.write(path, source);
  clone.live = clone.commit('In another language');
}

test('a question is translated beside its original and seen on its page, and is older once the original changes', async ({
  page,
  editing,
}) => {
  const { clone } = editing;
  translateAllElse(clone);
  await openPlace(page, editing);
  await expect(page.getByText(`${madeUp}: left to translate (1)`)).toBeVisible();
  await page.getByRole('link', { name: /How much does it cost.* is not translated/ }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Question “${ownQuestion.question}”, in ${madeUp}`);
  const question = fieldNamed(page, 'Question');
  await expect(question).toHaveAccessibleDescription(ownQuestion.question);

  // Nothing typed is lost, and what is missing is said at its field.
  await question.fill('Zuz zuz?');
  await page.reload();
  await expect(question).toHaveValue('Zuz zuz?');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const answer = fieldNamed(page, 'Text');
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/Nothing is written or chosen here yet\./);
  await fieldNamed(page, 'Topic').fill('Zuz');
  await answer.fill('Zuz {city} zuz.');
  await expect(preview(page).getByText('Zuz Toronto zuz.')).toBeVisible();
  await expectClean(page);
  await page.setViewportSize(phone);
  await expectClean(page);
  const controls = page.getByRole('main').locator('textarea, button:not([aria-pressed])');
  await duringSave(
    page,
    () => save.click(),
    // What is typed from here on would be neither stored nor kept.
    async () => {
      for (const control of await controls.all()) await expect(control).toBeDisabled();
      await expectClean(page);
    },
  );
  await expect(heading).toContainText('is saved');
  expect(clone.read(translation)).toBe('---\nquestion: Zuz zuz?\ntopic: Zuz\n---\n\nZuz {city} zuz.\n');

  // It is listed beside no original, is found by its words, and goes live with all else.
  await openPlace(page, editing, 'collections/faq');
  await expect(page.getByRole('link', { name: ownQuestion.question })).toHaveCount(1);
  await expect(page.getByText('Zuz zuz?')).toBeHidden();
  await openPlace(page, editing);
  const named = `Question “Zuz zuz?”, in ${madeUp}`;
  await expect(waiting(page).getByRole('link', { name: named, exact: true })).toBeVisible();

  clone.write(
    ownQuestion.file,
    clone.read(ownQuestion.file).replace(ownQuestion.question, 'What is the price?'),
  );
  await openPlace(page, editing);
  await expect(page.getByText(`${madeUp}: older than the original (1)`)).toBeVisible();
  await page.getByRole('link', { name: `It said: “${ownQuestion.question}”` }).click();
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription('What is the price?');
  await expect(page.getByText(`It said: “${ownQuestion.question}”`)).toBeVisible();
});
