import { succeeded, type Result } from '../../../../src/shared/values/result';
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

test('all who ask at the same time share one call', async () => {
  const answers = await Promise.all([locateVisitor(), locateVisitor(), locateVisitor()]);
  expect(answers).toStrictEqual([canada, canada, canada]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});

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
