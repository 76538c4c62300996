import type { AttributionTouch } from '../../../../src/features/measuring/rules/attribution';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

type Service = typeof import('../../../../src/features/measuring/services/attribution');

const now = new Date('2026-11-21T17:30:05.250Z');
const dayMs = 24 * 60 * 60 * 1000;
const here = window.location.origin;

beforeEach(() => {
  jest.useFakeTimers({ now });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'referrer');
  window.history.replaceState(null, '', '/');
  clearSignals();
});

/** Opens a page, as a browser does: what another page knew is on the device or nowhere. */
async function open(address: string, referrer = ''): Promise<Service> {
  window.history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  jest.resetModules();
  const service = await import('../../../../src/features/measuring/services/attribution');
  service.recordAttribution();
  return service;
}

const touch = (landing_page: string, brought: Partial<AttributionTouch> = {}): AttributionTouch => ({
  ...brought,
  landing_page,
  at: new Date().toISOString(),
});

const both = (one: AttributionTouch) => ({
  first_touch: one,
  last_touch: one,
  ...(one.gclid && { gclid: one }),
});
const keptText = () => localStorage.getItem('touches');

test('of two visits whose scripts never ran, the earlier is the first, and one from nowhere is not the last', async () => {
  const ad = now.getTime() - 5000;
  const landing = (query: string, at: number) => ({ address: `${here}/toronto${query}`, referrer: '', at });
  localStorage.setItem('touches/landing', JSON.stringify([landing('?gclid=a', ad), landing('', ad + 1000)]));
  const { knownAttribution } = await open('/toronto');
  const first = { ...touch('/toronto', { gclid: 'a' }), at: new Date(ad).toISOString() };
  expect(knownAttribution()).toStrictEqual(both(first));
});

test('90 days after a touch it is forgotten, also on a page that stayed open', async () => {
  const { knownAttribution } = await open('/toronto?gclid=a');
  jest.setSystemTime(now.getTime() + 90 * dayMs - 1);
  expect(knownAttribution()).toMatchObject({ first_touch: { gclid: 'a' }, last_touch: { gclid: 'a' } });
  jest.setSystemTime(now.getTime() + 90 * dayMs);
  expect(knownAttribution()).toStrictEqual({});
  const { knownAttribution: later } = await open('/toronto');
  expect(later()).toStrictEqual(both(touch('/toronto')));
  expect(keptText()).not.toContain('gclid');
});

test('a refusal that comes after the page has loaded holds at once', async () => {
  const { knownAttribution } = await open('/toronto?gclid=a');
  saySignal('doNotTrack', '1');
  expect(knownAttribution()).toStrictEqual({});
  expect(keptText()).toBeNull();
});
