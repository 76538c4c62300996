import {
  expect,
  fieldNamed,
  openEntry,
  preview,
  publish,
  test,
  typeOver,
  unformatted,
} from '../support/editing-screen';

const place = (editing: { read: (file: string) => string }, file: string) =>
  JSON.parse(editing.read(`local-services/${file}.json`)) as Record<string, unknown>;

test.describe.configure({ mode: 'serial' });

test('the page of a service in a city is seen in the preview, and saved where it was', async ({
  page,
  editing,
}) => {
  await openEntry(page, editing, 'Service pages of a city', 'atlanta: Mattresses');
  await typeOver(fieldNamed(page, 'Introduction'), 'The truck has room for every mattress in Fulton County.');
  await expect(preview(page).getByText('room for every mattress in Fulton County')).toBeVisible();
  const before = place(editing, 'atlanta/mattresses');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(place(editing, 'atlanta/mattresses')).toStrictEqual({
    ...before,
    lead: 'The truck has room for every mattress in Fulton County.',
  });
  expect(unformatted(editing.contentDir)).toBe('');
});

test('a new page is saved in the folder of its city, under its address', async ({ page, editing }) => {
  await openEntry(page, editing, 'Service pages of a city', 'atlanta: Mattresses');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/local-services\/new/);
  await typeOver(fieldNamed(page, 'Address'), 'box-springs');
  await typeOver(fieldNamed(page, 'Name'), 'Box springs');
  await typeOver(fieldNamed(page, 'Order'), '9');
  await expect(preview(page).getByText('Box springs').first()).toBeVisible();
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(place(editing, 'atlanta/box-springs')).toStrictEqual({
    ...place(editing, 'atlanta/mattresses'),
    name: 'Box springs',
    order: 9,
  });
  expect(unformatted(editing.contentDir)).toBe('');
});
