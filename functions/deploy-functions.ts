import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { PlainError } from '../local/plain-error';
import { firebaseInstall, firebaseTool } from '../scripts/firebase-cli';
import { functionRegion } from '../scripts/function-address';
import { reportFailure } from '../scripts/report-failure';

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new PlainError(`Set ${name}: docs/environment.md says what it is.`);
  return value;
}

/** Reads what a build writes into the script, and for editing also the file of the key that becomes a secret. */
function readSettings(isEditing: boolean) {
  const databaseUrl = needed('GATSBY_DATABASE_URL');
  const built = { project: needed('FIREBASE_PROJECT'), databaseUrl, region: functionRegion(databaseUrl) };
  if (!isEditing) return { built };
  const { EDITING_BRANCH, EDITING_REVIEW } = process.env;
  const repository = { repo: needed('EDITING_REPO'), branch: EDITING_BRANCH || 'main' };
  const review = { isReviewed: EDITING_REVIEW !== 'none', appId: needed('GITHUB_APP_ID') };
  return { built: { ...built, ...repository, ...review }, keyFile: needed('GITHUB_APP_KEY_FILE') };
}

function run([command = '', ...args]: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0)
    throw new PlainError(`"${[command, ...args].join(' ')}" failed: the lines above say why.`);
}

/** `npm run deploy:notices` and `deploy:editing`: builds one script, and deploys it with its lock file; `-- --build` only builds. */
async function deployFunctions(): Promise<void> {
  // The name keeps them apart from others of the project: `notices` tell the office of each request, `editing` lets staff edit.
  const codebase = process.argv[3];
  const isEditing = codebase === 'editing';
  const { built, keyFile } = readSettings(isEditing);
  const folder = `.local/functions/${codebase}`;
  // Not functions.json: Node would take that for the folder.
  const config = `.local/firebase.${codebase}.json`;
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: [isEditing ? 'functions/editing/index.ts' : 'functions/index.ts'],
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
  const firebase = (...args: string[]) => run(['node', firebaseTool, ...args]);
  // Answers at once where somebody is signed in; a key signs in by itself.
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) firebase('login');
  const project = ['--project', built.project];
  if (keyFile)
    firebase('functions:secrets:set', 'GITHUB_APP_KEY', '--data-file', keyFile, '--force', ...project);
  firebase('deploy', '--only', 'functions', '--config', config, ...project);
}

deployFunctions().catch(reportFailure);
