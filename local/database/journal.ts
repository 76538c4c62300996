import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error';

/** The new value at each path that one write has changed. */
type JournalEntry = [path: string, value: unknown][];

type Tree = Record<string, unknown>;

function put(tree: Tree, at: string, value: unknown): void {
  const keys = ['root', ...at.split('/').filter(Boolean)];
  const last = keys.pop() as string;
  let node = tree;
  for (const key of keys) {
    const child = node[key];
    const next: Tree = typeof child === 'object' && child !== null ? (child as Tree) : {};
    // Of a value with a priority, children keep the priority alone.
    delete next['.value'];
    node[key] = next;
    node = next;
  }
  if (value === null) delete node[last];
  else node[last] = value;
}

function parseLine(line: string): JournalEntry | null {
  try {
    const entry: unknown = JSON.parse(line);
    const isEntry = Array.isArray(entry) && entry.every((set) => typeof set?.[0] === 'string');
    return isEntry ? (entry as JournalEntry) : null;
  } catch {
    return null;
  }
}

const lineOf = (entry: JournalEntry): string => `${JSON.stringify(entry)}\n`;

function replay(text: string, file: string): unknown {
  const tree: Tree = {};
  const lines = text.split('\n');
  // A crash has cut off the text after the last line break; that write was never confirmed.
  lines.pop();
  for (const [index, line] of lines.entries()) {
    const entry = parseLine(line);
    if (!entry) {
      throw new PlainError(
        `${file} is damaged at line ${index + 1}: fix or remove that line, or move the file away to start empty.`,
      );
    }
    for (const [at, value] of entry) put(tree, at, value);
  }
  return tree.root ?? null;
}

/**
 * Opens the append-only journal of a namespace: replays it, writes it again as one line, and gives its value. Every later
 * entry is on disk before `append` returns, so that confirmed writes survive a killed process. Throws a plain sentence
 * for a damaged file or a folder that it cannot use.
 */
export function openJournal(file: string): { value: unknown; append: (entry: JournalEntry) => void } {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const value = fs.existsSync(file) ? replay(fs.readFileSync(file, 'utf8'), file) : null;
    fs.writeFileSync(`${file}.fresh`, lineOf([['', value]]), { flush: true });
    fs.renameSync(`${file}.fresh`, file);
    return { value, append: (entry) => fs.appendFileSync(file, lineOf(entry), { flush: true }) };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`Saved records cannot be kept in ${file}: ${reason}. Make that place writable.`);
  }
}
