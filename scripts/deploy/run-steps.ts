import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { withCredentials } from './credentials';
import { nameStep } from './describe';
import type { Step } from './plan-steps';

type CommandStep = Extract<Step, { command: string[] }>;
type Outcome = { code: number; answer: string };

const isCredential = (name: string): boolean =>
  ['FIREBASE_SERVICE_ACCOUNT', 'GOOGLE_APPLICATION_CREDENTIALS'].includes(name);
/** Whether a variable is a setting of the live site or its brand. */
const isSetting = (name: string): boolean => name.startsWith('GATSBY_') || name === 'CONTENT_DIR';

function environmentOf({ sees, env: own }: CommandStep, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSeen = (name: string): boolean => !isCredential(name) && (sees === 'settings' || !isSetting(name));
  return { ...Object.fromEntries(Object.entries(env).filter(([name]) => isSeen(name))), ...own };
}

/** Runs a command to its end. A signal to this process first ends the command, so that no credentials stay on the disk. */
function run({ command, givesAddresses }: CommandStep, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    stdio: ['inherit', givesAddresses ? 'pipe' : 'inherit', 'inherit'],
    env,
  });
  const end = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', end).on('SIGTERM', end);
  let answer = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (answer += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      resolve({ code: code ?? 1, answer });
    });
  });
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

function failure(step: CommandStep, deployed: string[]): PlainError {
  const left =
    deployed.length === 0
      ? 'Nothing was deployed: what was live stays live.'
      : `Deployed before it: ${deployed.join('; ')}. The rest of what was live stays live; deploy again once it is mended.`;
  return new PlainError(`\n"${nameStep(step)}" failed: the lines above say why. ${left}`);
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
    const seen = environmentOf(step, env);
    const { code, answer } =
      step.sees === 'credentials'
        ? await withCredentials(env, (file) => run(step, { ...seen, GOOGLE_APPLICATION_CREDENTIALS: file }))
        : await run(step, seen);
    if (code !== 0) {
      if (answer) console.error(answer);
      throw failure(step, deployed);
    }
    if (step.givesAddresses) notes.push(...readAddresses(answer));
    if (step.sees === 'credentials') deployed.push(step.why);
  }
  return notes;
}
