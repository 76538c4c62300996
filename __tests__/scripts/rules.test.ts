import { readFileSync } from 'node:fs';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { rulesText } from '../../scripts/rules/rules-text';

/** What is wrong with the file in one sentence; nothing where it is as the command writes it. */
function error(file: string): string | undefined {
  if (readFileSync(file, 'utf8') === rulesText()) return undefined;
  return `${file} is not what src/features/requests/rules/record-table.ts and scripts/rules/ make: run "npm run rules" and commit the file.`;
}

test('database.rules.json is what npm run rules writes', () => {
  expect(error('database.rules.json')).toBeUndefined();
});

test('an outdated file is reported with the command that writes it', () => {
  expect(error('firebase.json')).toMatch(/^firebase\.json is not what .*"npm run rules"/);
});

test('nobody publishes a name in the file, whatever the content says; a deploy writes the rules of its mode', () => {
  expect(rulesText()).not.toContain('"recent"');
  expect(rulesText('recent')).toContain('"recent"');
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

test('the days of the rules are those of the calendar, from 1970 to 2999', () => {
  const isDay = (date: string): boolean => refusalsOf(recordTable.leads.fields.date, date).length === 0;
  const days = new Set<string>();
  for (let time = Date.UTC(1970, 0, 1); time < Date.UTC(3000, 0, 1); time += 24 * 60 * 60 * 1000)
    days.add(new Date(time).toISOString().slice(0, 10));
  const two = (number: number): string => String(number).padStart(2, '0');
  const wrong: string[] = [];
  for (let year = 0; year < 10_000; year += 1)
    for (let month = 0; month < 14; month += 1)
      for (const day of [0, 1, 10, 20, 28, 29, 30, 31, 32]) {
        const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        if (isDay(date) !== days.has(date)) wrong.push(date);
      }
  expect(wrong).toEqual([]);
});

test('a moment is one as the clock writes it', () => {
  const isTime = (time: string): boolean =>
    refusalsOf(recordTable.context.fields.consent.fields.at, time).length === 0;
  expect([new Date().toISOString(), '2028-02-29T23:59:59.999Z'].every(isTime)).toBe(true);
  expect(['2026-02-29T23:59:59.999Z', '2026-02-28T24:00:00.000Z'].some(isTime)).toBe(false);
});
