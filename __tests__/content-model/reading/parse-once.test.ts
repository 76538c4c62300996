import { parseOnce } from '../../../src/content-model/reading/parse-file';
import { citySource } from '../../support/content-fixture';

const city = (locationName: string) => ({
  path: 'cities/ajax.json',
  source: citySource({ slug: 'ajax', locationName }),
});
const nameOf = ({ document }: ReturnType<typeof parseOnce>) =>
  document?.kind === 'cities' && document.data.locationName;

test('a file is parsed once, and again when its text has changed', () => {
  const first = parseOnce(city('Ajax'));
  expect(nameOf(first)).toBe('Ajax');
  expect(parseOnce(city('Ajax'))).toBe(first);
  expect(nameOf(parseOnce(city('New Ajax')))).toBe('New Ajax');
  expect(nameOf(parseOnce(city('Ajax')))).toBe('Ajax');
});

test('two files with the same text are two', () => {
  const { path, source } = city('Ajax');
  parseOnce({ path, source });
  expect(parseOnce({ path: 'services/ajax.json', source }).errors).not.toEqual([]);
});
