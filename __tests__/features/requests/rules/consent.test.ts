import { consentVersion, marketingBox } from '../../../../src/features/requests/rules/consent';
import type { VisitorCountry } from '../../../../src/shared/site/visitor-country';

const marketing = { countries: [], short: 'Offers', label: 'Offers too', terms: 'Their terms' };
const line = { short: 'You agree.', more: 'More' };
const words = { version: '2026-11-21', ...line, text: 'We call you.', policyLink: 'Policy', marketing };

test('the saved version is the date and a hash of the words', () => {
  expect(consentVersion(words)).toMatch(/^2026-11-21\.[0-9a-f]{8}$/);
  expect(consentVersion({ ...words })).toBe(consentVersion(words));
});

test.each([
  ['the text', { text: 'We call you!' }],
  ['the link', { policyLink: 'Privacy policy' }],
  ['the line', { short: 'You agree to it.' }],
  ['the box', { marketing: { ...marketing, short: 'Texts' } }],
  ['its terms', { marketing: { ...marketing, label: 'Offers' } }],
  ['the box for names', { recent: { label: 'Show my name' } }],
  ['only the place of words', { text: 'We call', policyLink: 'you. Policy' }],
])('a change of %s shows in the version, even if the editor forgot to change it', (_, change) => {
  expect(consentVersion({ ...words, ...change })).not.toBe(consentVersion(words));
});

test.each<[VisitorCountry[], VisitorCountry | undefined, string]>([
  [['CA', 'US'], 'CA', 'shown'],
  [['CA'], 'US', 'none'],
  [['CA', 'US'], 'unknown', 'none'],
  [['CA', 'US'], undefined, 'awaited'],
  [[], undefined, 'none'],
])('asked for in %j, the box for a visitor of %s is %s', (countries, country, box) => {
  expect(marketingBox(countries, country)).toBe(box);
});
