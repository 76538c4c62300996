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

const findBrowser = (): string | undefined =>
  findFirst([process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()]);

export const findHeadlessShell = (): string | undefined =>
  findFirst([process.env.CHROMIUM_PATH, headlessShell]) ?? findBrowser();

export function findOrInstallBrowser(): string {
  let found = findBrowser();
  if (!found) {
    console.log('No Chromium found: installing one.');
    const program = 'node_modules/@playwright/test/cli.js';
    spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' });
    found = findBrowser();
  }
  if (!found) {
    installFromDebian('chromium');
    found = findBrowser();
  }
  if (found) return found;
  throw new PlainError(
    'No Chromium was found or could be installed: install one and name it with CHROMIUM_PATH.',
  );
}

/** An ordinary Chromium is the last resort: its own window, drawn sixty times a second, takes a whole processor. */
export function findOrInstallHeadlessShell(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) installFromDebian('chromium-headless-shell');
  return findHeadlessShell() ?? findOrInstallBrowser();
}

/** The headless shell, and for the browser's own settings a whole Chromium. */
export function findOrInstallBrowsers(): void {
  findOrInstallHeadlessShell();
  findOrInstallBrowser();
}
