import { readJson } from '../../local/read-json';
import { rowsOf } from './specification';

test('package.json declares the browsers of the specification', () => {
  const { browserslist } = readJson<{ browserslist: string[] }>('package.json');
  const specified = rowsOf('Browser', 'From version', 'Name');
  expect(browserslist).toEqual(specified.map(([name, version]) => `${name} >= ${version}`));
});
