import fs from 'node:fs';
import { dirname } from 'node:path';
import targaryen, { type Database, type DataNode } from 'targaryen';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import { denied, invalid, invalidBecause, notWritten } from './database-error';
import { checkValue, cleanPath } from './keys';
import { answerQuery, type Query } from './query';
import { PlainError } from '../plain-error';
import { readJson } from '../read-json';

// The evaluator's own version checks only the first occurrence, so it fails where the ending also occurs earlier.
stringMethods.endsWith = (text, end) => text.endsWith(end);

export type Identity = { auth: object | null; isAdmin: boolean };

export const anonymous: Identity = { auth: null, isAdmin: false };

export const administrator: Identity = { auth: null, isAdmin: true };

/** As on the official emulator, `owner` is the administrator, for whom no rules hold; other tokens are unsigned JWTs. */
export function identify(token: unknown): Identity {
  if (token === undefined || token === null || token === '') return anonymous;
  if (token === 'owner') return administrator;
  try {
    const body = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();
    const claims = JSON.parse(body) as { user_id?: string; sub?: string };
    return { auth: { uid: claims.user_id ?? claims.sub, token: claims }, isAdmin: false };
  } catch {
    throw invalid('Invalid token: expected "owner" or a JSON web token that names its user');
  }
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
  try {
    return targaryen.database(targaryen.ruleset(rules), data);
  } catch (cause) {
    throw invalidBecause('Invalid rules', cause);
  }
}

/** Each value is on disk before `save` returns, whole or not at all, so confirmed writes survive a killed process. */
function openSavedData(file: string): { value: unknown; save: (value: unknown) => void } {
  const save = (value: unknown): void => {
    fs.writeFileSync(`${file}.fresh`, JSON.stringify(value), { flush: true });
    fs.renameSync(`${file}.fresh`, file);
  };
  if (fs.existsSync(file)) return { value: readJson(file), save };
  try {
    fs.mkdirSync(dirname(file), { recursive: true });
    save(null);
    return { value: null, save };
  } catch (cause) {
    throw new PlainError(
      `Saved records cannot be kept in ${file}: ${String(cause)}. Make that place writable.`,
    );
  }
}

export class Namespace {
  private readonly save: ((value: unknown) => void) | undefined;
  private readonly onWrite: Options['onWrite'];
  private database: Database;

  constructor({ rules, file, onWrite }: Options) {
    const saved = file === null ? null : openSavedData(file);
    this.save = saved?.save;
    this.onWrite = onWrite;
    this.database = open(rules, saved?.value ?? null);
  }

  setRules(rules: unknown): void {
    this.database = open(rules, this.database.root);
  }

  /** Gives the value at a path, or of its children those that a query asks for. */
  read(path: string, who: Identity, query: Query | null = null): unknown {
    if (!who.isAdmin && !this.database.as(who.auth).read(path || '/').allowed) throw denied();
    const node = this.database.root.$child(path);
    return query ? answerQuery(node, query) : node.$value();
  }

  set(path: string, value: unknown, who: Identity): void {
    checkValue(value);
    this.commit([path], who, (database) => database.write(path || '/', value));
  }

  /** Replaces several children of a path, all or none. */
  merge(path: string, children: unknown, who: Identity): void {
    if (typeof children !== 'object' || children === null || Array.isArray(children)) {
      throw invalid('Invalid data: an update needs an object');
    }
    checkValue(Object.values(children));
    const paths = Object.keys(children).map((key) => cleanPath(`${path}/${key}`));
    this.commit(paths, who, (database) => database.update(path || '/', children));
  }

  /** Writes to the disk, with the server's own values, before anybody hears of it. */
  private commit(
    paths: string[],
    who: Identity,
    write: (database: Database) => ReturnType<Database['write']>,
  ): void {
    const root = this.evaluate(who, write);
    try {
      this.save?.(root.$value());
    } catch (cause) {
      throw notWritten(cause);
    }
    this.database = this.database.with({ data: root });
    for (const path of paths) this.onWrite?.({ path, value: root.$child(path).$value() });
  }

  private evaluate(who: Identity, write: (database: Database) => ReturnType<Database['write']>): DataNode {
    try {
      const { allowed, newDatabase } = write(this.database.as(who.auth));
      if (!who.isAdmin && !allowed) throw denied();
      return newDatabase.root;
    } catch (cause) {
      throw invalidBecause('Invalid data', cause);
    }
  }
}
