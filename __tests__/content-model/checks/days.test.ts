import { checkContent } from '../../../src/content-model/checks/check-content';
import { listWarnings } from '../../../src/content-model/notices/content-notices';
import type { ContentFile } from '../../../src/content-model/types';
import { validContentFiles, withChangedFile } from '../../support/content-fixture';

const coupons = 'site/coupons.json';

/** Everything that may have days, with a file that gives it some. */
const dated: [name: string, file: string, field: string, make: (days: string[][]) => ContentFile[]][] = [
  [
    'the coupon "half-load" of site/coupons.json',
    coupons,
    'items[1].',
    (days) =>
      withChangedFile(coupons, (source) =>
        source.replace('"half-load"', ['"half-load"', ...days.map(asJson)].join(', ')),
      ),
  ],
  [
    'the pop-up of site/social-proof.json',
    'site/social-proof.json',
    '',
    (days) =>
      withChangedFile('site/social-proof.json', (source) =>
        source.replace('{', `{ ${days.map(asJson).join(', ')},`),
      ),
  ],
  [
    'the same-day banner of pages/home.json',
    'pages/home.json',
    'sameDay.',
    (days) =>
      withChangedFile('pages/home.json', (source) =>
        source.replace('"sameDay": {', `"sameDay": { ${days.map(asJson).join(', ')},`),
      ),
  ],
  [
    'the campaign "spring" of campaigns/spring.json',
    'campaigns/spring.json',
    '',
    (days) =>
      withChangedFile('campaigns/spring.json', (source) =>
        source.replace('{', `{ ${days.map(asJson).join(', ')},`),
      ),
  ],
  [
    'the question "What do you take?" of faq/what-is-taken.md',
    'faq/what-is-taken.md',
    '',
    (days) =>
      withChangedFile('faq/what-is-taken.md', (source) =>
        source.replace(
          'order: 1',
          ['order: 1', ...days.map(([name, day]) => `${name}: '${day}'`)].join('\n'),
        ),
      ),
  ],
];

const asJson = ([name, day]: string[]): string => `"${name}": "${day}"`;

describe.each(dated)('%s', (name, file, field, make) => {
  test('may have a first and a last day, of which the last is not before the first', () => {
    const sameDay = make([
      ['validFrom', '2026-12-31'],
      ['validUntil', '2026-12-31'],
    ]);
    expect(checkContent(sameDay).errors).toEqual([]);
    const turned = make([
      ['validFrom', '2026-12-31'],
      ['validUntil', '2026-12-30'],
    ]);
    expect(checkContent(turned).errors).toEqual([
      {
        file,
        line: expect.any(Number),
        field: `${field}validUntil`,
        found: '"2026-12-30", which is before the first day, "2026-12-31"',
        expected: 'a last day that is not before the first one',
        fix: 'set a later "validUntil", or an earlier "validFrom"',
      },
    ]);
  });

  test.each([
    ['2026-12-16', []],
    [
      '2026-12-17',
      [
        `${name} ends on December 31, 2026: from the day after, no page shows it; set a later day if it shall stay`,
      ],
    ],
    [
      '2026-12-31',
      [
        `${name} ends on December 31, 2026: from the day after, no page shows it; set a later day if it shall stay`,
      ],
    ],
    [
      '2027-01-01',
      [`${name} ended on December 31, 2026: no page shows it; set a later day if it shall show again`],
    ],
  ])('on %s its last day, December 31, is a warning or none, and never an error', (today, warnings) => {
    const { content, errors } = checkContent(make([['validUntil', '2026-12-31']]), { today });
    expect(errors).toEqual([]);
    const ofDays = listWarnings(content!, today).filter((warning) => /\bend(s|ed) on\b/.test(warning));
    expect(ofDays).toEqual(warnings);
  });
});

test('a first day alone is nothing to warn of', () => {
  const [[, , , make]] = dated as [(typeof dated)[number]];
  const { content } = checkContent(make([['validFrom', '2026-12-31']]));
  expect(listWarnings(content!, '2026-12-20').filter((warning) => warning.includes('December'))).toEqual([]);
});

test('a coupon that ends is named with the texts that go on saying it', () => {
  const files = validContentFiles().map(({ path, source }) => {
    if (path === coupons)
      return { path, source: source.replace('"half-load"', '"half-load", "validUntil": "2026-12-31"') };
    if (path === 'faq/what-is-taken.md')
      return { path, source: `${source}\nTake {coupon.half-load.amount}.\n` };
    return { path, source };
  });
  const { content, errors } = checkContent(files);
  expect(errors).toEqual([]);
  expect(listWarnings(content!, '2027-01-01')).toContainEqual(
    expect.stringMatching(
      /"half-load".*ended.*; texts that name it do not end with it: faq\/what-is-taken\.md$/,
    ),
  );
});

test('the words for the last day must have its placeholder', () => {
  const after = (label: string) =>
    checkContent(
      withChangedFile(coupons, (source) => source.replace('{', `{ "validUntilLabel": "${label}",`)),
    ).errors;
  expect(after('Until {date}')).toEqual([]);
  expect(after('For a while')).toMatchObject([{ field: 'validUntilLabel', expected: 'a text with {date}' }]);
});
