import { expect, fieldNamed, openEntry, preview, test } from '../support/editing-screen';

test('a press on a heading or an answer of the preview opens its field, in closed groups too', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Page texts', "A city's home");
  await preview(page).getByRole('heading', { level: 1 }).click();
  await expect(fieldNamed(page, 'Title').and(page.locator(':focus'))).toHaveCount(1);
});
