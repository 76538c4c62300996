import { checkContent } from '../../../src/content-model/checks/check-content';
import { listWarnings } from '../../../src/content-model/notices/content-notices';
import type { Campaign } from '../../../src/content-model/types';
import { jsonFile, validContentFiles, withChangedFile } from '../../support/content-fixture';

const file = 'campaigns/spring.json';
const source = validContentFiles().find(({ path }) => path === file)?.source ?? '';
const spring = JSON.parse(source) as Campaign;

const errorsWith = (changes: Partial<Record<keyof Campaign, unknown>>, path = file) => {
  const others = validContentFiles().filter((other) => other.path !== path);
  return checkContent([...others, jsonFile(path, { ...spring, ...changes })]).errors;
};

test('content without any campaign has no error', () => {
  const { content, errors } = checkContent(validContentFiles().filter(({ path }) => path !== file));
  expect(errors).toEqual([]);
  expect(content?.campaigns).toEqual([]);
});

test('a city that is not there is reported, with the one that is meant', () => {
  expect(errorsWith({ cities: ['toronto', 'torronto'] })).toEqual([
    expect.objectContaining({
      file,
      field: 'cities[1]',
      found: '"torronto"',
      expected: expect.stringMatching(/^the slug of a city.*; did you mean "toronto"\?$/),
    }),
  ]);
  expect(errorsWith({ cities: ['vancouver'] })).toEqual([
    expect.objectContaining({
      field: 'cities[0]',
      fix: 'write one, or take it out; without "cities" it has all',
    }),
  ]);
});

test.each([
  [[], 'at least 1 item'],
  [['toronto', 'toronto'], 'each only once; cities[0] is the same already'],
])('the cities %j are refused', (cities, expected) => {
  expect(errorsWith({ cities })).toEqual([expect.objectContaining({ file, expected })]);
});

test('a coupon that is not there is reported, with the one that is meant', () => {
  expect(errorsWith({ coupon: 'half-laod' })).toEqual([
    expect.objectContaining({
      file,
      field: 'coupon',
      found: '"half-laod"',
      expected: 'the id of a coupon in site/coupons.json or of a city; did you mean "half-load"?',
    }),
  ]);
  expect(errorsWith({ coupon: 'pianos' })).toEqual([
    expect.objectContaining({ fix: 'write one of: full-load, half-load; or take it out' }),
  ]);
  expect(errorsWith({ coupon: undefined })).toEqual([]);
});

test('the name of a campaign is that of its file, in words that an address can have', () => {
  expect(errorsWith({ slug: 'autumn' })).toEqual([
    expect.objectContaining({
      file,
      field: 'slug',
      fix: 'write "spring", or give the file the name autumn.json',
    }),
  ]);
  expect(errorsWith({ slug: 'Spring Sale' }, 'campaigns/Spring Sale.json')).toEqual([
    expect.objectContaining({ field: 'slug', fix: expect.stringContaining('spring-sale') }),
  ]);
  expect(errorsWith({ slug: 'index' }, 'campaigns/index.json')).toEqual([
    expect.objectContaining({
      field: 'slug',
      expected: 'another slug: /toronto/offer/index is the address of the page above it',
    }),
  ]);
});

test('a campaign says where its visitors saw it, in words that reports can sort', () => {
  const { source: _, ...without } = spring;
  expect(errorsWith({ ...without, source: undefined })).toEqual([
    expect.objectContaining({ file, field: 'source' }),
  ]);
  expect(errorsWith({ source: 'Radio 680', medium: 'x'.repeat(61) })).toEqual([
    expect.objectContaining({ field: 'source', fix: expect.stringContaining('radio-680') }),
    expect.objectContaining({ field: 'medium', expected: 'at most 60 characters' }),
  ]);
});

test('a word that no page fills in is refused, and the facts of the owner are welcome', () => {
  const lead = (text: string) => errorsWith({ hero: { ...spring.hero, lead: text } });
  expect(lead('In {citty}')).toEqual([
    expect.objectContaining({
      field: 'hero.lead',
      expected: expect.stringContaining('did you mean "{city}"'),
    }),
  ]);
  expect(lead('In {city}, for {coupon.half-load.amount} less. From {pricing.minimum}.')).toEqual([]);
});

test('a coupon that ends before the campaign is a warning that names it', () => {
  const ending = (campaign: Partial<Campaign>) => {
    const coupons = withChangedFile('site/coupons.json', (text) =>
      text.replace('"full-load"', '"full-load", "validUntil": "2026-12-31"'),
    ).filter(({ path }) => path !== file);
    const { content } = checkContent([...coupons, jsonFile(file, { ...spring, ...campaign })]);
    return listWarnings(content!, '2026-12-20').join('\n');
  };
  const words = 'pages of campaigns go on without it: campaigns/spring.json';
  expect(ending({})).toContain(words);
  expect(ending({ validUntil: '2027-01-15' })).toContain(words);
  expect(ending({ validUntil: '2026-12-31' })).not.toContain(words);
});
