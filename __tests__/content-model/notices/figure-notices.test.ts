import { checkContent } from '../../../src/content-model/checks/check-content';
import { findFigureWarnings, findUnknownValues } from '../../../src/content-model/notices/figure-notices';
import { wordsOf } from '../../../src/content-model/notices/notice';
import { withChangedFile } from '../../support/content-fixture';

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
