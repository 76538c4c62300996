import { readFileSync } from 'node:fs';
import { twinPublicDir } from '../../scripts/twin';
import { consoleErrors, expect, fillQuoteForm, open, test } from '../support/journey';
import { formTexts, labels } from '../support/journey-texts';

const answers = { name: "jean-luc o'brien", phone: '4165550199', message: 'One sofa, 2 chairs. 3rd floor!' };
const submitName = formTexts.quote.submit;

for (const subRoute of ['get-quote', 'reviews', 'how-it-works', 'what-we-take']) {
  test(`the form of ${subRoute} saves one lead with the city’s location id`, async ({ page, site }) => {
    await page.goto(`/ottawa/${subRoute}`);
    await fillQuoteForm(page, answers);
    await page.getByRole('button', { name: submitName }).dblclick();
    await page.waitForURL('**/thankyou');
    expect(Object.values(site.saved('leads'))).toMatchObject([{ location_id: '15304' }]);
  });
}

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

for (const fault of ['down', 'html', 'malformed', { slowMs: 60_000 }] as const) {
  const name = typeof fault === 'string' ? fault : 'slow';
  test(`with the IP lookup ${name}, the failure is logged and the lead is saved without an address`, async ({
    page,
    site,
  }) => {
    const errors = consoleErrors(page);
    site.lookups.faults.ip = fault;
    await page.goto('/toronto');
    await fillQuoteForm(page, answers);
    await page.getByRole('button', { name: submitName }).click();
    await page.waitForURL('**/thankyou');
    expect(errors.filter((text) => text.startsWith('Error adding lead'))).toHaveLength(1);
    expect(Object.values(site.saved('leads'))).toMatchObject([{ ip_address: 'Unavailable' }]);
  });
}

test('with the database down at submit the visitor stays on the form, nothing is shown and all is kept', async ({
  page,
  site,
}) => {
  const errors = consoleErrors(page);
  await open(page, '/toronto/get-quote');
  await site.stopDatabase();
  await fillQuoteForm(page, answers);
  await page.getByRole('button', { name: submitName }).click();
  await expect.poll(() => errors.some((text) => text.startsWith('Error adding lead'))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/toronto/get-quote');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel(labels.name)).toHaveValue('Jean Luc Obrien');
  await expect(page.getByLabel(labels.phone)).toHaveValue('416-555-0199');
  await expect(page.getByLabel(labels.message, { exact: true })).toHaveValue('One sofa, 2 chairs. 3rd floor');
  await site.startDatabase();
  await page.getByRole('button', { name: submitName }).click();
  await page.waitForURL('**/thankyou');
  expect(Object.keys(site.saved('leads'))).toHaveLength(1);
});
