import { succeeded } from '../../../../src/shared/values/result';
import type { locateVisitor as LocateVisitor } from '../../../../src/features/cities/services/geolocation';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';

jest.mock('../../../../src/shared/browser/fetch-json');

const canada = { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' };

let locateVisitor: typeof LocateVisitor;

// Each test is a visit of its own.
beforeEach(() => {
  jest.mocked(fetchJson).mockReset().mockResolvedValue(succeeded(canada));
  jest.isolateModules(() => {
    ({ locateVisitor } = jest.requireActual<{ locateVisitor: typeof LocateVisitor }>(
      '../../../../src/features/cities/services/geolocation',
    ));
  });
});

afterEach(() => jest.restoreAllMocks());

test('all who ask at the same time share one call', async () => {
  const answers = await Promise.all([locateVisitor(), locateVisitor(), locateVisitor()]);
  expect(answers).toStrictEqual([canada, canada, canada]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});
