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

/** Every class that a component names itself, as in `className="stack gap-2"` or before and after `${styles.of}`. */
function sharedClassesUsed(component: string): string[] {
  const source = readFileSync(component, 'utf8');
  const named = [...source.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(
    ([, text, template]) => text ?? template?.replace(/\$\{[^}]*\}/g, '') ?? '',
  );
  return named.flatMap((text) => text.split(' ').filter(Boolean));
}

test('every class that a component shares with others is among the primitives', () => {
  const sheet = readFileSync('src/styles/primitives.css', 'utf8');
  const used = new Set(files.flatMap(sharedClassesUsed));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet))).toStrictEqual([]);
});
