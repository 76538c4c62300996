import { reservedSlugs } from '../../../src/domain/reserved-slugs';
import { checkContent } from '../../../src/content-model/checks/check-content';
import type { ContentFile } from '../../../src/content-model/types';
import {
  citySource,
  validContentFiles,
  withAddedFile,
  withChangedFile,
  withoutFile,
} from '../../support/content-fixture';

const errorsOf = (files: ContentFile[]) => checkContent(files).errors;
const copyOf = (path: string) => validContentFiles().find((file) => file.path === path)?.source ?? '';

test('a city is there after adding one file', () => {
  const files = withAddedFile(
    'cities/ajax.json',
    citySource({ slug: 'ajax', locationName: 'Ajax', locationId: '' }),
  );
  const { content, errors } = checkContent(files);
  expect(errors).toEqual([]);
  expect(content?.cities.map(({ slug }) => slug)).toEqual(['ajax', 'toronto']);
});

test('content is given in reading order, under its names', () => {
  const services = [3, 2].map((order) => ({
    path: `services/service-${order}.json`,
    source: copyOf('services/appliances.json')
      .replace('"slug": "appliances"', `"slug": "service-${order}"`)
      .replace('"order": 1', `"order": ${order}`),
  }));
  const { content } = checkContent([...services, ...validContentFiles()]);
  expect(content?.services.map(({ slug }) => slug)).toEqual(['appliances', 'service-2', 'service-3']);
  expect(content?.site['social-proof'].close).toBe('Away with this');
  expect(content?.pages.home.hero.eyebrow).toBe('In {city}');
  expect(content?.pages['privacy-policy'].html).toBe(
    '<p>We keep what you send to <strong>{brand}</strong>.</p>\n',
  );
});

test('content with an error is not given at all', () => {
  expect(checkContent(withoutFile('site/words.json')).content).toBeUndefined();
});

test('a city file with a name other than its slug is reported', () => {
  expect(errorsOf(withAddedFile('cities/ajax.json', citySource({ slug: 'pickering' })))).toEqual([
    {
      file: 'cities/ajax.json',
      line: 2,
      field: 'slug',
      found: '"pickering"',
      expected: 'the file\'s name, "ajax", or a file named pickering.json',
      fix: 'write "ajax", or give the file the name pickering.json',
    },
  ]);
});

test('a duplicate slug is one error, in the file that is not named like it', () => {
  expect(errorsOf(withAddedFile('cities/ajax.json', citySource()))).toEqual([
    {
      file: 'cities/ajax.json',
      line: 2,
      field: 'slug',
      found: '"toronto"',
      expected: 'a slug of its own, the file\'s name "ajax"; cities/toronto.json has this one already',
    },
  ]);
});

test('a duplicate slug of two services is reported', () => {
  const copy = copyOf('services/appliances.json').replace('"order": 1', '"order": 2');
  expect(errorsOf(withAddedFile('services/stoves.json', copy))).toEqual([
    expect.objectContaining({
      file: 'services/stoves.json',
      line: 2,
      field: 'slug',
      expected: 'a slug of its own, the file\'s name "stoves"; services/appliances.json has this one already',
    }),
  ]);
});

test.each([...reservedSlugs, 'landing'])('a city cannot take the address /%s', (slug) => {
  expect(errorsOf(withAddedFile(`cities/${slug}.json`, citySource({ slug })))).toEqual([
    {
      file: `cities/${slug}.json`,
      line: 2,
      field: 'slug',
      found: `"${slug}"`,
      expected: `another slug: /${slug} is an address of the site itself`,
      fix: `choose another one, such as "${slug}-city", and name the file after it`,
    },
  ]);
});

test('a badge group without a file is reported where it is named, for a city and for a review', () => {
  const files = [
    ...withChangedFile('reviews/first.json', (source) => source.replace('"ontario"', '"texas"')),
    { path: 'cities/laval.json', source: citySource({ slug: 'laval', badgeGroup: 'quebec' }) },
  ];
  expect(errorsOf(files)).toEqual([
    {
      file: 'cities/laval.json',
      line: 5,
      field: 'badgeGroup',
      found: '"quebec"',
      expected: 'a file of badges/, one of: ontario',
      fix: 'write one of these, or add badges/quebec.json for a new province or state',
    },
    {
      file: 'reviews/first.json',
      line: 4,
      field: 'badgeGroup',
      found: '"texas"',
      expected: 'a file of badges/, one of: ontario',
      fix: 'write one of these, or add badges/texas.json for a new province or state',
    },
  ]);
});

