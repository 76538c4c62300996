import targaryen, { type DataNode, type Ruleset } from 'targaryen';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import { denied, invalid, invalidBecause, notWritten } from './database-error';
import type { Identity } from './identity';
import { openJournal } from './journal';
import { checkValue, cleanPath, isWithin, withoutPriority } from './keys';
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

/** A new value of a path, or only a new priority of the value there. */
type Change = { path: string; value: unknown; isPriority: boolean };

function changeOf(named: string, given: unknown, now: number): Change {
  const path = withoutPriority(named);
  const isPriority = path !== named;
  const value = isPriority ? { '.priority': given } : given;
  checkValue(value);
  // The evaluator knows the server's time only as a value.
  const timed = (key: string, one: unknown): unknown =>
    key === '.priority' && typeof one === 'object' && one !== null ? now : one;
  return { path, value: JSON.parse(JSON.stringify(value), timed), isPriority };
}

function changesOf(path: string, children: unknown, now: number): Change[] {
  if (typeof children !== 'object' || children === null || Array.isArray(children)) {
    throw invalid('Invalid data: an update needs an object');
  }
  const names = Object.keys(children).map((key) => {
    if (cleanPath(key) === '') throw invalid('Invalid data: a key is empty');
    return cleanPath(`${path}/${key}`);
  });
  const nested = names.find((one) => names.some((other) => other !== one && isWithin(one, other)));
  if (nested !== undefined) throw invalid(`Invalid data: ${nested} is also inside another key of the update`);
  return Object.values(children).map((value, index) => changeOf(names[index] as string, value, now));
}

const partsOf = (node: DataNode): object => (node.$isPrimitive() ? { '.value': node.$value() } : { ...node });

/** Gives the tree after a change. The evaluator's own version forgets the priorities above it. */
function changed(node: DataNode, keys: string[], change: Change, now: number): DataNode {
  const [key, ...below] = keys;
  if (key === undefined) {
    const value = change.isPriority ? { ...partsOf(node), ...(change.value as object) } : change.value;
    return targaryen.store(value, { now });
  }
  const siblings = node.$isPrimitive() ? {} : partsOf(node);
  const child = changed(node.$child(key), below, change, now);
  return targaryen.store({ ...siblings, '.priority': node.$priority(), [key]: child }, { now });
}

/** The value of a node with its priorities, as the protocol and the journal write it. */
function exportOf(node: DataNode): unknown {
  const priority = node.$priority() ?? null;
  const own = priority === null ? {} : { '.priority': priority };
  if (node.$isPrimitive()) return priority === null ? node.$value() : { '.value': node.$value(), ...own };
  const children = Object.keys(node).map((key) => [key, exportOf(node.$child(key))]);
  return { ...Object.fromEntries(children), ...own };
}

/** One database: its tree, its rules, its journal and its listeners. */
export class Namespace {
  readonly listeners = new Set<Listener>();
  private readonly options: Options;
  private readonly append: ReturnType<typeof openJournal>['append'] | undefined;
  private rules: Ruleset;
  private root: DataNode;

  constructor(options: Options) {
    this.options = options;
    this.rules = compileRules(options.rules);
    const opened = options.file === null ? null : openJournal(options.file);
    this.append = opened?.append;
    this.root = targaryen.store(opened?.value ?? null);
  }

  setRules(rules: unknown): void {
    this.rules = compileRules(rules);
  }

  /** Gives the value at a path or its priority, or of its children those that a query asks for. */
  read(path: string, who: Identity, query: Query | null = null): unknown {
    const at = withoutPriority(path);
    const node = this.readable(at, who);
    if (at !== path) return node.$priority() ?? null;
    return query ? answerQuery(node, query) : node.$value();
  }

  /** Gives the value at a path with its priorities, as the socket sends it. */
  export(path: string, who: Identity): unknown {
    return exportOf(this.readable(path, who));
  }

  /** Replaces the value at a path, or its priority. */
  set(path: string, value: unknown, who: Identity): void {
    const now = Date.now();
    this.write([changeOf(path, value, now)], who, now);
  }

  /** Replaces several children of a path, all or none. */
  merge(path: string, children: unknown, who: Identity): void {
    const now = Date.now();
    this.write(changesOf(path, children, now), who, now);
  }

  private readable(path: string, who: Identity): DataNode {
    const guarded = targaryen.database(this.rules, this.root).as(who.auth);
    if (!who.isAdmin && !guarded.read(path || '/').allowed) throw denied();
    return this.root.$child(path);
  }

  private write(changes: Change[], who: Identity, now: number): void {
    this.commit(
      changes.map(({ path }) => path),
      this.evaluate(changes, who, now),
    );
  }

  private evaluate(changes: Change[], who: Identity, now: number): DataNode {
    try {
      const root = changes.reduce(
        (tree, change) => changed(tree, change.path.split('/').filter(Boolean), change, now),
        this.root,
      );
      const before = targaryen.database(this.rules, this.root).as(who.auth);
      const after = before.with({ data: root, now });
      const isAllowed = ({ path, value }: Change): boolean =>
        who.isAdmin || this.rules.tryWrite(path || '/', before, after, value).allowed;
      if (!changes.every(isAllowed)) throw denied();
      return root;
    } catch (cause) {
      throw invalidBecause('Invalid data', cause);
    }
  }

  /** Writes to the disk, with the server's own values, before any listener hears of it. */
  private commit(paths: string[], root: DataNode): void {
    const values = paths.map((path): [string, unknown] => [path, exportOf(root.$child(path))]);
    try {
      this.append?.(values);
    } catch (cause) {
      throw notWritten(cause);
    }
    const before = this.root;
    this.root = root;
    for (const [path, exported] of values) {
      this.tellListeners(path, exported);
      const [value, previous] = [root, before].map((tree) => tree.$child(path).$value());
      this.options.onWrite({ namespace: this.options.name, path, value, previous });
    }
  }

  private tellListeners(path: string, value: unknown): void {
    for (const listener of this.listeners) {
      if (isWithin(path, listener.path)) listener.send(path, value);
      else if (isWithin(listener.path, path))
        listener.send(listener.path, exportOf(this.root.$child(listener.path)));
    }
  }
}
