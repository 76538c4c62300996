import { spawn, type ChildProcess } from 'node:child_process';

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
