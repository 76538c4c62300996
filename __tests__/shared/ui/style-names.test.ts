import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('src', file));

/** Every class that a component takes from a style file or names itself, with the file that must have it. */
function classesOf(component: string): { sheet: string; name: string }[] {
  const source = readFileSync(component, 'utf8');
  const taken = [...source.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, styles, file = '']) =>
      [...source.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
        sheet: path.join(path.dirname(component), file),
        name,
      })),
  );
  const named = [...source.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
    .flatMap(([, text, template = '']) => (text ?? template.replace(/\$\{[^}]*\}/g, '')).split(' '))
    .filter(Boolean)
    .map((name) => ({ sheet: 'src/styles/primitives.css', name }));
  return [...taken, ...named];
}

test('every class that a component names is in its style file or among the primitives', () => {
  const used = components.flatMap(classesOf);
  expect(used.length).toBeGreaterThan(60);
  const missing = used.filter(
    ({ sheet, name }) => !new RegExp(`\\.${name}\\b`).test(readFileSync(sheet, 'utf8')),
  );
  expect(missing).toStrictEqual([]);
});
