import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';

const { site } = loadContent(contentDir());

test('the opening hours hold every window that can be booked', () => {
  expect(site.brand.openingHours).not.toEqual([]);
  const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  for (const { opens, closes } of site.brand.openingHours) {
    const starts = site.booking.timeWindows.map(({ start }) => minutes(start));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(minutes(opens));
    expect(Math.max(...starts) + 120).toBeLessThanOrEqual(minutes(closes));
  }
});

test('who texts from where, how often, that it can be ended, what it may cost and that it is no condition is said at the box', () => {
  const { label } = site.forms.consent.marketing;
  expect(label).toContain('{brand}');
  expect(label).toContain('{sender}, {senderAddress}');
  for (const words of [
    'STOP',
    'rates may apply',
    'Not a condition',
    'automated',
    'Optional',
    'Message frequency',
    'HELP',
  ]) {
    expect(label).toContain(words);
  }
});
