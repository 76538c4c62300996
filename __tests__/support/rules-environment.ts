import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestContext } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { startDatabase } from '../../local/database/server';

const rulesFile = resolve(__dirname, '../../database.rules.json');
const closedRules = { rules: { '.read': false, '.write': false } };

export type Database = ReturnType<RulesTestContext['database']>;

type RestRequest = { method?: string; body?: unknown; query?: string; asOwner?: boolean };

export type RulesEnvironment = Awaited<ReturnType<typeof startRulesEnvironment>>;

/**
 * Loads `database.rules.json` (or the given rules) into a Realtime Database and gives clients for it. The
 * database is the official emulator where FIREBASE_DATABASE_EMULATOR_HOST names one, else our own, on a free
 * port. Data is kept apart by project id; nothing that another suite stored is removed.
 */
export async function startRulesEnvironment({
  projectId = 'demo-junk',
  rules = readFileSync(rulesFile, 'utf8'),
} = {}) {
  // Every refusal is also a warning on the console: hundreds of lines that say what the tests assert.
  setLogLevel('error');
  const { host, port, close } = await findDatabase();
  const environment = await initializeTestEnvironment({ projectId, database: { host, port, rules } });

  const rest = (path: string, { method, body, query = '', asOwner = false }: RestRequest = {}) =>
    fetch(`http://${host}:${port}/${path}.json?ns=${projectId}${query && `&${query}`}`, {
      method: method ?? 'GET',
      body: body === undefined ? null : JSON.stringify(body),
      headers: asOwner ? { Authorization: 'Bearer owner' } : {},
    });

  return {
    /** A visitor: nobody signs in on this site. */
    anonymous: environment.unauthenticatedContext().database(),
    /** Somebody with a valid token of the same Firebase project. */
    stranger: environment.authenticatedContext('stranger').database(),
    /** One request to the REST interface, as a visitor unless `asOwner`. */
    rest,
    /** What is really stored at a path, past all rules. */
    stored: async (path: string): Promise<unknown> => (await rest(path, { asOwner: true })).json(),
    /** Stores a value past all rules. */
    store: async (path: string, value: unknown): Promise<void> => {
      const answer = await rest(path, { method: 'PUT', body: value, asOwner: true });
      if (!answer.ok) throw new Error(`Could not store ${path}: ${answer.status} ${await answer.text()}`);
    },
    stop: async (): Promise<void> => {
      await environment.cleanup();
      await close();
    },
  };
}

async function findDatabase(): Promise<{ host: string; port: number; close: () => Promise<void> }> {
  const official = process.env['FIREBASE_DATABASE_EMULATOR_HOST'];
  if (official) {
    const { hostname, port } = new URL(`http://${official}`);
    return { host: hostname, port: Number(port), close: async () => {} };
  }
  if (process.env['RULES_DATABASE'] === 'official')
    throw new Error('The rules tests were to run on the official emulator, but none is named.');
  const { port, close } = await startDatabase({ port: 0, dir: null, rules: closedRules });
  return { host: '127.0.0.1', port, close };
}
