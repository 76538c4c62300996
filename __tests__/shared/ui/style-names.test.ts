import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('src', file));

/** Every class that a component takes from a style file, as `file: class`. */
function classesUsed(component: string): string[] {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, name, file]) => {
      const sheet = path.join(path.dirname(component), file ?? '');
      return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
        ([, used]) => `${sheet}: ${used}`,
      );
    },
  );
}

test('every class that a component names is in its style file', () => {
  const used = files.flatMap(classesUsed);
  expect(used.length).toBeGreaterThan(50);
  const missing = used.filter((entry) => {
    const [sheet = '', name] = entry.split(': ');
    return !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, 'utf8'));
  });
  expect(missing).toStrictEqual([]);
});
