import targaryen, { type DataNode, type Ruleset } from 'targaryen';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import { denied, invalid, invalidBecause, notWritten } from './database-error';
import type { Identity } from './identity';
import { openJournal, type Journal } from './journal';
import { checkValue, cleanPath, isWithin } from './keys';
import { answerQuery, type Query } from './query';

// The evaluator's own version checks only the first occurrence, so it fails where the ending also occurs earlier.
stringMethods.endsWith = (text, end) => text.endsWith(end);

export type Listener = { path: string; send: (path: string, value: unknown) => void };

export type WriteEvent = {
  namespace: string;
  path: string;
  value: unknown;
  /** The value before the write; null where there was none. */
  previous: unknown;
};

type Options = {
  name: string;
  rules: object;
  /** The journal's file; null keeps the data in memory. */
  file: string | null;
  onWrite: (event: WriteEvent) => void;
};

function compileRules(rules: unknown): Ruleset {
  if (typeof rules !== 'object' || rules === null) throw invalid('Rules must be a JSON object');
  try {
    return targaryen.ruleset(rules);
  } catch (cause) {
    throw invalidBecause('Invalid rules', cause);
  }
}

function checkChildren(path: string, children: unknown): string[] {
  if (typeof children !== 'object' || children === null || Array.isArray(children)) {
    throw invalid('Invalid data: an update needs an object');
  }
  const changed = Object.entries(children).map(([key, value]) => {
    checkValue(value);
    if (cleanPath(key) === '') throw invalid('Invalid data: a key is empty');
    return cleanPath(`${path}/${key}`);
  });
  const nested = changed.find((one) => changed.some((other) => other !== one && isWithin(one, other)));
  if (nested !== undefined) throw invalid(`Invalid data: ${nested} is also inside another key of the update`);
  return changed;
}

/** One database: its tree, its rules, its journal and its listeners. */
export class Namespace {
  readonly listeners = new Set<Listener>();
  private readonly options: Options;
  private readonly journal: Journal | null;
  private rules: Ruleset;
  private root: DataNode;

  constructor(options: Options) {
    this.options = options;
    this.rules = compileRules(options.rules);
    const opened = options.file === null ? null : openJournal(options.file);
    this.journal = opened?.journal ?? null;
    this.root = targaryen.store(opened?.value ?? null);
  }

  setRules(rules: unknown): void {
    this.rules = compileRules(rules);
  }

  /** Gives the value at a path, or of its children those that a query asks for. */
  read(path: string, who: Identity, query: Query | null = null): unknown {
    const guarded = targaryen.database(this.rules, this.root).as(who.auth);
    if (!who.isAdmin && !guarded.read(path || '/').allowed) throw denied();
    const node = this.root.$child(path);
    return query ? answerQuery(node, query) : node.$value();
  }

  /** Replaces the value at a path. */
  set(path: string, value: unknown, who: Identity): void {
    checkValue(value);
    this.commit([path], this.evaluate(path, value, who, false));
  }

  /** Replaces several children of a path, all or none. */
  merge(path: string, children: unknown, who: Identity): void {
    const changed = checkChildren(path, children);
    this.commit(changed, this.evaluate(path, children, who, true));
  }

  close(): void {
    this.journal?.close();
  }

  private evaluate(path: string, value: unknown, who: Identity, isMerge: boolean): DataNode {
    const at = path || '/';
    const now = Date.now();
    try {
      if (who.isAdmin) {
        return isMerge
          ? this.root.$merge(at, value as object, now)
          : this.root.$set(at, value, undefined, now);
      }
      const guarded = targaryen.database(this.rules, this.root).as(who.auth);
      const verdict = isMerge
        ? guarded.update(at, value as object, now)
        : guarded.write(at, value, undefined, now);
      if (!verdict.allowed) throw denied();
      return verdict.newDatabase.root;
    } catch (cause) {
      throw invalidBecause('Invalid data', cause);
    }
  }

  /** Writes to the disk, with the server's own values, before any listener hears of it. */
  private commit(changed: string[], root: DataNode): void {
    const values = changed.map((path): [string, unknown] => [path, root.$child(path).$value()]);
    try {
      this.journal?.append(values);
    } catch (cause) {
      throw notWritten(cause);
    }
    const before = this.root;
    this.root = root;
    for (const [path, value] of values) {
      this.tellListeners(path, value);
      const previous = before.$child(path).$value();
      this.options.onWrite({ namespace: this.options.name, path, value, previous });
    }
  }

  private tellListeners(path: string, value: unknown): void {
    for (const listener of this.listeners) {
      if (isWithin(path, listener.path)) listener.send(path, value);
      else if (isWithin(listener.path, path))
        listener.send(listener.path, this.root.$child(listener.path).$value());
    }
  }
}
