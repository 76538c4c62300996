import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from '../plain-error';

/** What one write left at each path it touched. */
type JournalEntry = [path: string, value: unknown][];

export type Journal = {
  /** On disk when it returns; throws when the disk refuses, and then keeps nothing of the entry. */
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

function replay(text: string, file: string): unknown {
  const tree: Tree = {};
  const lines = text.split('\n');
  // What follows the last line's end is a write that a crash cut off: it was never confirmed.
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

/** A renamed file is at its new name after a power cut only if its folder is on disk as well. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

/** Replays what is stored and writes it anew as one line, in a file that no other database has open. */
function takeOver(file: string): unknown {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const previous = `${file}.previous`;
  // Moved away before it is read: a database that still has it open sees so and confirms nothing more (isOurs).
  if (fs.existsSync(file)) fs.renameSync(file, previous);
  const text = fs.existsSync(previous) ? fs.readFileSync(previous, 'utf8') : '';
  let value: unknown;
  try {
    value = replay(text, file);
  } catch (error) {
    fs.renameSync(previous, file);
    throw error;
  }
  const whole: JournalEntry = [['', value]];
  const fresh = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(fresh, `${JSON.stringify(whole)}\n`, { flush: true });
    fs.renameSync(fresh, file);
  } finally {
    fs.rmSync(fresh, { force: true });
  }
  syncFolder(path.dirname(file));
  fs.rmSync(previous, { force: true });
  return value;
}

function isOurs(descriptor: number, file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.ino === fs.fstatSync(descriptor).ino;
}

/** A full disk may take a part of the bytes without an error: the rest then fails. */
function writeAll(descriptor: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) written += fs.writeSync(descriptor, bytes, written);
}

/**
 * Opens the append-only journal of a namespace: replays it, writes it anew as one line, and gives the value it holds.
 * Every later entry is on disk before `append` returns, so that what was confirmed survives a killed process.
 * Refuses, in one sentence, a damaged file and a folder it cannot use.
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
  let hasLeftover = false;
  const cutLeftover = (): void => {
    if (hasLeftover) fs.ftruncateSync(descriptor, length);
    hasLeftover = false;
  };
  const write = (bytes: Buffer): void => {
    // A piece of a failed entry would spoil the next one, which shares its line.
    cutLeftover();
    hasLeftover = true;
    writeAll(descriptor, bytes);
    fs.fdatasyncSync(descriptor);
    if (!isOurs(descriptor, file)) throw new Error('another local database has taken over its file');
    hasLeftover = false;
    length += bytes.length;
  };
  let isClosed = false;
  const append = (entry: JournalEntry): void => {
    // The number of a closed file may be another file's by now.
    if (isClosed) throw new Error('the database is stopped');
    try {
      write(Buffer.from(`${JSON.stringify(entry)}\n`));
    } catch (error) {
      try {
        cutLeftover();
      } catch {
        // Tried again before the next entry.
      }
      throw error;
    }
  };
  const close = (): void => {
    if (!isClosed) fs.closeSync(descriptor);
    isClosed = true;
  };
  return { value, journal: { append, close } };
}
