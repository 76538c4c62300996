import { failed, succeeded } from '../../../../src/shared/values/result';
import { readPostalAreas } from '../../../../src/features/cities/services/postal-areas';
import { fetchJson } from '../../../../src/shared/browser/fetch-json';

jest.mock('../../../../src/shared/browser/fetch-json');

const answers = [failed('no connection'), succeeded('hello'), succeeded(null)];

test.each(answers)('the answer %j is no table', async (answer) => {
  jest.mocked(fetchJson).mockResolvedValue(answer);
  expect(await readPostalAreas('/b/', 'V')).toMatchObject({ ok: false });
});
