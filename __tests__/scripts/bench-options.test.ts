import { PlainError } from '../../local/plain-error';
import { readOptions } from '../../scripts/bench/options';

test('without a name it is all but the many cities, five runs each', () => {
  expect(readOptions([])).toEqual({ pages: true, input: true, builds: true, runs: 5, cities: 0 });
  expect(readOptions(['--runs', '3'])).toMatchObject({ pages: true, input: true, builds: true, runs: 3 });
});

test('what is asked for by name is all that is measured', () => {
  const none = { pages: false, input: false, builds: false, cities: 0 };
  expect(readOptions(['--pages'])).toMatchObject({ ...none, pages: true });
  expect(readOptions(['--cities', '1000'])).toMatchObject({ ...none, cities: 1000 });
  expect(readOptions(['--input', '--builds', '--cities', '50'])).toMatchObject({
    pages: false,
    input: true,
    builds: true,
    cities: 50,
  });
});

test.each([
  ['--runs', 'many'],
  ['--runs', '0'],
  ['--cities', '1.5'],
])('%s %s is refused in one sentence', (name, value) => {
  expect(() => readOptions([name, value])).toThrow(PlainError);
  expect(() => readOptions([name, value])).toThrow(`${name} is "${value}", but must be a whole number`);
});
