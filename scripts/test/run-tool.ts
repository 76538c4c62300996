import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

export type Ended = {
  isGreen: boolean;
  /** What it wrote, to both of its outputs; empty unless it was quiet. */
  said: string;
};

/** Runs a command in a shell; a quiet one gives what it writes instead of writing it to the terminal. */
export async function runCommand(
  command: string,
  { isQuiet = false, ...options }: SpawnOptions & { isQuiet?: boolean } = {},
): Promise<Ended> {
  const stdio = isQuiet ? (['ignore', 'pipe', 'pipe'] as const) : 'inherit';
  const child = spawn(command, { ...options, shell: true, stdio: stdio as SpawnOptions['stdio'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isGreen: code === 0, said };
}
