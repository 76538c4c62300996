import { failed, succeeded } from '../../../../src/shared/values/result';
import { readPostalAreas } from '../../../../src/features/cities/services/postal-areas';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';

jest.mock('../../../../src/shared/browser/fetch-json');

const table = { V6B: [49.28, -123.1] };

beforeEach(() => jest.mocked(fetchJson).mockReset().mockResolvedValue(succeeded(table)));

test.each([
  ['a failure', failed('no connection')],
  ['an answer that is no table', succeeded('hello')],
])('after %s the next caller asks again', async (_, answer) => {
  jest.mocked(fetchJson).mockResolvedValueOnce(answer);
  await expect(readPostalAreas('/b/', _)).resolves.toMatchObject({ ok: false });
  await expect(readPostalAreas('/b/', _)).resolves.toStrictEqual(succeeded(table));
});
