import * as fc from 'fast-check';
import { type CityPageContext, listCityPages } from '../../../src/content-model/gatsby/city-pages';
import { listUtcOffsets } from '../../../src/content-model/gatsby/utc-offsets';
import { cityTime } from '../../../src/shared/time/city-clock';
import { brandContent } from '../../support/brand-fixture';

/** A year gone by: nobody changes its clocks any more. */
const past = 2020;

const zones = [
  'America/Toronto',
  'America/Regina',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
];

test.each(zones)('at any moment of the five years the clock of %s shows what Intl says', (timeZone) => {
  const offsets = listUtcOffsets(timeZone, past);
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2024-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const { date, minutes } = cityTime(now, offsets);
      const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
      expect(`${date}, ${time.join(':')}`).toBe(clock.format(now));
    }),
  );
});

test('each city has the clock of its own zone, and the same in every build of a year', () => {
  const skylineOf = () => ({ src: '/drawings/skyline.svg', width: 1440, height: 300 });
  const build = () => listCityPages(brandContent, new Map(), { skylineOf, year: past });
  const offsetOf = (slug: string) => {
    const contexts = build().flatMap(({ path, context }) => (path === `/${slug}/book-now` ? [context] : []));
    return (contexts as CityPageContext[])[0]?.utcOffsets[0]?.[1];
  };
  expect(['toronto', 'boise', 'spokane-valley'].map(offsetOf)).toStrictEqual([-300, -420, -480]);
  expect(JSON.stringify(build())).toBe(JSON.stringify(build()));
});
