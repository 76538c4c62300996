import fs from 'node:fs';
import path from 'node:path';

/** What one write left at each path it touched. */
type JournalEntry = [path: string, value: unknown][];

export type Journal = {
  /** On disk when it returns; throws when the disk refuses. */
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
    return JSON.parse(line) as JournalEntry;
  } catch {
    // A write that a crash cut off: it was never confirmed.
    return null;
  }
}

function replay(file: string): unknown {
  const tree: Tree = {};
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  for (const line of lines) {
    for (const [at, value] of parseLine(line) ?? []) put(tree, at, value);
  }
  return tree.root ?? null;
}

function compact(file: string, value: unknown): void {
  const whole: JournalEntry = [['', value]];
  fs.writeFileSync(`${file}.tmp`, `${JSON.stringify(whole)}\n`, { flush: true });
  fs.renameSync(`${file}.tmp`, file);
}

/**
 * Opens the append-only journal of a namespace: replays it, writes it anew as one line, and gives the value it holds.
 * Every later entry is on disk before `append` returns, so that what was confirmed survives a killed process.
 */
export function openJournal(file: string): { value: unknown; journal: Journal } {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const value = replay(file);
  compact(file, value);
  const descriptor = fs.openSync(file, 'a');
  return {
    value,
    journal: {
      append: (entry) => {
        fs.writeSync(descriptor, `${JSON.stringify(entry)}\n`);
        fs.fdatasyncSync(descriptor);
      },
      close: () => fs.closeSync(descriptor),
    },
  };
}
