import type * as service from '../../../../src/features/measuring/services/measure-at-rest';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

jest.mock('../../../../src/features/measuring/services/web-vitals', () => ({
  reportWebVitals: () => undefined,
}));

const page = window as { dataLayer?: unknown[] };
const src = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
const scripts = () => [...document.querySelectorAll('script')].map(({ src: address }) => address);
/** Commands of Google's tags are `arguments`, of which only the order counts. */
const pushed = () =>
  page.dataLayer?.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as never) : entry,
  );

const types = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const all = (state: string) => Object.fromEntries(types.map((type) => [type, state]));
const begin = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
const granted = ['consent', 'default', all('granted')];
const denied = ['consent', 'default', { ...all('denied'), region: ['CA-QC'] }];

let measureAtRest: typeof service.measureAtRest;
let answerConsent: typeof service.answerConsent;

/** A page as a build with these variables has it, which asks before measuring or not. */
function open({ asks = false } = {}): void {
  process.env.GATSBY_TAG_MANAGER_ID = 'GTM-ABC1234';
  process.env.GATSBY_CONSENT_REGIONS = 'CA-QC';
  document.head.innerHTML = asks ? '<meta name="measuring" content="ask">' : '';
  jest.isolateModules(() => {
    const path = '../../../../src/features/measuring/services/measure-at-rest';
    ({ measureAtRest, answerConsent } = jest.requireActual<typeof service>(path));
  });
}

afterEach(() => {
  delete process.env.GATSBY_TAG_MANAGER_ID;
  delete process.env.GATSBY_CONSENT_REGIONS;
  delete document.documentElement.dataset.consent;
  Reflect.deleteProperty(window, 'dataLayer');
  document.head.replaceChildren();
  localStorage.clear();
  clearSignals();
});

test('its script is added once, after what Google’s tags may do, which comes before all earlier events', () => {
  open();
  page.dataLayer = [{ event: 'form_started' }];
  measureAtRest();
  measureAtRest();
  expect(scripts()).toStrictEqual([src]);
  expect(pushed()).toStrictEqual([granted, denied, { event: 'form_started' }, begin]);
});

test('on a page that asks, nothing loads or is stored before the visitor agrees', () => {
  open({ asks: true });
  measureAtRest();
  expect([scripts(), page.dataLayer, localStorage.length]).toStrictEqual([[], undefined, 0]);
  answerConsent('accepted');
  expect(scripts()).toStrictEqual([src]);
  expect(pushed()).toStrictEqual([granted, denied, ['consent', 'update', all('granted')], begin]);
  expect(localStorage.getItem('touches')).toContain('landing_page');
});

test('a visitor whose browser refuses gets none, even if they agree', () => {
  saySignal('globalPrivacyControl', true);
  open({ asks: true });
  answerConsent('accepted');
  expect([scripts(), page.dataLayer]).toStrictEqual([[], undefined]);
});
