import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { nameStep } from './describe';
import type { Run, Step } from './plan-steps';

const isCredential = (name: string): boolean =>
  ['FIREBASE_SERVICE_ACCOUNT', 'GOOGLE_APPLICATION_CREDENTIALS'].includes(name);
/** Whether a variable is a setting of the live site or its brand. */
const isSetting = (name: string): boolean => name.startsWith('GATSBY_') || name === 'CONTENT_DIR';

function environmentOf({ sees, env: own }: Run, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSeen = (name: string): boolean => !isCredential(name) && (sees === 'settings' || !isSetting(name));
  return { ...Object.fromEntries(Object.entries(env).filter(([name]) => isSeen(name))), ...own };
}

/** Runs a command to its end. A signal to this process first ends the command: no credentials stay on the disk. */
function spawnStep({ command, givesAddresses }: Run, env: NodeJS.ProcessEnv) {
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    stdio: ['inherit', givesAddresses ? 'pipe' : 'inherit', 'inherit'],
    env,
  });
  const end = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', end).on('SIGTERM', end);
  let answer = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (answer += text));
  return new Promise<{ code: number; answer: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve({ code: code ?? 1, answer });
    });
  });
}

/** A step that deploys gets the path of a credentials file: the named one, else a private one that exists only meanwhile. */
async function runStep(step: Run, env: NodeJS.ProcessEnv) {
  const seen = environmentOf(step, env);
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: named } = env;
  if (step.sees !== 'credentials') return spawnStep(step, seen);
  if (!key) return spawnStep(step, { ...seen, GOOGLE_APPLICATION_CREDENTIALS: String(named) });
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  try {
    const file = path.join(folder, 'service-account.json');
    writeFileSync(file, key, { mode: 0o600 });
    return await spawnStep(step, { ...seen, GOOGLE_APPLICATION_CREDENTIALS: file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads the addresses of a preview from the Firebase CLI's output, which has a `url` for each target. */
function readAddresses(answer: string): string[] {
  try {
    const { result } = JSON.parse(answer) as { result: Record<string, { url: string }> };
    return Object.entries(result).map(([target, { url }]) => `Preview of the ${target}: ${url}`);
  } catch {
    return [answer];
  }
}

/**
 * Runs the steps one after the other and gives notes for the reader. The first step that fails throws a sentence that
 * says what is live now.
 */
export async function runSteps(steps: Step[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const notes: string[] = [];
  const deployed: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${nameStep(step)}`);
    if ('file' in step) {
      mkdirSync(path.dirname(step.file), { recursive: true });
      writeFileSync(step.file, step.text);
      continue;
    }
    const { code, answer } = await runStep(step, env);
    if (code !== 0) {
      if (answer) console.error(answer);
      const left =
        deployed.length === 0
          ? 'Nothing was deployed: what was live stays live.'
          : `Deployed before it: ${deployed.join('; ')}. The rest of what was live stays live; deploy again once it is fixed.`;
      throw new PlainError(`\n"${nameStep(step)}" failed: the lines above say why. ${left}`);
    }
    if (step.givesAddresses) notes.push(...readAddresses(answer));
    if (step.sees === 'credentials') deployed.push(step.why);
  }
  return notes;
}
