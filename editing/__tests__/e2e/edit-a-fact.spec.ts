import { dayMs } from '../../../src/shared/time/days';
import { dayInWords, latestDate } from '../../../src/shared/time/last-day';
import {
  desk,
  expect,
  fieldNamed,
  notice,
  openPlace,
  saveWell,
  test,
  typeOver,
} from '../support/editing-screen';
import { ownQuestion } from '../support/own-content';

const { file: faq, start, question } = ownQuestion;
const lastDay = latestDate(new Date(Date.now() + 5 * dayMs));

test.use({
  viewport: desk,
  prepare: {
    clone: (clone) => {
      clone.write('site/pricing.json', '{ "minimum": "$99" }\n');
      clone.write(faq, clone.read(faq).replace(start, `Our smallest job is $99. ${start}`));
      const coupons = JSON.parse(clone.read('site/coupons.json')) as { items: object[] };
      const [first, ...others] = coupons.items;
      const items = [{ ...first, validUntil: lastDay }, ...others];
      clone.write('site/coupons.json', `${JSON.stringify({ ...coupons, items }, null, 2)}\n`);
      clone.commit('Facts');
      clone.git('push', '--quiet');
    },
  },
});

test('a changed fact names the texts that still say the former one, and the first page says what ends soon', async ({
  page,
  editing,
}) => {
  await openPlace(page, editing);
  const needs = page.getByRole('region', { name: 'What needs a hand' });
  const soon = needs.getByRole('group').filter({ hasText: 'Begins or ends in the next 30 days (1)' });
  await expect(soon.getByRole('link')).toContainText(`ends on ${dayInWords(lastDay)}`);
  await expect(needs).not.toContainText('Still say what it was before');

  await page.getByRole('link', { name: 'Price facts', exact: true }).click();
  await typeOver(fieldNamed(page, 'Smallest price').first(), '$120');
  await saveWell(page);
  await expect(notice(page)).toContainText('These texts still say what it was before:');
  await expect(notice(page).getByRole('link')).toHaveCount(1);
  await notice(page).getByRole('link').click();
  await expect(fieldNamed(page, 'Question')).toHaveValue(question);

  await page.getByRole('link', { name: 'First page' }).first().click();
  await expect(needs).toContainText('Still say what it was before (1)');
  await expect(needs.getByRole('link', { name: /still says “\$99”/ })).toHaveCount(1);

  await soon.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Clear: Last day' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Now: Last day' })).toBeVisible();
});
