import { createContentNode, type NodeTools } from '../../../src/content-model/gatsby/data-layer';
import { listCityPages } from '../../../src/content-model/gatsby/city-pages';
import type { Content } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';
import { citySource, withChangedFile } from '../../support/content-fixture';

/** What Gatsby is given of a file on a day, and how it tells that from other data. */
function nodeOn(day: string, file: string, change: (source: string) => string) {
  const created: { data: unknown; internal: { contentDigest: string } }[] = [];
  const tools = {
    actions: { createNode: (node: (typeof created)[number]) => created.push(node) },
    createNodeId: (id: string) => id,
    createContentDigest: (data: unknown) => JSON.stringify(data),
  } as unknown as NodeTools;
  const found = withChangedFile(file, change).find(({ path }) => path === file)!;
  createContentNode(found, tools, day);
  return created[0]!;
}

const givenDays = (source: string): string =>
  source.replace('"half-load"', '"half-load", "validFrom": "2026-12-02", "validUntil": "2026-12-31"');

test('a build marks what does not show on its day, and the mark changes what Gatsby compares', () => {
  const [before, first, last, after] = ['2026-12-01', '2026-12-02', '2026-12-31', '2027-01-01'].map((day) =>
    nodeOn(day, 'site/coupons.json', givenDays),
  );
  const marks = [before, first, last, after].map((node) =>
    (node!.data as Content['site']['coupons']).items.map((item) => 'hiddenAtBuild' in item),
  );
  expect(marks).toEqual([
    [false, true],
    [false, false],
    [false, false],
    [false, true],
  ]);
  const [digest, sameDigest] = [first, last].map((node) => node!.internal.contentDigest);
  expect(sameDigest).toBe(digest);
  expect(before!.internal.contentDigest).not.toBe(digest);
});

test('a question and the banner of a home are marked where they stand', () => {
  const question = nodeOn('2027-01-01', 'faq/what-is-taken.md', (source) =>
    source.replace('order: 1', "order: 1\nvalidUntil: '2026-12-31'"),
  );
  expect(question.data).toMatchObject({ hiddenAtBuild: true, html: expect.any(String) });
  const home = nodeOn('2027-01-01', 'pages/home.json', (source) =>
    source.replace('"sameDay": {', '"sameDay": { "validUntil": "2026-12-31",'),
  );
  expect(home.data).toMatchObject({ sameDay: { hiddenAtBuild: true } });
  expect(home.data).not.toHaveProperty('hiddenAtBuild');
});

test('a coupon of one city alone is marked in the city’s file', () => {
  const coupon = {
    id: 'raft',
    amount: '$7',
    condition: 'a raft',
    terms: ['One each'],
    validUntil: '2026-12-31',
  };
  const city = nodeOn('2027-01-01', 'cities/toronto.json', () => citySource({ coupons: [coupon] }));
  expect(city.data).toMatchObject({ coupons: [{ ...coupon, hiddenAtBuild: true }] });
});

/** The templates of the pages that know their city's clock. */
function withClock(content: Content): string[] {
  const [city] = content.cities as [Content['cities'][number]];
  const skyline = { src: '/a.svg', width: 1, height: 1 };
  return listCityPages({ ...content, cities: [city] }, new Map(), { skylineOf: () => skyline })
    .filter(({ context }) => 'utcOffsets' in context)
    .map(({ template }) => template);
}

test('all pages of a city know its clock where a question or the pop-up has a day, and only then', () => {
  const { faq, site } = brandContent;
  expect(withClock(brandContent)).toEqual(['home', 'book-now']);
  const [first, ...others] = faq;
  expect(
    withClock({ ...brandContent, faq: [{ ...first!, validUntil: '2026-12-31' }, ...others] }),
  ).toHaveLength(8);
  const popup = { ...site['social-proof'], validFrom: '2026-12-31' };
  expect(withClock({ ...brandContent, site: { ...site, 'social-proof': popup } })).toHaveLength(8);
});
