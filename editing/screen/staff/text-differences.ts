import { diffArrays, diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import { withoutByteOrderMark } from '../../../src/content-model/reading/file-text';
import { splitFrontMatter } from '../../../src/content-model/reading/front-matter';
import { fieldIn, schemaOf } from '../../config/field-place';
import { bodyLabel, itemOf, labelOf, type Schema } from '../../content/schemas';

/** One field of an entry, or one paragraph of its text. */
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

/** Reads a content file as lines in plain words; a file that cannot be read as it stands. */
function readLines(file: string, source: string): Line[] {
  const schema = schemaOf(file);
  try {
    const parts = splitFrontMatter(source);
    if (typeof parts === 'string') return linesIn(JSON.parse(withoutByteOrderMark(source)), schema);
    const paragraphs = parts.body.split(/\n{2,}/).map((text) => text.trim());
    const body = paragraphs.filter(Boolean).map((text) => ({ label: bodyLabel, text }));
    return [...linesIn(parse(parts.frontMatter), schema), ...body];
  } catch {
    return source.split('\n').map((text) => ({ label: 'Line', text }));
  }
}

/**
 * Lists what differs between two versions of a content file, by the labels of its fields and word for word: what goes from
 * the first version, and what comes with the second one.
 */
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
