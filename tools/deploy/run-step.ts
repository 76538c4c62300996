import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A command with the variables that it may see, or a file to write. Installs see neither settings nor credentials,
 * commands that build see the settings, and only the Firebase CLI sees the credentials.
 */
export type Run = {
  command: string[];
  sees: 'nothing' | 'settings' | 'credentials';
  env?: Record<string, string>;
};
export type Step = Run | { file: string; text: string };

/** Names a step, as one would type it. */
export function nameStep(step: Step): string {
  if ('file' in step) return `write ${step.file}`;
  const settings = Object.entries(step.env ?? {}).map(([name, value]) => `${name}=${value}`);
  return [...settings, ...step.command].join(' ');
}

const credentialNames = /^(FIREBASE_SERVICE_ACCOUNT|GOOGLE_APPLICATION_CREDENTIALS)$/;
const settingNames = /^(GATSBY_.*|CONTENT_DIR)$/;

/** Gives the exit code. A signal to this process first ends the command: no credentials stay on the disk. */
async function runCommand([name = '', ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(name, args, { stdio: 'inherit', env });
  const end = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', end).on('SIGTERM', end);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', end).off('SIGTERM', end);
  return code ?? 1;
}

/** Runs a command with what it may see. The credentials are a file: the named one, else a private one that exists meanwhile. */
export async function runStep({ command, sees, env: own }: Run, env: NodeJS.ProcessEnv) {
  const isSeen = ([name]: [string, unknown]): boolean =>
    !credentialNames.test(name) && (sees === 'settings' || !settingNames.test(name));
  const seen = { ...Object.fromEntries(Object.entries(env).filter(isSeen)), ...own };
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: named } = env;
  const credentials = sees === 'credentials' ? { GOOGLE_APPLICATION_CREDENTIALS: named } : {};
  if (sees !== 'credentials' || !key) return runCommand(command, { ...seen, ...credentials });
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    const file = path.join(folder, 'service-account.json');
    writeFileSync(file, key, { mode: 0o600 });
    return await runCommand(command, { ...seen, GOOGLE_APPLICATION_CREDENTIALS: file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
