import { spawn } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { contentDir, listFiles } from '../src/content-model/reading/read-content';
import { findSamples } from '../src/content-model/notices/content-notices';
import { loadContent } from '../src/content-model/checks/load-content';
import type { Content } from '../src/content-model/types';
import { latestDate } from '../src/shared/time/last-day';
import { forgetOtherContent } from './forget-other-content';
import { siteVersion } from './git';
import { withLocalServices, type Site } from './local-services';

/** Beside public/, while that is a whole build. */
export const stampFile = '.local/build-stamp';
const sources = [
  'src',
  'art',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'babel.config.cjs',
  'scripts/gatsby-build.mjs',
  'package.json',
  'package-lock.json',
];

/** Begins a hash with files, and with all files of folders, by their paths and what is in them. */
function hashFiles(names: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const source of names.filter(existsSync)) {
    const within = statSync(source).isFile() ? [''] : listFiles(source, '');
    for (const file of within.map((name) => path.join(source, name)))
      hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash;
}

/** Changes with anything that the built pages depend on: a campaign or a coupon starts and ends on its day. */
export function stampOf(env: NodeJS.ProcessEnv, locations: string): string {
  const settings = Object.entries(env).filter(([name]) => name.startsWith('GATSBY_'));
  const hash = hashFiles([...sources, env.CONTENT_DIR || 'content']);
  hash.update(locations).update(latestDate(new Date())).update(settings.toSorted().join('\n'));
  return hash.digest('hex');
}

/** Checks the content while Gatsby starts. With much memory Node lets garbage pile up; this collects it sooner. */
async function runGatsby(env: NodeJS.ProcessEnv): Promise<Content> {
  const args = ['--heap-growing-percent=50', 'scripts/gatsby-build.mjs'];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  const exited = once(child, 'exit');
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    const content = loadContent(contentDir());
    rmSync(stampFile, { force: true });
    const [code] = await exited;
    if (code !== 0) throw new PlainError('The site could not be built: the lines above say why.');
    return content;
  } finally {
    child.kill('SIGKILL');
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}

/**
 * Builds public/ unless nothing has changed; content with an error is refused before Gatsby touches public/. The variables
 * say where the location records are read, which are given too so that a changed one builds anew.
 */
export async function buildSite(variables: NodeJS.ProcessEnv = {}, locations: unknown = null): Promise<void> {
  forgetOtherContent(contentDir());
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...variables,
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_SITE_VERSION: process.env.GATSBY_SITE_VERSION || siteVersion(sources),
  };
  const stamp = stampOf(env, JSON.stringify(locations));
  if (existsSync('public/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    console.log('The site is built already: nothing has changed.');
    return;
  }
  const content = await runGatsby(env);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  for (const { words } of findSamples(content)) console.log(`Still sample content: ${words}`);
}

/** Builds with the records of a local database; its pages look for it beside their own port, or where the address says. */
export function buildBeside({ databaseAddress, read }: Site, isDatabaseNamed = false): Promise<void> {
  const named = isDatabaseNamed && (process.env.GATSBY_DATABASE_URL || databaseAddress);
  const variables = { LOCAL_DATABASE_URL: databaseAddress, ...(named && { GATSBY_DATABASE_URL: named }) };
  return buildSite(variables, read('locations'));
}

/** A build whose pages look for the database beside their own port. */
export const buildForThisMachine = (): Promise<void> => withLocalServices((site) => buildBeside(site));
