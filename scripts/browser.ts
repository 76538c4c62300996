import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PlainError } from '../local/plain-error';
import { installFromDebian } from './debian-package';

export const webKitDriver = '/usr/bin/WebKitWebDriver';
export const displayServer = '/usr/bin/Xvfb';
const { CHROMIUM_PATH = '', FIREFOX_PATH = '' } = process.env;

/** Where each may be (the first that exists is used), and its Debian packages. */
const browsers = {
  /** A whole one, which follows a visitor's settings. */
  Chromium: {
    paths: [
      CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    packages: ['chromium'],
  },
  /** The window of a whole one, drawn sixty times a second, takes a whole processor. */
  'headless Chromium': {
    paths: [CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  Firefox: {
    paths: [
      FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
  },
  /** By its driver, which starts WebKitGTK's own small browser on a screen that nobody sees. */
  WebKit: { paths: [webKitDriver], packages: ['webkit2gtk-driver', 'xvfb'], beside: displayServer },
};
export type BrowserName = keyof typeof browsers;

function find(name: BrowserName): string | undefined {
  const { paths, beside = '/' }: { paths: string[]; beside?: string } = browsers[name];
  return existsSync(beside) ? paths.find((file) => existsSync(file)) : undefined;
}

/** The path of an installed browser; a whole Chromium is the last resort for a headless one. */
export const findBrowser = (name: BrowserName): string | undefined =>
  find(name) ?? (name === 'headless Chromium' ? find('Chromium') : undefined);

/** Says what to do where a browser is missing. */
export const howToInstall = (name: BrowserName): string =>
  `No ${name} was found or could be installed: on Debian, apt-get install ${browsers[name].packages.join(' ')}.`;

function install(name: BrowserName): void {
  if (find(name)) return;
  console.log(`No ${name} found: installing one.`);
  const byPlaywright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (name === 'Chromium') spawnSync(process.execPath, byPlaywright, { stdio: 'inherit' });
  if (!find(name)) installFromDebian(...browsers[name].packages);
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
