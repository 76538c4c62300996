import { failed, succeeded } from '../../../../src/shared/values/result';
import { readPostalAreas } from '../../../../src/features/cities/services/postal-areas';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';

jest.mock('../../../../src/shared/browser/fetch-json');

const table = { V6B: [49.28, -123.1] };

beforeEach(() => jest.mocked(fetchJson).mockReset().mockResolvedValue(succeeded(table)));

test('only the first character of the code is asked for, once, however many ask', async () => {
  const answers = await Promise.all([readPostalAreas('/a/', 'V'), readPostalAreas('/a/', 'V')]);
  expect(answers).toStrictEqual([succeeded(table), succeeded(table)]);
  await readPostalAreas('/a/', 'V');
  expect(jest.mocked(fetchJson).mock.calls).toStrictEqual([['/a/V.json']]);
});

test.each([
  ['a failure', failed('no connection')],
  ['an answer that is no table', succeeded('hello')],
])('after %s the next caller asks again', async (_, answer) => {
  jest.mocked(fetchJson).mockResolvedValueOnce(answer);
  await expect(readPostalAreas('/b/', _)).resolves.toMatchObject({ ok: false });
  await expect(readPostalAreas('/b/', _)).resolves.toStrictEqual(succeeded(table));
});
