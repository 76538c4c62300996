import { readFileSync } from 'node:fs';
import { startDatabase } from '../../local/database/server';

type RestRequest = { method?: string; body?: unknown; query?: string; asOwner?: boolean };

/**
 * Loads `database.rules.json` (or the given rules) into a database of that name, and asks it as a visitor does. It is the
 * official emulator where FIREBASE_DATABASE_EMULATOR_HOST names one, else our own.
 */
export async function startRulesEnvironment(
  name: string,
  rules = readFileSync('database.rules.json', 'utf8'),
) {
  const { url, close } = await findDatabase();
  const rest = (path: string, { method = 'GET', body, query = '', asOwner = false }: RestRequest = {}) =>
    fetch(`${url}/${path}.json?ns=${name}&${query}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: asOwner ? { authorization: 'Bearer owner' } : {},
    });
  /** Stores a value past all rules. */
  const store = async (path: string, value: unknown): Promise<void> => {
    const answer = await rest(path, { method: 'PUT', body: value, asOwner: true });
    if (!answer.ok) throw new Error(`Could not store ${path}: ${answer.status} ${await answer.text()}`);
  };
  await store('.settings/rules', JSON.parse(rules));
  return {
    rest,
    store,
    /** What is really stored at a path, past all rules. */
    stored: async (path: string): Promise<unknown> => (await rest(path, { asOwner: true })).json(),
    stop: close,
  };
}

async function findDatabase(): Promise<{ url: string; close: () => Promise<void> }> {
  const official = process.env.FIREBASE_DATABASE_EMULATOR_HOST;
  if (official) return { url: `http://${official}`, close: async () => {} };
  return startDatabase({ rules: { rules: {} } });
}
