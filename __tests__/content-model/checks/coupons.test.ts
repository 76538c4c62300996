import { checkContent } from '../../../src/content-model/checks/check-content';
import { listWarnings } from '../../../src/content-model/notices/content-notices';
import { withChangedFile } from '../../support/content-fixture';

const file = 'site/coupons.json';

const withLastDay = (day: string) =>
  withChangedFile(file, (source) =>
    source.replace('"half-load"', `"half-load",\n      "validUntil": "${day}"`),
  );

test('a coupon that has expired is reported with its line and the way to mend it', () => {
  expect(checkContent(withLastDay('2026-12-31'), { today: '2027-01-01' }).errors).toEqual([
    {
      file,
      line: 14,
      field: 'items[1].validUntil',
      found: '"2026-12-31", which is over: the coupon has expired',
      expected: 'a day that is still to come',
      fix: 'set a later day, or take the whole coupon out of the file; pages no longer show it',
    },
  ]);
});

test('on its last day a coupon is still good', () => {
  expect(checkContent(withLastDay('2026-12-31'), { today: '2026-12-31' }).errors).toEqual([]);
});

test('by itself the check takes the date of the machine', () => {
  expect(checkContent(withLastDay('2024-01-31')).errors).toMatchObject([{ field: 'items[1].validUntil' }]);
  expect(checkContent(withLastDay('2999-01-31')).errors).toEqual([]);
});

test('the last day is over only where it is over for everyone', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T09:59:00Z') });
  expect(checkContent(withLastDay('2026-12-31')).errors).toEqual([]);
  jest.setSystemTime(new Date('2027-01-01T10:00:00Z'));
  expect(checkContent(withLastDay('2026-12-31')).errors).toHaveLength(1);
  jest.useRealTimers();
});

test.each([
  ['2026-12-16', []],
  [
    '2026-12-17',
    [expect.stringMatching(/^the coupon "half-load" of site\/coupons.json ends on December 31, 2026:/)],
  ],
  ['2026-12-31', [expect.stringContaining('ends on December 31, 2026')]],
])('on %s a coupon until December 31 is a warning or none', (today, warnings) => {
  const { content } = checkContent(withLastDay('2026-12-31'), { today });
  expect(listWarnings(content!, today).filter((warning) => warning.includes('coupon'))).toEqual(warnings);
});

test('the words for the last day must have its placeholder', () => {
  const after = (label: string) =>
    checkContent(withChangedFile(file, (source) => source.replace('{', `{ "validUntilLabel": "${label}",`)))
      .errors;
  expect(after('Until {date}')).toEqual([]);
  expect(after('For a while')).toMatchObject([{ field: 'validUntilLabel', expected: 'a text with {date}' }]);
});
