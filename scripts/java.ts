import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { installFromDebian } from './debian-package';

/** The oldest Java that runs the HTML checker, and the oldest that runs Firebase's emulators. */
const checkerJava = 17;
export const emulatorJava = 21;

function versionOf(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

/** Finds a Java that is new enough: of JAVA_HOME or a CI's JAVA_HOME_21_X64, of the path, or of the checker's package. */
function findJava(oldestJava: number): string | undefined {
  const homes = Object.entries(process.env).filter(([name]) => /^JAVA_HOME(_\d+|$)/.test(name));
  const { findCachedJava } = require('vnu-jar/vnu-java-downloader.js') as { findCachedJava(): string | null };
  const candidates = [...homes.map(([, home]) => path.join(String(home), 'bin/java')), 'java'];
  return [...candidates, findCachedJava() ?? ''].find((java) => java && versionOf(java) >= oldestJava);
}

/** Gives a Java that is new enough, by default for the HTML checker; installs one where there is none. */
export function findOrInstallJava(oldestJava = checkerJava): string {
  let found = findJava(oldestJava);
  if (!found) {
    console.log(`No Java ${oldestJava} or newer found: installing one.`);
    installFromDebian('default-jre-headless');
    found = findJava(oldestJava);
  }
  if (found) return found;
  throw new PlainError(
    `No Java ${oldestJava} or newer was found or could be installed: install one and name it with JAVA_HOME.`,
  );
}
