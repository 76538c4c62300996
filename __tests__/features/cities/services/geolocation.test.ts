import { failed, succeeded, type Result } from '../../../../src/shared/values/result';
import type { locateVisitor as LocateVisitor } from '../../../../src/features/cities/services/geolocation';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';

jest.mock('../../../../src/shared/browser/fetch-json');

const canada = { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' };

let locateVisitor: typeof LocateVisitor;

beforeEach(() => {
  answer(succeeded(canada));
  newPage();
});

afterEach(() => jest.restoreAllMocks());

function answer(result: Result<unknown>) {
  jest.mocked(fetchJson).mockReset().mockResolvedValue(result);
}

/** The next page of the same visit: its scripts start anew, its session storage is as it was left. */
function newPage() {
  jest.isolateModules(() => {
    ({ locateVisitor } = jest.requireActual<{ locateVisitor: typeof LocateVisitor }>(
      '../../../../src/features/cities/services/geolocation',
    ));
  });
}

function ignoreLog() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

test('the service is asked with its key, and its answer is kept under ipData', async () => {
  await expect(locateVisitor()).resolves.toStrictEqual(canada);
  expect(fetchJson).toHaveBeenCalledWith('/__local/geo?key=local', 5000);
  expect(JSON.parse(sessionStorage.getItem('ipData') ?? '')).toStrictEqual(canada);
});

test('all who ask at the same time share one call', async () => {
  const answers = await Promise.all([locateVisitor(), locateVisitor(), locateVisitor()]);
  expect(answers).toStrictEqual([canada, canada, canada]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

test('the next page of the visit does not ask again', async () => {
  await locateVisitor();
  newPage();
  await expect(locateVisitor()).resolves.toStrictEqual(canada);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

test.each([
  ['fails', failed('blocked')],
  ['names no country', succeeded({ error: true })],
  ['is not an object', succeeded('<html>')],
])('a service that %s is logged and null, which is kept for the visit as well', async (_, result) => {
  const logged = ignoreLog();
  answer(result);
  await expect(locateVisitor()).resolves.toBeNull();
  newPage();
  await expect(locateVisitor()).resolves.toBeNull();
  expect(fetchJson).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith('Error locating visitor', expect.any(Error));
  expect(sessionStorage.getItem('ipData')).toBe('null');
});

const foreign = [
  '',
  'Canada',
  '{"country_name":',
  '{"country":"CA"}',
  '[]',
  '"Canada"',
  '{"country_name":7}',
];

test.each([...foreign, '{"country_name":"Canada","city":"Toronto"}'])(
  'a stored value that is none of ours (%s) is ignored',
  async (stored) => {
    sessionStorage.setItem('ipData', stored);
    await expect(locateVisitor()).resolves.toStrictEqual(canada);
    expect(JSON.parse(sessionStorage.getItem('ipData') ?? '')).toStrictEqual(canada);
  },
);

test('where storage is refused, the page still asks once only', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  await expect(locateVisitor()).resolves.toStrictEqual(canada);
  await expect(locateVisitor()).resolves.toStrictEqual(canada);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});
