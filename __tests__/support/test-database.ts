import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { testNamespace, testRules } from './local-database';

type Options = Omit<Parameters<typeof startDatabase>[0], 'rules'>;

/** Starts a database with the small rules, and a phone in it. */
export async function startTestDatabase(options: Options = {}): Promise<LocalDatabase> {
  const database = await startDatabase({ rules: testRules, ...options });
  database.write(testNamespace, 'phones/13929', '+1 416 555 0142');
  return database;
}
