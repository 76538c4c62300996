import { readFileSync } from 'node:fs';
import { twinPublicDir } from '../../scripts/twin';
import { consoleErrors, expect, fillQuoteForm, open, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';

const answers = { name: "jean-luc o'brien", phone: '4165550199', message: 'One sofa, 2 chairs. 3rd floor!' };
const submitName = formTexts.quote.submit;

test('a form pressed twice saves one lead with the city’s location id', async ({ page, site }) => {
  await page.goto('/ottawa/reviews');
  await fillQuoteForm(page, answers);
  await page.getByRole('button', { name: submitName }).dblclick();
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toMatchObject([{ location_id: '15304' }]);
});

test('the SDK is fetched when the visitor begins to fill the form in, and not with the page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(readFileSync(twinPublicDir + pathname, 'utf8'));
  });
  const hasSdk = (): boolean => scripts.some((text) => text.includes('FIREBASE WARNING'));
  await open(page, '/toronto');
  expect(scripts.length).toBeGreaterThan(0);
  expect(hasSdk()).toBe(false);
  await page.getByLabel(labels.name).first().focus();
  await expect.poll(hasSdk).toBe(true);
});

test('with an IP lookup that never answers, that is logged and the lead is saved without an address', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  site.lookups.faults.ip = { slowMs: 60_000 };
  await page.goto('/toronto');
  await fillQuoteForm(page, answers);
  await page.getByRole('button', { name: submitName }).click();
  await page.waitForURL('**/thankyou');
  expect(errors.filter((text) => text.startsWith('Error adding lead'))).toHaveLength(1);
  expect(Object.values(site.saved('leads'))).toMatchObject([{ ip_address: 'Unavailable' }]);
});
