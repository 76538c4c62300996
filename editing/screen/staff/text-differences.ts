import { parse } from 'yaml';
import { withoutByteOrderMark } from '../../../src/content-model/reading/file-text';
import { splitFrontMatter } from '../../../src/content-model/reading/front-matter';
import { labelOf } from '../../config/field-labels';
import { align, type Step } from './align';

/** One field of an entry, or one paragraph of its text. */
type Line = { label: string; text: string };
/** A line that differs, with its words; those of a line that is only in one version all go or all come. */
export type Difference = { label: string; words: Step<string>[] };

function linesIn(value: unknown, label: string, where = ''): Line[] {
  if (Array.isArray(value)) return value.flatMap((item) => linesIn(item, label, `${where}.*`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => {
      const place = `${where}.${name}`;
      const own = labelOf(place);
      return linesIn(inner, label === '' ? own : `${label}, ${own.toLowerCase()}`, place);
    });
  return [{ label, text: String(value) }];
}

/** Reads a content file as lines in plain words; a file that cannot be read as it stands. */
function readLines(source: string): Line[] {
  try {
    const parts = splitFrontMatter(source);
    if (typeof parts === 'string') return linesIn(JSON.parse(withoutByteOrderMark(source)), '');
    const paragraphs = parts.body.split(/\n{2,}/).map((text) => text.trim());
    const body = paragraphs.filter(Boolean).map((text) => ({ label: 'Text', text }));
    return [...linesIn(parse(parts.frontMatter), ''), ...body];
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
export function listDifferences(before: string, after: string): Difference[] {
  const steps = align(readLines(before), readLines(after), ({ label, text }) => `${label}\n${text}`);
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
