import { valueAt } from '../../src/content-model/reading/check-shape';
import { type Group, isGroup } from '../../src/content-model/reading/walk';
import { nameField } from './schemas';
import { formatContent, readFields, sourceOf } from './format-content';

export type Side = 'mine' | 'theirs';

/** A field that differs between two texts of a file, by its label; `side` is whose is proposed. */
export type Difference = { field: string; label: string; side: Side } & Record<Side, string>;

type Texts = { path: string; before: string } & Record<Side, string>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length : isGroup(a) && isGroup(b);

function findSteps(mine: unknown, theirs: unknown, steps: string[] = []): string[][] {
  if (same(mine, theirs)) return [];
  if (!isAlike(mine, theirs)) return [steps];
  const names = new Set([...Object.keys(mine as Group), ...Object.keys(theirs as Group)]);
  return [...names].flatMap((name) =>
    findSteps(valueAt(mine, [name]), valueAt(theirs, [name]), [...steps, name]),
  );
}

const inWords = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(inWords).join('\n')
    : String(value ?? '');

function listDifferences({ path, before, mine, theirs }: Texts): Difference[] {
  const [old, own, other] = [before, mine, theirs].map((source) => readFields({ path, source }));
  return findSteps(own, other).map((steps) => ({
    field: steps.join('.'),
    label: nameField(path, steps.join('.')),
    mine: inWords(valueAt(own, steps)),
    theirs: inWords(valueAt(other, steps)),
    side: same(valueAt(own, steps), valueAt(old, steps)) ? 'theirs' : 'mine',
  }));
}

async function mergeTexts({ path, mine, theirs }: Texts, fields: readonly string[]): Promise<string> {
  const own = readFields({ path, source: mine });
  const merged = structuredClone(readFields({ path, source: theirs })) as Group;
  for (const field of fields) {
    const steps = field.split('.');
    const name = steps.pop() as string;
    const group = valueAt(merged, steps) as Group;
    const value = valueAt(own, [...steps, name]);
    if (value === undefined) delete group[name];
    else group[name] = value;
  }
  return (await formatContent({ path, source: sourceOf(path, merged) })).source;
}

export type AskWhich = (path: string, differences: Difference[]) => Promise<string[] | undefined>;

type Found = { path: string; before: string | null; mine: string; theirs: string | null };

/** Gives the text to save: mine, or where somebody else has saved the file meanwhile what is chosen; nothing without an answer. */
export async function settleTexts(found: Found, askWhich: AskWhich): Promise<string | undefined> {
  const { path, before, theirs } = found;
  const { source: mine } = await formatContent({ path, source: found.mine });
  if (theirs === null || theirs === before) return mine;
  const texts = { path, before: before ?? '', mine, theirs };
  const differences = listDifferences(texts);
  const fields = differences.length === 0 ? [] : await askWhich(path, differences);
  return fields && mergeTexts(texts, fields);
}
