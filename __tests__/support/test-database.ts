import { spawn, type ChildProcess } from 'node:child_process';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { testNamespace, testRules } from './local-database';

type Options = Omit<Parameters<typeof startDatabase>[0], 'rules'>;

/** Starts a database with the small rules, and a phone in it. */
export async function startTestDatabase(options: Options = {}): Promise<LocalDatabase> {
  const database = await startDatabase({ rules: testRules, ...options });
  database.write(testNamespace, 'phones/13929', '+1 416 555 0142');
  return database;
}

/** Asks the REST interface of a database, which may be started later. */
export function restOf(database: () => LocalDatabase) {
  const rest = (
    path: string,
    { query = `ns=${testNamespace}`, ...init }: RequestInit & { query?: string } = {},
  ) => fetch(`${database().url}${path}?${query}`, init);
  const put = (path: string, value: unknown, query?: string) =>
    rest(path, { method: 'PUT', body: JSON.stringify(value), ...(query && { query }) });
  return { rest, put };
}

type DatabaseProcess = { child: ChildProcess; port: number; kill: () => Promise<unknown> };

/** A database in a process of its own, so that it can be killed, and is seen to end. */
export async function spawnDatabase(options: {
  dir: string | null;
  rules: object;
}): Promise<DatabaseProcess> {
  const script = `require('./local/database/server').startDatabase(${JSON.stringify(options)}).then(({ port }) => console.log(port))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(Number(data.toString())));
    child.once('exit', () => reject(new Error('The database did not start')));
  });
  const kill = (): Promise<unknown> => {
    child.kill('SIGKILL');
    return ended;
  };
  return { child, port, kill };
}
