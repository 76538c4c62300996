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

/** Texts with more differences are given as replaced, so that a huge one does not stop the browser. */
const maxEditLength = 1000;

function wordsBetween(before: string, after: string): Word[] {
  const words = diffWordsWithSpace(before, after, { maxEditLength });
  const parts = words ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  return parts.filter(({ value }) => value !== '');
}

/**
 * Lists what differs between two versions of a content file, by the labels of its fields and word for word: what goes from
 * the first version, and what comes with the second one.
 */
export function listDifferences(file: string, before: string, after: string): Difference[] {
  const [from, to] = [readLines(file, before), readLines(file, after)];
  const comparator = (a: Line, b: Line): boolean => a.label === b.label && a.text === b.text;
  const parts = diffArrays(from, to, { comparator, maxEditLength }) ?? [
    { removed: true, added: false, value: from },
    { removed: false, added: true, value: to },
  ];
  const differences: Difference[] = [];
  let gone: Line[] = [];
  const addGone = (): void => {
    for (const { label, text } of gone) differences.push({ label, words: wordsBetween(text, '') });
    gone = [];
  };
  for (const { removed, added, value } of parts) {
    if (!added) addGone();
    if (removed) gone = [...value];
    if (!added) continue;
    for (const { label, text } of value) {
      const index = gone.findIndex((line) => line.label === label);
      const [former] = index < 0 ? [] : gone.splice(index, 1);
      differences.push({ label, words: wordsBetween(former?.text ?? '', text) });
    }
  }
  addGone();
  return differences;
}
