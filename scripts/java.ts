import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { installFromDebian } from './debian-package';

/** The oldest Java that runs the HTML checker. */
const oldestJava = 17;

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

/** Finds a Java that is new enough: that of JAVA_HOME, of the path, or of the checker's package. */
export function findJava(env: NodeJS.ProcessEnv): string | undefined {
  const home = env.JAVA_HOME && path.join(env.JAVA_HOME, 'bin/java');
  const onPath = (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'java'));
  const candidates = [home, ...onPath, packagedJava()];
  return candidates.find(
    (java): java is string =>
      Boolean(java) && existsSync(java as string) && versionOf(java as string) >= oldestJava,
  );
}

/** Gives the path of a Java that runs the HTML checker; installs one where there is none. */
export function findOrInstallJava(): string {
  let found = findJava(process.env);
  if (!found) {
    console.log('No Java found: installing one.');
    installFromDebian('default-jre-headless');
    found = findJava(process.env);
  }
  if (found) return found;
  throw new PlainError(
    `No Java ${oldestJava} or newer was found or could be installed: install one and name it with JAVA_HOME.`,
  );
}
