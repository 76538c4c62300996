import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { installFromDebian } from './debian-package';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

function findFirst(candidates: (string | undefined)[]): string | undefined {
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

function find(): string | undefined {
  return findFirst([process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()]);
}

function installFromPlaywright(): void {
  const program = 'node_modules/@playwright/test/cli.js';
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' });
}

/** The path of a Chromium: the one named by CHROMIUM_PATH, one that is installed, else one installed now. */
export function findOrInstallBrowser(): string {
  let found = find();
  if (!found) {
    console.log('No Chromium found: installing one.');
    installFromPlaywright();
    found = find();
  }
  if (!found) {
    installFromDebian('chromium');
    found = find();
  }
  if (found) return found;
  throw new PlainError(
    'No Chromium was found or could be installed: install one and name it with CHROMIUM_PATH.',
  );
}

/**
 * The path of a Chromium to measure with. A usual one draws a window of its own around the page even where nobody sees it,
 * sixty times a second while the page loads, and without a graphics card takes a processor for that: it is the last resort.
 */
export function findOrInstallHeadlessShell(): string {
  const candidates = [process.env.CHROMIUM_PATH, headlessShell];
  const found = findFirst(candidates);
  if (found) return found;
  installFromDebian('chromium-headless-shell');
  return findFirst(candidates) ?? findOrInstallBrowser();
}
