import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import targaryen, { type Database, type DataNode, type Written } from 'targaryen';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import { denied, invalid, orInvalid } from './database-error';
import { checkValue, cleanPath } from './keys';
import { readJson } from '../read-json';

// The evaluator's own version checks only the first occurrence, so it fails where the ending also occurs earlier.
stringMethods.endsWith = (text, end) => text.endsWith(end);

/** A page of a collection: its children by their keys in order. */
export type Query = { startAt: string | null; endAt: string | null; limit: number };

function answerQuery(node: DataNode, { startAt, endAt, limit }: Query): Record<string, unknown> {
  const keys = Object.keys(node).filter(
    (key) => (startAt === null || key >= startAt) && (endAt === null || key <= endAt),
  );
  const page = keys.toSorted().slice(0, limit);
  return Object.fromEntries(page.map((key) => [key, node.$child(key).$value()]));
}

export type WriteEvent = { path: string; value: unknown };

type Options = {
  rules: object;
  /** Where the data is kept; null keeps it in memory. */
  file: string | null;
  onWrite?: (event: WriteEvent) => void;
};

function open(rules: unknown, data: unknown): Database {
  if (typeof rules !== 'object' || rules === null) throw invalid('Rules must be a JSON object');
  return orInvalid('Invalid rules', () => targaryen.database(targaryen.ruleset(rules), data));
}

export type Namespace = ReturnType<typeof openNamespace>;

/** Opens one database, where it is kept with what was saved there: what is confirmed survives a killed process. */
export function openNamespace({ rules, file, onWrite }: Options) {
  if (file) mkdirSync(dirname(file), { recursive: true });
  let database = open(rules, file && existsSync(file) ? readJson(file) : null);

  /** Writes to the disk, whole or not at all, with the server's own values, before anybody hears of it. */
  const commit = (paths: string[], isAdmin: boolean, write: () => Written): void => {
    const { allowed, newDatabase } = orInvalid('Invalid data', write);
    if (!isAdmin && !allowed) throw denied();
    const { root } = newDatabase;
    if (file) {
      writeFileSync(`${file}.fresh`, JSON.stringify(root.$value()), { flush: true });
      renameSync(`${file}.fresh`, file);
    }
    database = database.with({ data: root });
    for (const path of paths) onWrite?.({ path, value: root.$child(path).$value() });
  };

  return {
    setRules: (next: unknown): void => void (database = open(next, database.root)),
    /** Gives the value at a path, or of its children those that a query asks for. */
    read: (path: string, isAdmin = false, query: Query | null = null): unknown => {
      if (!isAdmin && !database.read(path || '/').allowed) throw denied();
      const node = database.root.$child(path);
      return query ? answerQuery(node, query) : node.$value();
    },
    set: (path: string, value: unknown, isAdmin = false): void => {
      checkValue(value);
      commit([path], isAdmin, () => database.write(path || '/', value));
    },
    /** Replaces several children of a path, all or none. */
    merge: (path: string, children: unknown, isAdmin = false): void => {
      if (typeof children !== 'object' || children === null || Array.isArray(children))
        throw invalid('Invalid data: an update needs an object');
      checkValue(Object.values(children));
      const paths = Object.keys(children).map((key) => cleanPath(`${path}/${key}`));
      commit(paths, isAdmin, () => database.update(path || '/', children));
    },
  };
}
