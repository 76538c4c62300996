import { readFileSync } from 'node:fs';
import { rulesText } from '../../scripts/rules/rules-text';

test('database.rules.json is what npm run rules writes', () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(rulesText());
});

test('the rules contain only characters that every editor shows', () => {
  expect(rulesText('recent')).toMatch(/^[\n -~]+$/);
});

test('regular expressions use only what the database supports', () => {
  const expressions = rulesText('recent').match(/matches\(.*?\/\)/g) ?? [];
  expect(expressions.length).toBeGreaterThan(50);
  for (const expression of expressions) {
    const source = JSON.parse(`"${expression.slice('matches(/'.length, -2)}"`) as string;
    expect(source).toMatch(/^\^.*\$$/s);
    // Nothing of lookahead, lazy repeats, halves of characters, and no escape but of a sign itself.
    expect(source).not.toMatch(/\(\?|[*+?}]\?|[\ud800-\udfff]|\\[^/[\]{\\]/);
  }
});
