import type { startTagManager as StartTagManager } from '../../../../src/features/measuring/services/tag-manager';
import { clearSignals, saySignal } from '../../../support/privacy-signals';

const page = window as { dataLayer?: unknown[] };
const scripts = () => [...document.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

let start: typeof StartTagManager;

function loadWith(id: string | undefined): void {
  if (id !== undefined) process.env.GATSBY_TAG_MANAGER_ID = id;
  jest.isolateModules(() => {
    ({ startTagManager: start } = jest.requireActual<{ startTagManager: typeof StartTagManager }>(
      '../../../../src/features/measuring/services/tag-manager',
    ));
  });
}

beforeEach(() => jest.useFakeTimers({ now: 1_000 }));

afterEach(() => {
  jest.useRealTimers();
  delete process.env.GATSBY_TAG_MANAGER_ID;
  Reflect.deleteProperty(window, 'dataLayer');
  document.head.replaceChildren();
  clearSignals();
});

test('with an id its script is added once the page is idle, after the entry that it begins with', () => {
  loadWith('GTM-ABC1234');
  start();
  expect(scripts()).toStrictEqual([]);
  jest.runAllTimers();
  const src = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';
  expect(scripts()).toStrictEqual([{ src, async: true }]);
  expect(page.dataLayer).toStrictEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a visitor who refuses by %s gets none', (name, value) => {
  saySignal('navigator', name, value);
  loadWith('GTM-ABC1234');
  start();
  jest.runAllTimers();
  expect(scripts()).toStrictEqual([]);
  expect(page.dataLayer).toBeUndefined();
});
