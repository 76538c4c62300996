import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { installFromDebian } from './debian-package';

export const webKitDriver = '/usr/bin/WebKitWebDriver';
export const displayServer = '/usr/bin/Xvfb';
const { CHROMIUM_PATH = '', FIREFOX_PATH = '' } = process.env;

const firstThere = (...files: string[]): string | undefined => files.find((file) => existsSync(file));

/** WebKitGTK's own small browser, in a folder that is named after the processor and the version. */
function findMiniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))]);
  const apis = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return firstThere(...folders.flatMap((folder) => apis.map((api) => path.join(folder, api, 'MiniBrowser'))));
}

const browsers = {
  /** A whole one, which follows a visitor's settings. */
  Chromium: {
    find: () =>
      firstThere(
        CHROMIUM_PATH,
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        chromium.executablePath(),
      ),
    packages: ['chromium'],
  },
  /** The window of a whole one, drawn sixty times a second, takes a whole processor. */
  'headless Chromium': {
    find: () => firstThere(CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
  },
  Firefox: {
    find: () =>
      firstThere(
        FIREFOX_PATH,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ),
    packages: ['firefox-esr'],
  },
  WebKit: {
    find: () => (firstThere(webKitDriver) && firstThere(displayServer) ? findMiniBrowser() : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};
export type BrowserName = keyof typeof browsers;

/** The path of an installed browser; a whole Chromium is the last resort for a headless one. */
export const findBrowser = (name: BrowserName): string | undefined =>
  browsers[name].find() ?? (name === 'headless Chromium' ? browsers.Chromium.find() : undefined);

/** Says what to do where a browser is missing. */
export const howToInstall = (name: BrowserName): string =>
  `No ${name} was found or could be installed: on Debian, apt-get install ${browsers[name].packages.join(' ')}.`;

function install(name: BrowserName): void {
  const { find, packages } = browsers[name];
  if (find()) return;
  console.log(`No ${name} found: installing one.`);
  const byPlaywright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (name === 'Chromium') spawnSync(process.execPath, byPlaywright, { stdio: 'inherit' });
  if (!find()) installFromDebian(...packages);
}

export function findOrInstallBrowser(name: BrowserName): string {
  install(name);
  const found = findBrowser(name);
  if (found) return found;
  if (name === 'headless Chromium') return findOrInstallBrowser('Chromium');
  throw new PlainError(`${howToInstall(name)} Elsewhere, name one with CHROMIUM_PATH.`);
}

/** Installs all that e2e tests need; without Firefox or WebKit it says so, and their e2e tests are skipped. */
export function findOrInstallBrowsers(): void {
  for (const name of ['headless Chromium', 'Firefox', 'WebKit'] as const) {
    install(name);
    if (!findBrowser(name)) console.log(howToInstall(name));
  }
  findOrInstallBrowser('Chromium');
}

/** How Playwright launches a Firefox that it has not built itself. */
export const launchFirefoxWith = () => ({
  channel: 'moz-firefox',
  executablePath: require.resolve('./browsers-for-tests/firefox.mjs'),
  env: { ...process.env, FIREFOX_PATH: findBrowser('Firefox') },
});
