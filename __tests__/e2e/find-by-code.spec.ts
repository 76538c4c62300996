import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerCode } from '../../src/features/city-finder/rules/code-answer';
import type { ListedCity } from '../../src/features/city-finder/rules/find-cities';
import { type PostalAreas, type PostalCode, writtenCode } from '../../src/features/cities/rules/postal-areas';
import { fillText } from '../../src/shared/text/fill-text';
import { expect, open, test } from '../support/journey';
import { cities, formTexts, labels, navigation, pages } from '../support/journey-texts';
import { expectedLead, typedAnswers } from '../support/saved-lead';

const texts = pages.landing.cities;
const { codes } = texts;
const field = (page: Page) => page.getByRole('searchbox', { name: texts.searchLabel });
const answer = (page: Page) => page.getByRole('main').getByRole('status');
const row = (page: Page, path: string) => page.getByRole('main').locator(`a[href="${path}"]`);
const form = (page: Page) => page.getByRole('form', { name: codes.request.title });
const requestedTables = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/postal-areas-[^/]+\/(.*)$/.exec(request.url())?.[1];
    if (file) asked.push(file);
  });
  return asked;
};

const listed = cities.map((city): ListedCity => ({
  ...city,
  countryName: '',
  region: { name: '', code: '' },
}));

/** The first area of a country whose answer is of this kind, whatever the content says today. */
function codeWith(kind: 'served' | 'nearest' | 'notYet', country: PostalCode['country']) {
  const areas = JSON.parse(readFileSync(`src/build/postal-areas/${country}.json`, 'utf8')) as PostalAreas;
  const rest = country === 'CA' ? '1A1' : '01';
  for (const area of Object.keys(areas)) {
    const asked = { country, code: `${area}${rest}` };
    const given = answerCode(asked, listed, areas);
    if (given?.kind === kind) return { code: writtenCode(asked), first: area.charAt(0), given };
  }
  throw new Error(`No code of ${country} is ${kind}`);
}

test('the menu of a city’s page leads to the search, and a served code leads to its city', async ({
  page,
}) => {
  const { code, given } = codeWith('served', 'US');
  if (given.kind !== 'served') throw new Error('not served');
  const tables = requestedTables(page);
  await open(page, `/${cities[0]!.slug}`);
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

test('a code near a city names it, with the way in its own unit, and its table is not told to anyone', async ({
  page,
}) => {
  const tables = requestedTables(page);
  await page.goto('/');
  for (const country of ['CA', 'US'] as const) {
    const { code, first, given } = codeWith('nearest', country);
    if (given.kind !== 'nearest') throw new Error('not near');
    await field(page).fill(code);
    const distance = fillText(codes.distance[country], { distance: String(given.distance) });
    await expect(answer(page)).toHaveText(
      fillText(codes.nearest, { code, city: given.city.locationName, distance }),
    );
    await expect(row(page, `/${given.city.slug}`)).toContainText(fillText(codes.away, { distance }));
    expect(tables.at(-1)).toBe(`${first}.json`);
    expect(page.url()).not.toContain(code.slice(0, 3));
  }
  expect(tables).toHaveLength(2);
});

test('a code far from every city is saved as a lead of no location', async ({ page, site }) => {
  const { code } = codeWith('notYet', 'CA');
  await page.goto('/');
  await field(page).pressSequentially(code);
  await expect(answer(page)).toHaveText(fillText(codes.notYet, { code }));
  await expect(field(page)).toBeFocused();
  await expect(form(page).getByLabel(labels.message, { exact: true })).toHaveValue(
    fillText(codes.request.message, { code }),
  );
  await form(page).getByLabel(labels.name, { exact: true }).pressSequentially(typedAnswers.Name);
  await form(page).getByLabel(labels.phone, { exact: true }).pressSequentially(typedAnswers.Phone);
  await form(page).getByRole('button', { name: formTexts.estimate.submit }).click();
  await page.waitForURL('**/thankyou');
  expect(Object.values(site.saved('leads'))).toStrictEqual([
    expectedLead(expect, {
      zip: code.replace(' ', '').toLowerCase(),
      note_from_customer: fillText(codes.request.message, { code }),
    }),
  ]);
});

test('on wider windows the link under the logo is clear of the phone and the menu', async ({ page }) => {
  const [longest] = cities.toSorted((a, b) => b.locationName.length - a.locationName.length);
  await page.goto(`/${longest!.slug}`);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const header = page.getByRole('banner');
    const link = await header.getByRole('link', { name: navigation.changeCity.short }).boundingBox();
    const others = await header
      .locator('a:not([href="/#cities"]):visible, summary:visible')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON() as DOMRect));
    expect(link!.height).toBeGreaterThanOrEqual(24);
    for (const { x, y, width: wide, height } of others) {
      const isApart =
        x >= link!.x + link!.width ||
        x + wide <= link!.x ||
        y >= link!.y + link!.height ||
        y + height <= link!.y;
      expect(isApart, `at ${width}`).toBe(true);
    }
  }
});
