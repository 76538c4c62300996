import { locateVisitor } from '../../../../src/features/cities/services/geolocation';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';
import { succeeded } from '../../../../src/shared/values/result';

jest.mock('../../../../src/shared/browser/fetch-json');

test('all who ask at the same time share one call', async () => {
  const canada = { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' };
  jest.mocked(fetchJson).mockResolvedValue(succeeded(canada));
  expect(await Promise.all([locateVisitor(), locateVisitor()])).toStrictEqual([canada, canada]);
  expect(fetchJson).toHaveBeenCalledTimes(1);
});