test('a misspelt badge group is reported with the one meant', () => {
  const files = withChangedFile('cities/toronto.json', (source) => source.replace('"ontario"', '"ontaroi"'));
  expect(errorsOf(files)).toEqual([
    {
      file: 'cities/toronto.json',
      line: 5,
      field: 'badgeGroup',
      found: '"ontaroi"',
      expected: 'a file of badges/, one of: ontario; did you mean "ontario"?',
    },
  ]);
});

test('a province that this site has never had is there after adding its badges', () => {
  const yukon = copyOf('badges/ontario.json').replace('"ontario"', '"yukon"').replace('"Ontario"', '"Yukon"');
  const files = withAddedFile(
    'cities/whitehorse.json',
    citySource({ slug: 'whitehorse', locationName: 'Whitehorse', badgeGroup: 'yukon' }),
  );
  const { content, errors } = checkContent([...files, { path: 'badges/yukon.json', source: yukon }]);
  expect(errors).toEqual([]);
  expect(content?.badges.map(({ group }) => group)).toEqual(['ontario', 'yukon']);
});

test('a badge file that is itself wrong does not make its cities wrong', () => {
  const files = withChangedFile('badges/ontario.json', (source) => source.replace('"ON"', '"on"'));
  expect(errorsOf(files).map(({ file, field }) => `${file} ${field}`)).toEqual([
    'badges/ontario.json region.code',
  ]);
});

test('a city in another country than its badges is reported', () => {
  const files = withChangedFile('cities/toronto.json', (source) => source.replace('"CA"', '"US"'));
  expect(errorsOf(files)).toEqual([
    {
      file: 'cities/toronto.json',
      line: 6,
      field: 'country',
      found: '"US"',
      expected: '"CA", the country of badges/ontario.json',
    },
  ]);
});

test('a badge file with a name other than its group is reported', () => {
  const files = withAddedFile('badges/toronto.json', copyOf('badges/ontario.json'));
  expect(errorsOf(files)).toEqual([
    {
      file: 'badges/toronto.json',
      line: 2,
      field: 'group',
      found: '"ontario"',
      expected: 'the file\'s name, "toronto", or a file named ontario.json',
      fix: 'write "toronto", or give the file the name ontario.json',
    },
  ]);
});

test.each(['site/coupons.json', 'pages/home.json', 'pages/privacy-policy.md'])(
  'a missing %s is reported',
  (file) => {
    expect(errorsOf(withoutFile(file))).toEqual([
      {
        file,
        field: '(file)',
        found: 'no such file',
        expected: 'this file: the site needs it',
        fix: 'bring it back from an earlier version, or copy it from another content folder',
      },
    ]);
  },
);

test('a file of site/ under a misspelt name is one error, not an unknown and a missing file', () => {
  const files = validContentFiles().map((file) =>
    file.path === 'site/coupons.json' ? { ...file, path: 'site/copuons.json' } : file,
  );
  expect(errorsOf(files)).toEqual([
    {
      file: 'site/copuons.json',
      field: '(file)',
      found: '"site/copuons.json"',
      expected: 'no such file; did you mean "site/coupons.json"?',
    },
  ]);
});

test('content without any city is reported', () => {
  expect(errorsOf(withoutFile('cities/toronto.json'))).toEqual([
    { file: 'cities/', field: '(file)', found: 'no files', expected: 'at least one file' },
  ]);
});

test('two questions with the same order are reported', () => {
  const when = copyOf('faq/what-is-taken.md').replace('What do you take?', 'When?');
  expect(errorsOf(withAddedFile('faq/when.md', when))).toEqual([
    {
      file: 'faq/when.md',
      line: 4,
      field: 'order',
      found: 'the number 1',
      expected: 'a number of its own; faq/what-is-taken.md has 1 already',
      fix: 'write another number: 2 is free, and puts it last',
    },
  ]);
});

test('a question that is asked twice is reported', () => {
  const again = copyOf('faq/what-is-taken.md').replace('order: 1', 'order: 2');
  expect(errorsOf(withAddedFile('faq/again.md', again))).toEqual([
    {
      file: 'faq/again.md',
      line: 2,
      field: 'question',
      found: '"What do you take?"',
      expected: 'a question of its own; faq/what-is-taken.md asks this one already',
    },
  ]);
});

test('fields are held to those of other files even where the file is written wrongly', () => {
  const files = withChangedFile('cities/toronto.json', (source) =>
    source.replace('"ontario",', '"quebec"').replace('"CA"', '“CA”'),
  );
  expect(errorsOf(files).map(({ line, field, found }) => `${line} ${field}: ${found}`)).toEqual([
    '5 badgeGroup: no comma before "country"',
    '6 country: curly quotes: “CA”',
    '5 badgeGroup: "quebec"',
  ]);
});
