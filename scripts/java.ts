import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { installFromDebian } from './debian-package';

/** The oldest Java that runs the HTML checker, and the oldest that runs Firebase's emulators. */
const checkerJava = 17;
export const emulatorJava = 21;

function versionOf(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  const [, version = '0'] = /version "(\d+)/.exec(stderr ?? '') ?? [];
  return Number(version);
}

/** The Java that the checker's own package fetches during its installation on a machine without one. */
function packagedJava(): string | null {
  const { findCachedJava } = require('vnu-jar/vnu-java-downloader.js') as { findCachedJava(): string | null };
  return findCachedJava();
}

/** Finds a Java that is new enough: that of JAVA_HOME, of the path, of the checker's package, or one of several of a CI. */
function findJava(env: NodeJS.ProcessEnv, oldestJava = checkerJava): string | undefined {
  const home = env.JAVA_HOME && path.join(env.JAVA_HOME, 'bin/java');
  const onPath = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'java'));
  // GitHub's machines have more than one, such as JAVA_HOME_21_X64.
  const others = Object.keys(env).filter((name) => /^JAVA_HOME_\d+/.test(name));
  const candidates = [
    home,
    ...onPath,
    packagedJava(),
    ...others.map((name) => path.join(String(env[name]), 'bin/java')),
  ];
  return candidates.find(
    (java): java is string =>
      Boolean(java) && existsSync(java as string) && versionOf(java as string) >= oldestJava,
  );
}

/** Gives the path of a Java that is new enough, by default for the HTML checker; installs one where there is none. */
export function findOrInstallJava(oldestJava = checkerJava): string {
  let found = findJava(process.env, oldestJava);
  if (!found) {
    console.log(`No Java ${oldestJava} or newer found: installing one.`);
    installFromDebian('default-jre-headless');
    found = findJava(process.env, oldestJava);
  }
  if (found) return found;
  throw new PlainError(
    `No Java ${oldestJava} or newer was found or could be installed: install one and name it with JAVA_HOME.`,
  );
}
