import { diffArrays, diffWordsWithSpace } from 'diff';
import { parseOnce } from '../../../src/content-model/reading/parse-file';
import { bodyLabel, fieldIn, itemOf, labelOf, type Schema, schemaOf } from '../../content/schemas';

type Line = { label: string; text: string };
type Word = { added: boolean; removed: boolean; value: string };
/** A line that differs, with its words; those of a line that is only in one version all go or all come. */
export type Difference = { label: string; words: Word[] };

function linesIn(value: unknown, schema: Schema | undefined, label = ''): Line[] {
  if (Array.isArray(value)) return value.flatMap((item) => linesIn(item, schema && itemOf(schema), label));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => {
      const field = fieldIn(schema, name);
      const own = labelOf(name, field);
      return linesIn(inner, field, label === '' ? own : `${label}, ${own.toLowerCase()}`);
    });
  return [{ label, text: String(value) }];
}

function readLines(path: string, source: string): Line[] {
  const { read } = parseOnce({ path, source });
  if (!read) return source.split('\n').map((text) => ({ label: 'Line', text }));
  const paragraphs = (read.body ?? '').split(/\n{2,}/).flatMap((text) => text.trim() || []);
  return [...linesIn(read.data, schemaOf(path)), ...paragraphs.map((text) => ({ label: bodyLabel, text }))];
}

/** Word for word: what goes from the first version, and what comes with the second one. */
export function listDifferences(file: string, before: string, after: string): Difference[] {
  const comparator = (a: Line, b: Line): boolean => a.label === b.label && a.text === b.text;
  const parts = diffArrays(readLines(file, before), readLines(file, after), { comparator });
  const gone = parts.flatMap(({ removed, value }) => (removed ? value : []));
  const come = parts.flatMap(({ added, value }) => (added ? value : []));
  const changed = come.map(({ label, text }) => {
    const index = gone.findIndex((line) => line.label === label);
    const [former] = index < 0 ? [] : gone.splice(index, 1);
    return { label, words: diffWordsWithSpace(former?.text ?? '', text) };
  });
  return [...changed, ...gone.map(({ label, text }) => ({ label, words: diffWordsWithSpace(text, '') }))];
}

/** Names the fields that differ between two versions: Answer, or Question and Answer, or Title and 3 more. */
export function nameDifferences(file: string, before: string, after: string): string {
  const labels = [...new Set(listDifferences(file, before, after).map(({ label }) => label))];
  const [first = '', second, ...others] = labels;
  if (others.length > 0) return `${first} and ${others.length + 1} more`;
  return second === undefined ? first : `${first} and ${second}`;
}
