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

function find(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate));
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
