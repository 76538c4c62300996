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

/** The path of the browser for journeys and measurements: the headless shell, or an ordinary Chromium. */
export const findHeadlessShell = (): string | undefined =>
  findFirst([process.env.CHROMIUM_PATH, headlessShell]) ?? findBrowser();

function installFromPlaywright(): void {
  const program = 'node_modules/@playwright/test/cli.js';
  spawnSync(process.execPath, [program, 'install', 'chromium'], { stdio: 'inherit' });
}

/** Gives the path of a Chromium: the one that CHROMIUM_PATH names, or an installed one, else installs one. */
export function findOrInstallBrowser(): string {
  let found = findBrowser();
  if (!found) {
    console.log('No Chromium found: installing one.');
    installFromPlaywright();
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

/**
 * Gives the path of a headless Chromium for journeys and measurements, and installs one where it can. An ordinary Chromium
 * is the last resort: even without a screen it draws its own window sixty times a second, which takes a whole processor
 * without a graphics card.
 */
export function findOrInstallHeadlessShell(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell)) installFromDebian('chromium-headless-shell');
  return findHeadlessShell() ?? findOrInstallBrowser();
}

/** Finds or installs what the journeys need: the headless shell, and for the browser's own settings a whole one. */
export function findOrInstallBrowsers(): void {
  findOrInstallHeadlessShell();
  findOrInstallBrowser();
}
