import { checkContent } from '../../../src/content-model/checks/check-content';
import { citySource, withChangedFile } from '../../support/content-fixture';

const file = 'cities/toronto.json';

/** The errors of content in which the one city has something of its own. */
const errorsWith = (own: Record<string, unknown>) =>
  checkContent(withChangedFile(file, () => citySource(own))).errors;

const coupon = { id: 'raft', amount: '$7', condition: 'a raft', terms: ['One each'] };
const openingHours = [{ days: ['Tuesday'], opens: '10:00', closes: '16:00' }];

test('a city may have a hero, coupons, hours and services of its own', () => {
  const own = {
    hero: { title: 'Only in {city}' },
    coupons: [{ ...coupon, validFrom: '2026-12-01', validUntil: '2026-12-31' }],
    hours: 'Tuesdays',
    openingHours,
    services: ['appliances'],
  };
  expect(errorsWith(own)).toEqual([]);
});

test('a service that is not there is reported, with the one that was meant', () => {
  const expected = 'the slug of a service: the name of its file in services/, without .json';
  expect(errorsWith({ services: ['appliances', 'appliance', 'saunas'] })).toMatchObject([
    {
      file,
      field: 'services[1]',
      found: '"appliance"',
      expected: `${expected}; did you mean "appliances"?`,
    },
    { field: 'services[2]', found: '"saunas"', expected, fix: 'write one of: appliances' },
  ]);
});

test('a page of the city about a service that it does not offer is reported', () => {
  const changed = withChangedFile(file, () => citySource({ services: ['rubble'] }));
  const appliances = changed.find(({ path }) => path === 'services/appliances.json')!;
  const source = appliances.source.replace('"appliances"', '"rubble"').replace('"order": 1', '"order": 2');
  const { errors } = checkContent([...changed, { path: 'services/rubble.json', source }]);
  expect(errors).toMatchObject([
    {
      file: 'local-services/toronto/stoves.json',
      field: 'service',
      found: '"appliances"',
      expected: 'a service that the city offers, one of: rubble',
      fix: 'add "appliances" to "services" in cities/toronto.json, or take this page out',
    },
  ]);
});

test.each([
  [{ hours: 'Tuesdays' }, 'openingHours', 'the same as "hours", for search engines'],
  [{ openingHours }, 'hours', 'the same as "openingHours", for visitors'],
])('hours of a city that are there only for some are reported', (own, field, expected) => {
  expect(errorsWith(own)).toMatchObject([
    { file, field, found: 'nothing', expected: expect.stringContaining(expected) },
  ]);
});

test.each<[Record<string, unknown>, string, string]>([
  [
    { hours: 'Tuesdays', openingHours: [{ days: ['Tuesday'], opens: '16:00', closes: '10:00' }] },
    'openingHours[0].closes',
    '"10:00"',
  ],
  [{ coupons: [coupon, coupon] }, 'coupons[1].id', '"raft" a second time'],
  [{ services: ['appliances', 'appliances'] }, 'services[1]', '"appliances" a second time'],
  [
    { coupons: [{ ...coupon, validFrom: '2026-12-31', validUntil: '2026-12-01' }] },
    'coupons[0].validUntil',
    '"2026-12-01", which is before the first day, "2026-12-31"',
  ],
  [{ coupons: [{ ...coupon, terms: ['In {city}'] }] }, 'coupons[0].terms[0]', '"{city}"'],
  [{ hero: { title: 'In {town}' } }, 'hero.title', '"{town}"'],
  [{ coupons: [] }, 'coupons', 'an empty list'],
])('of its own content, %j is refused', (own, field, found) => {
  expect(errorsWith(own)).toMatchObject([{ file, field, found }]);
});
