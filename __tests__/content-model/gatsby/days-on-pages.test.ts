import { createContentNodes, type NodeTools } from '../../../src/content-model/gatsby/data-layer';
import { listPages } from '../../../src/content-model/gatsby/site-pages';
import { withoutLeftOut } from '../../../src/content-model/reading/samples';
import type { Content, ContentFiles } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';
import { citySource, withChangedFile } from '../../support/content-fixture';

/** What Gatsby is given of files on a day, and how it tells that from other data. */
function nodesOn(day: string, files: ContentFiles) {
  const created: { kind: string; name: string; data: unknown; internal: { contentDigest: string } }[] = [];
  const tools = {
    actions: { createNode: (node: (typeof created)[number]) => created.push(node) },
    createNodeId: (id: string) => id,
    createContentDigest: (data: unknown) => JSON.stringify(data),
  } as unknown as NodeTools;
  createContentNodes(files, tools, day);
  return created;
}

const nodeOn = (day: string, file: string, change: (source: string) => string) =>
  nodesOn(day, withChangedFile(file, change)).find(({ kind, name }) => file.startsWith(`${kind}/${name}.`))!;

const givenDays = (source: string): string =>
  source.replace('"half-load"', '"half-load", "validFrom": "2026-12-02", "validUntil": "2026-12-31"');

test('a build marks what does not show on its day, and the mark changes what Gatsby compares', () => {
  const [before, first, last, after] = ['2026-12-01', '2026-12-02', '2026-12-31', '2027-01-01'].map((day) =>
    nodeOn(day, 'site/coupons.json', givenDays),
  );
  const marks = [before, first, last, after].map((node) =>
    (node!.data as Content['site']['coupons']).items.map((item) => 'hiddenAtBuild' in item),
  );
  expect(marks.map(([, half]) => half)).toEqual([true, false, false, true]);
  expect(marks.some(([full]) => full)).toBe(false);
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
  const raft = { id: 'raft', amount: '$7', condition: 'a raft', terms: ['One each'] };
  const coupon = { ...raft, validUntil: '2026-12-31' };
  const city = nodeOn('2027-01-01', 'cities/toronto.json', () => citySource({ coupons: [coupon] }));
  expect(city.data).toMatchObject({ coupons: [{ ...coupon, hiddenAtBuild: true }] });
});

test('outside their days a guide and a service are not there, and answers lead to the page that lists the others', () => {
  const days = '"validFrom": "2026-12-02", "validUntil": "2026-12-31", "slug":';
  const dated = ['guides/anvils.json', 'services/appliances.json'];
  const links = (guide: string, service: string): string =>
    `<p><a href="${guide}">anvils</a> <a href="${service}">stoves</a></p>`;
  const files = withChangedFile('faq/what-is-taken.md', (source) =>
    source.replace(/Almost .*/, '[anvils](/junk-removal/anvils) [stoves](what-we-take#appliances)'),
  ).map((file) =>
    dated.includes(file.path) ? { ...file, source: file.source.replace('"slug":', days) } : file,
  );
  const on = (day: string) => {
    const nodes = nodesOn(day, files);
    const shown = nodes.filter(({ kind }) => kind === 'guides' || kind === 'services');
    const answer = nodes.find(({ kind }) => kind === 'faq')!.data as { html: string };
    return [shown.length, answer.html.trim()];
  };
  const whole = [2, links('/junk-removal/anvils', 'what-we-take#appliances')];
  expect(['2026-12-02', '2026-12-31'].map(on)).toEqual([whole, whole]);
  const without = [0, links('/', 'what-we-take')];
  expect(['2026-12-01', '2027-01-01'].map(on)).toEqual([without, without]);
});

const skylineOf = () => ({ src: '/a.svg', width: 1, height: 1 });

test.each(['services', 'guides', 'localServices', 'reviews', 'jobs', 'campaigns'] as const)(
  'before and after their days a build has no page of, no link to and no word of %s',
  (list) => {
    const [first] = brandContent[list];
    const named = 'Only Here';
    const texts = { title: named, name: named, author: named, text: named, source: named };
    const dated = { ...first!, ...texts, validFrom: '2026-03-01', validUntil: '2026-03-31' };
    const content = { ...brandContent, [list]: [dated, ...brandContent[list].slice(1)] };
    const saidOn = (today: string): boolean => {
      const pages = listPages(withoutLeftOut(content, { today }), new Map(), { skylineOf });
      return JSON.stringify(pages).includes(named);
    };
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
    expect(days.map(saidOn)).toStrictEqual([false, true, true, false]);
  },
);
