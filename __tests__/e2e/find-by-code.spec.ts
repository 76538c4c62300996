import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerCode, type CodeAnswer } from '../../src/features/city-finder/rules/code-answer';
import { type PostalAreas, type PostalCode, writtenCode } from '../../src/features/cities/rules/postal-areas';
import { fillText } from '../../src/shared/text/fill-text';
import { consoleErrors, expect, fillFields, open, test } from '../support/e2e-test';
import { cities, formTexts, labels, navigation, pages } from '../support/e2e-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';
import { holdBack } from '../support/faults';

const texts = pages.landing.cities;
const { codes } = texts;
const field = (page: Page) => page.getByRole('searchbox', { name: texts.searchLabel });
const answer = (page: Page) => page.getByRole('main').getByRole('status');
const form = (page: Page) => page.getByRole('form', { name: codes.request.title });
const requestedTables = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/postal-areas-[^/]+\/(.*)$/.exec(request.url())?.[1];
    if (file) asked.push(file);
  });
  return asked;
};

const listed = cities.map((city) => ({ ...city, countryName: '', region: { name: '', code: '' } }));

/** The first area of a country whose answer is of this kind, whatever the content says today. */
function codeWith<Kind extends CodeAnswer['kind']>(kind: Kind, country: PostalCode['country']) {
  const areas = JSON.parse(
    readFileSync(`src/content-model/gatsby/postal-areas/${country}.json`, 'utf8'),
  ) as PostalAreas;
  for (const area of Object.keys(areas)) {
    const asked = { country, code: `${area}${country === 'CA' ? '1A1' : '01'}` };
    const given = answerCode(asked, listed, areas);
    if (given?.kind === kind)
      return {
        code: writtenCode(asked),
        first: area.charAt(0),
        given: given as Extract<CodeAnswer, { kind: Kind }>,
      };
  }
  throw new Error(`No code of ${country} is ${kind}`);
}

test('the menu of a city leads to the search, and a served code to its city', async ({ page }) => {
  const { code, given } = codeWith('served', 'US');
  const tables = requestedTables(page);
  await open(page, '/toronto');
  await page.getByText(navigation.openMenu, { exact: true }).click();
  await page.getByRole('link', { name: navigation.changeCity.long }).click();
  await page.waitForURL('**/#cities');
  await expect(field(page)).toBeInViewport();
  await field(page).pressSequentially(code);
  await expect(answer(page)).toHaveText(fillText(codes.served, { code, city: given.city.locationName }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${given.city.slug}`);
  expect(tables).toStrictEqual([]);
});

test('a city nearby is offered, one press away, and nothing moves when it comes late', async ({ page }) => {
  const release = await holdBack(page, '**/__local/geo*');
  const asked = page.waitForRequest('**/__local/geo*');
  await page.goto('/');
  await asked;
  const list = page.getByRole('heading', { name: 'Canada', exact: true });
  await page.evaluate(() => document.fonts.ready);
  const before = await list.boundingBox();
  release();
  const nearby = page.getByRole('list', { name: 'Near you:' }).getByRole('link');
  await expect(nearby).toHaveText('Toronto');
  expect(await list.boundingBox()).toStrictEqual(before);
  await nearby.click();
  await page.waitForURL('**/toronto');
});

test('a code near a city names it, and one far from all is a lead of no location', async ({ page, site }) => {
  const errors = consoleErrors(page);
  await page.route('**/__local/geo*', (route) => route.fulfill({ json: {} }));
  const tables = requestedTables(page);
  await page.goto('/');
  await expect.poll(() => errors.some((text) => text.startsWith('Error locating visitor'))).toBe(true);
  await expect(page.getByText('Or find your city in the list below.')).toBeVisible();
  for (const country of ['CA', 'US'] as const) {
    const { code, first, given } = codeWith('nearest', country);
    await field(page).fill(code);
    const distance = fillText(codes.distance[country], { distance: String(given.distance) });
    await expect(answer(page)).toHaveText(
      fillText(codes.nearest, { code, city: given.city.locationName, distance }),
    );
    expect(tables.at(-1)).toBe(`${first}.json`);
    expect(page.url()).not.toContain(code.slice(0, 3));
  }
  expect(tables).toHaveLength(2);

  const { code } = codeWith('notYet', 'CA');
  await field(page).fill('');
  await field(page).pressSequentially(code);
  await expect(answer(page)).toHaveText(fillText(codes.notYet, { code }));
  const message = fillText(codes.request.message, { code });
  await expect(form(page).getByLabel(labels.message, { exact: true })).toHaveValue(message);
  await fillFields(form(page), { name: typedAnswers.Name, phone: typedAnswers.Phone });
  await form(page).getByRole('button', { name: formTexts.estimate.submit }).click();
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toStrictEqual([
    expectedLead(expect, { zip: code.replace(' ', '').toLowerCase(), note_from_customer: message }),
  ]);
});
