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

test('a campaign is seen on its page in the preview, and saved with the city that was chosen', async ({
  page,
  editing,
}) => {
  const spring = {
    slug: 'spring',
    cities: ['toronto'],
    hero: { title: 'Spring off {city}', lead: 'Sheds empty themselves.' },
    source: 'flyer',
  };
  editing.write('campaigns/spring.json', `${JSON.stringify(spring, null, 2)}\n`);
  await openEntry(page, editing, 'Campaigns', 'spring');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Spring off Toronto');
  await typeOver(fieldNamed(page, 'Where visitors saw it'), 'truck');
  await fieldNamed(page, 'Cities that have it').press('ArrowDown');
  await page.locator('[role=option]', { hasText: 'Atlanta' }).click();
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  expect(JSON.parse(editing.read('campaigns/spring.json'))).toStrictEqual({
    ...spring,
    cities: ['toronto', 'atlanta'],
    source: 'truck',
  });
  expect(unformatted(editing.contentDir)).toBe('');
});
