import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { PlainError } from '../local/plain-error';
import { firebaseInstall, firebaseTool } from '../scripts/firebase-cli';
import { reportFailure } from '../scripts/report-failure';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/content-dir';

const folder = '.local/functions';
// Not functions.json: Node would take that for the folder.
const config = '.local/firebase.notices.json';

/** Writes the package that Firebase runs: one script with what it needs of the content, and the lock file. */
function build(databaseUrl: string): void {
  const region = /\.([\w-]+)\.firebasedatabase\.app/.exec(databaseUrl)?.[1] ?? 'us-central1';
  const cities = loadContent(contentDir()).cities.map(({ locationId, postalPrefixes }) => ({
    locationId,
    postalPrefixes,
  }));
  mkdirSync(folder, { recursive: true });
  buildSync({
    entryPoints: ['functions/index.ts'],
    outfile: `${folder}/index.js`,
    bundle: true,
    platform: 'node',
    target: 'node22',
    external: ['firebase-admin', 'firebase-functions', 'nodemailer'],
    define: { BUILT: JSON.stringify({ databaseUrl, region, cities }) },
  });
  for (const file of ['package.json', 'package-lock.json']) cpSync(`functions/${file}`, `${folder}/${file}`);
  const functions = [{ source: 'functions', codebase: 'notices', runtime: 'nodejs22' }];
  writeFileSync(config, `${JSON.stringify({ functions }, null, 2)}\n`);
}

function run([command = '', ...args]: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0)
    throw new PlainError(`"${[command, ...args].join(' ')}" failed: the lines above say why.`);
}

/** `npm run deploy:notices`: builds the functions and deploys them (docs/going-live.md); with `-- --build` only builds. */
async function deploy(): Promise<void> {
  const { GATSBY_DATABASE_URL: databaseUrl, FIREBASE_PROJECT: project } = process.env;
  if (!databaseUrl || !project)
    throw new PlainError('Set GATSBY_DATABASE_URL and FIREBASE_PROJECT, as for npm run deploy.');
  build(databaseUrl);
  run(`npm ci --prefix ${folder} --omit=dev --ignore-scripts --no-audit --no-fund`.split(' '));
  if (process.argv.includes('--build')) return;
  run(firebaseInstall);
  // Answers at once where somebody is signed in; a key signs in by itself.
  if (!process.env.GOOGLE_APPLICATION_CREDENTIALS) run(['node', firebaseTool, 'login']);
  run(['node', firebaseTool, 'deploy', '--only', 'functions', '--config', config, '--project', project]);
}

deploy().catch(reportFailure);
