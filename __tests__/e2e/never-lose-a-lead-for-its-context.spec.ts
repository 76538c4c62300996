import { expectContext, expectedContext, isoTime, sendQuote } from '../support/context-journey';
import { keptItems } from '../support/kept-on-device';
import { loseContexts, refuseContexts } from '../support/faults';
import { consoleErrors, expect, test } from '../support/journey';

test('a context that cannot be saved loses no lead and delays no visitor', async ({ page, site }) => {
  const errors = consoleErrors(page);
  await refuseContexts(page);
  await page.goto('/toronto?gclid=Cj0K');
  await sendQuote(page);
  await expect(page.getByText('416-555-0199')).toBeVisible();
  expect(Object.values(site.saved('leads'))).toMatchObject([{ name: 'Ada Lovelace' }]);
  await expect.poll(() => keptItems(page)).not.toContain('pending');
  expect(site.read('context')).toBeNull();
  expect(errors).toStrictEqual([]);
});

test('a context whose way is lost is sent on the next visit', async ({ page, site, context }) => {
  const { lost } = await loseContexts(page);
  await page.goto('/toronto?gclid=Cj0K');
  await sendQuote(page);
  await lost;
  expect(site.read('context')).toBeNull();
  expect(await keptItems(page)).not.toMatch(/Ada|416-555/);
  await page.close();
  const later = await context.newPage();
  await later.goto('/ottawa/faq');
  const touch = { gclid: 'Cj0K', landing_page: '/toronto', at: isoTime };
  await expectContext(
    site,
    'leads',
    expectedContext({ form: 'quote', page: '/toronto', first_touch: touch, last_touch: touch }),
  );
  await expect.poll(() => keptItems(later)).not.toContain('pending');
});
