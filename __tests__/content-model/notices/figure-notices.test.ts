import { checkContent } from '../../../src/content-model/checks/check-content';
import { findFigureWarnings, findUnknownValues } from '../../../src/content-model/notices/figure-notices';
import { wordsOf } from '../../../src/content-model/notices/notice';
import { citySource, withChangedFile } from '../../support/content-fixture';

const claims = [
  { id: 'rating', value: '4.91/5', label: 'from 1,400+ reviews' },
  { id: 'customers', value: '400+', label: 'happy customers' },
  { id: 'cheaper', value: 'Up to 40%', label: 'cheaper than others' },
];

/** What is reported of a text where the coupons and claims are those of a real site. */
function warningsAbout(text: string, file = 'pages/home.json', from = 'In {city}'): string[] {
  const files = withChangedFile(file, (source) => source.replace(from, text)).map((each) => {
    if (each.path === 'site/claims.json') return { ...each, source: JSON.stringify({ items: claims }) };
    const source = each.source.replace('"$50"', '"$50 off"').replace('"$20"', '"$20 off"');
    return each.path === 'site/coupons.json' ? { ...each, source } : each;
  });
  const { content, errors } = checkContent(files);
  expect(errors).toEqual([]);
  return wordsOf(findFigureWarnings(content!));
}

test.each([
  ['$50 off', '"$50 off": write {coupon.full-load.amount}'],
  ['$ 60 Off', '"$ 60 Off": write {coupon.full-load.amount} or {coupon.half-load.amount}'],
  ['15% off', '"15% off": write {coupon.full-load.amount} or {coupon.half-load.amount}'],
  ['4.95/5 from all', '"4.95/5": write {claim.rating}'],
  ['1,400+ reviews', '"1,400+ reviews": write {claim.rating}'],
  ['500+ truly happy', '"500+ truly happy": write {claim.customers}'],
  ['up to 45% cheaper', '"45% cheaper": write {claim.cheaper}'],
])('a text that writes out "%s" is offered the placeholder', (text, words) => {
  expect(warningsAbout(`We say ${text}.`)).toEqual([
    `pages/home.json, hero.eyebrow writes ${words}, which changes with it`,
  ]);
});

test.each([
  '{coupon.full-load.amount} or {coupon.half-load}, {claim.rating}',
  '10% of it, 3+ stairs, 100% sure, $75 a load, 30% cheap paint',
])('nothing is said of "%s"', (text) => {
  expect(warningsAbout(text)).toEqual([]);
});

test('a claim or a coupon that is not there is named with its place and the one meant', () => {
  const { content } = checkContent(
    withChangedFile('pages/home.json', (source) => source.replace('In {city}', '{coupon.ful-load.amount}')),
  );
  expect(wordsOf(findUnknownValues(content!))).toEqual([
    'pages/home.json, hero.eyebrow names {coupon.ful-load.amount}, which is not there, so no page shows the sentence: did you mean {coupon.full-load.amount}?',
  ]);
});

test('a customer may say what a customer says', () => {
  expect(warningsAbout('$99 off and 70% cheaper.', 'reviews/first.json', 'Quick and careful.')).toEqual([]);
});

const raft = { id: 'raft', amount: '$7 off', condition: 'a raft', terms: ['One each'] };

/** Content whose one city has a coupon of its own, and says this of itself. */
function withOwnCoupon(typical: string) {
  const about = { places: 'Places.', typical, access: 'Ways in.' };
  const files = withChangedFile('cities/toronto.json', () => citySource({ coupons: [raft], about }));
  return checkContent(files).content!;
}

test('a city with coupons of its own may name those, and none of the brand’s', () => {
  expect(findUnknownValues(withOwnCoupon('{coupon.raft.amount} here.'))).toEqual([]);
  expect(wordsOf(findUnknownValues(withOwnCoupon('{coupon.full-load.amount} here.')))).toEqual([
    'cities/toronto.json, about.typical names {coupon.full-load.amount}, which is not there, so no page shows the sentence',
  ]);
});

test('what all cities share may name the coupon of one of them', () => {
  const shared = withChangedFile('pages/home.json', (source) =>
    source.replace('In {city}', '{coupon.raft.amount}'),
  ).map((file) =>
    file.path === 'cities/toronto.json' ? { ...file, source: citySource({ coupons: [raft] }) } : file,
  );
  expect(findUnknownValues(checkContent(shared).content!)).toEqual([]);
});

test('a city that writes its own coupon out is offered the placeholder, and the coupon itself is not', () => {
  expect(wordsOf(findFigureWarnings(withOwnCoupon('Always $7 off.')))).toEqual([
    'cities/toronto.json, about.typical writes "$7 off": write {coupon.raft.amount}, which changes with it',
  ]);
});
