import { parse } from 'yaml';
import { withoutByteOrderMark } from '../../../src/content-model/reading/file-text';
import { splitFrontMatter } from '../../../src/content-model/reading/front-matter';
import { fieldIn, schemaOf } from '../../config/field-place';
import { bodyLabel, itemOf, labelOf, type Schema } from '../../content/schemas';
import { align, type Step } from './align';

/** One field of an entry, or one paragraph of its text. */
type Line = { label: string; text: string };
/** A line that differs, with its words; those of a line that is only in one version all go or all come. */
export type Difference = { label: string; words: Step<string>[] };

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

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}'’$%]+|[^\s\p{L}\p{N}'’$%]/gu) ?? [];
const same = (word: string): string => word;

/**
 * Lists what differs between two versions of a content file, by the labels of its fields and word for word: what goes from
 * the first version, and what comes with the second one.
 */
export function listDifferences(file: string, before: string, after: string): Difference[] {
  const steps = align(
    readLines(file, before),
    readLines(file, after),
    ({ label, text }) => `${label}\n${text}`,
  );
  const differences: Difference[] = [];
  let gone: Line[] = [];
  const addGone = (): void => {
    for (const { label, text } of gone) differences.push({ label, words: align(wordsOf(text), [], same) });
    gone = [];
  };
  for (const { kind, item } of steps) {
    if (kind === 'same') addGone();
    else if (kind === 'gone') gone.push(item);
    else {
      const index = gone.findIndex(({ label }) => label === item.label);
      const [former] = index < 0 ? [] : gone.splice(index, 1);
      const words = align(wordsOf(former?.text ?? ''), wordsOf(item.text), same);
      differences.push({ label: item.label, words });
    }
  }
  addGone();
  return differences;
}
