import vm from 'node:vm';
import { bundleInlined } from '../../src/build/browser-scripts';

const script = bundleInlined('offer');
const flyer = { home: '/toronto', campaign: 'spring', source: 'flyer', medium: 'print' };
const days = { begins: '1000', ends: '2000' };
const own = 'utm_source=flyer&utm_medium=print&utm_campaign=spring';

type Visit = { search?: string; hash?: string; now?: number; dataset?: object };

/** Where a visit of an offer's page leads, and what becomes of its address. */
function visited({ search = '', hash = '', now = 1500, dataset = { ...flyer, ...days } }: Visit) {
  const seen: { ledTo?: string; address?: string; state?: unknown } = {};
  const state = { key: 'a' };
  vm.runInNewContext(script, {
    document: { currentScript: { dataset } },
    location: { pathname: '/toronto/offer/spring', search, hash, replace: (to: string) => (seen.ledTo = to) },
    history: {
      state,
      replaceState: (kept: unknown, _title: string, to: string) =>
        Object.assign(seen, { address: to, state: kept }),
    },
    Date: { now: () => now },
    URLSearchParams,
  });
  return seen;
}

test('the address of a visit gets the names of the campaign, and keeps what it had', () => {
  const address = `/toronto/offer/spring?room=1&${own}#coupons`;
  expect(visited({ search: '?room=1', hash: '#coupons' })).toStrictEqual({ address, state: { key: 'a' } });
});

test.each([
  [999, `/toronto?${own}`],
  [1000, undefined],
  [1999, undefined],
  [2000, `/toronto?${own}`],
])('of an offer from 1000 to 2000 a visit at %i leads to %s', (now, ledTo) => {
  expect(visited({ now }).ledTo).toBe(ledTo);
});
