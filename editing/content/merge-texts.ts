import { parseOnce } from '../../src/content-model/reading/parse-file';
import { nameField } from '../config/field-place';
import { formatContent, sourceOf } from './format-content';

export type Side = 'mine' | 'theirs';

/** A field that differs between two texts of a file, by its label; `side` is whose is proposed. */
export type Difference = { field: string; label: string; side: Side } & Record<Side, string>;

type Texts = { path: string; before: string } & Record<Side, string>;
type Group = Record<string, unknown>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** Lists are compared item by item only where both have as many. */
const isAlike = (a: unknown, b: unknown): boolean =>
  isGroup(a) &&
  isGroup(b) &&
  Array.isArray(a) === Array.isArray(b) &&
  (!Array.isArray(a) || a.length === Object.keys(b).length);

function readFields(path: string, source: string): Group | undefined {
  const { read } = parseOnce({ path, source });
  return read && { ...(read.data as Group), ...(read.body !== undefined && { body: read.body.trim() }) };
}

const at = (fields: unknown, steps: readonly string[]): unknown =>
  steps.reduce((value, step) => (isGroup(value) ? value[step] : undefined), fields);

function findSteps(mine: unknown, theirs: unknown, steps: string[] = []): string[][] {
  if (same(mine, theirs)) return [];
  if (!isAlike(mine, theirs)) return [steps];
  const names = new Set([...Object.keys(mine as Group), ...Object.keys(theirs as Group)]);
  return [...names].flatMap((name) => findSteps(at(mine, [name]), at(theirs, [name]), [...steps, name]));
}

const inWords = (value: unknown): string =>
  isGroup(value) ? Object.values(value).map(inWords).join('\n') : String(value ?? '');

/** Lists the fields in which two texts of a file differ; proposes for each the text of who has changed it, mine if both. */
export function listDifferences({ path, before, mine, theirs }: Texts): Difference[] {
  const [old, own, other] = [before, mine, theirs].map((source) => readFields(path, source));
  return findSteps(own, other).map((steps) => ({
    field: steps.join('.'),
    label: nameField(path, steps.join('.')),
    mine: inWords(at(own, steps)),
    theirs: inWords(at(other, steps)),
    side: same(at(own, steps), at(old, steps)) ? 'theirs' : 'mine',
  }));
}

/** Gives their text with those fields that are mine. */
export async function mergeTexts({ path, mine, theirs }: Texts, fields: readonly string[]): Promise<string> {
  const own = readFields(path, mine);
  const merged = structuredClone(readFields(path, theirs)) as Group;
  for (const field of fields) {
    const steps = field.split('.');
    const name = steps.pop() as string;
    const group = at(merged, steps) as Group;
    const value = at(own, [...steps, name]);
    if (value === undefined) delete group[name];
    else group[name] = value;
  }
  return (await formatContent({ path, source: sourceOf(path, merged) })).source;
}
