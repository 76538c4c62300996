import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

type Options = {
  /** Added to this process's own. */
  env?: Record<string, string>;
  cwd?: string;
  /** Gives what it writes at its end, in one piece, instead of writing it to the terminal. */
  isQuiet?: boolean;
};

export type Ended = {
  isGreen: boolean;
  /** What it wrote, to both of its outputs; empty unless it was quiet. */
  said: string;
};

/** Runs a command as a script of package.json is run: it finds the tools of node_modules. */
export async function runCommand(command: string, { env, cwd, isQuiet }: Options = {}): Promise<Ended> {
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  const child = spawn(command, {
    shell: true,
    cwd,
    env: { ...process.env, PATH, ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isGreen: code === 0, said: Buffer.concat(pieces).toString() };
}
