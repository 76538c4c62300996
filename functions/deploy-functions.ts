import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { PlainError } from '../local/plain-error';
import { firebaseInstall, firebaseTool } from '../scripts/firebase-cli';

type Functions = {
  /** What keeps them apart from other functions of the project. */
  codebase: string;
  entry: string;
  /** What the build writes into them. */
  built: object;
  /** Arguments of the Firebase CLI for what is done first. */
  first?: string[];
};

/** Gives a variable that a deploy of functions needs. */
export function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new PlainError(`Set ${name}: docs/environment.md says what it is.`);
  return value;
}

function run([command = '', ...args]: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0)
    throw new PlainError(`"${[command, ...args].join(' ')}" failed: the lines above say why.`);
}

/** Builds the package that Firebase runs, one script and the lock file, and deploys it; with `-- --build` only builds. */
export function deployFunctions({ codebase, entry, built, first }: Functions): void {
  const folder = `.local/functions/${codebase}`;
  // Not functions.json: Node would take that for the folder.
  const config = `.local/firebase.${codebase}.json`;
  const project = needed('FIREBASE_PROJECT');
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: [entry],
    outfile: `${folder}/index.js`,
    bundle: true,
    platform: 'node',
    target: 'node22',
    external: ['firebase-admin', 'firebase-functions', 'jose', 'nodemailer'],
    define: { BUILT: JSON.stringify(built) },
  });
  for (const file of ['package.json', 'package-lock.json']) cpSync(`functions/${file}`, `${folder}/${file}`);
  const functions = [{ source: `functions/${codebase}`, codebase, runtime: 'nodejs22' }];
  writeFileSync(config, `${JSON.stringify({ functions }, null, 2)}\n`);
  run(`npm ci --prefix ${folder} --omit=dev --ignore-scripts --no-audit --no-fund`.split(' '));
  if (process.argv.includes('--build')) return;
  run(firebaseInstall);
  // Answers at once where somebody is signed in; a key signs in by itself.
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) run(['node', firebaseTool, 'login']);
  if (first) run(['node', firebaseTool, ...first, '--project', project]);
  run(['node', firebaseTool, 'deploy', '--only', 'functions', '--config', config, '--project', project]);
}
