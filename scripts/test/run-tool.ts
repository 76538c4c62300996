import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Options = {
  /** Added to this process's own. */
  env?: Record<string, string>;
  cwd?: string;
};

export type Ended = {
  isGreen: boolean;
  /** What it wrote, to both of its outputs; empty where that went straight to the terminal. */
  said: string;
};

const spawnTool = (tool: string, args: string[], { env, cwd }: Options, isKept: boolean) =>
  spawn(process.execPath, [`node_modules/${tool}`, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: isKept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });

/** Runs a tool of node_modules, which writes to the terminal as it goes. */
export async function runTool(tool: string, args: string[], options: Options = {}): Promise<boolean> {
  const [code] = (await once(spawnTool(tool, args, options, false), 'close')) as [number | null];
  return code === 0;
}

/** The same beside other tools: what it says is given at its end, in one piece. */
export async function runToolQuietly(tool: string, args: string[], options: Options = {}): Promise<Ended> {
  const child = spawnTool(tool, args, options, true);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isGreen: code === 0, said: Buffer.concat(pieces).toString() };
}
