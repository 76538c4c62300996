import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error';

/** The new value at each path that one write has changed. */
type JournalEntry = [path: string, value: unknown][];

export type Journal = {
  /** Writes an entry to the disk before it returns; throws if the disk refuses, and then keeps no part of the entry. */
  append: (entry: JournalEntry) => void;
  close: () => void;
};

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
        `${file} is damaged at line ${index + 1}: mend or remove that line, or move the file away to start empty.`,
      );
    }
    for (const [at, value] of entry) put(tree, at, value);
  }
  return tree.root ?? null;
}

/** Replays the stored entries and writes the value as one line, into a file that no other database has open. */
function takeOver(file: string): unknown {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const [previous, fresh] = [`${file}.previous`, `${file}.fresh`];
  // Moved away before it is read: another database that still has it open notices that and confirms no more (isOurs).
  if (fs.existsSync(file)) fs.renameSync(file, previous);
  const isStored = fs.existsSync(previous);
  try {
    const value = isStored ? replay(fs.readFileSync(previous, 'utf8'), file) : null;
    fs.writeFileSync(fresh, lineOf([['', value]]), { flush: true });
    fs.renameSync(fresh, file);
    fs.rmSync(previous, { force: true });
    return value;
  } catch (error) {
    if (isStored) fs.renameSync(previous, file);
    throw error;
  }
}

function isOurs(descriptor: number, file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.ino === fs.fstatSync(descriptor).ino;
}

/**
 * Opens the append-only journal of a namespace: replays it, writes it again as one line, and gives its value. Every later
 * entry is on disk before `append` returns, so that confirmed writes survive a killed process. Throws a plain sentence
 * for a damaged file or a folder that it cannot use.
 */
export function openJournal(file: string): { value: unknown; journal: Journal } {
  let value: unknown;
  let descriptor: number;
  try {
    value = takeOver(file);
    descriptor = fs.openSync(file, 'a');
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new PlainError(`Saved records cannot be kept in ${file}: ${reason}. Make that place writable.`);
  }

  let length = fs.fstatSync(descriptor).size;
  let isClosed = false;
  const append = (entry: JournalEntry): void => {
    // The descriptor of a closed file may belong to another file by now.
    if (isClosed) throw new Error('the database is stopped');
    const line = Buffer.from(lineOf(entry));
    // The rest of a failed entry would damage this one, which would be on the same line.
    fs.ftruncateSync(descriptor, length);
    fs.writeFileSync(descriptor, line, { flush: true });
    if (!isOurs(descriptor, file)) throw new Error('another local database has taken over its file');
    length += line.length;
  };
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    // Removes the rest of a failed entry, which was never confirmed.
    fs.ftruncateSync(descriptor, length);
    fs.closeSync(descriptor);
  };
  return { value, journal: { append, close } };
}
