import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findHeadlessShell } from '../browser';
import { installFromDebian } from '../debian-package';

export const testBrowserNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type TestBrowserName = (typeof testBrowserNames)[number];

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
export const webKitDriver = '/usr/bin/WebKitWebDriver';
export const displayServer = '/usr/bin/Xvfb';

/** WebKitGTK's own small browser, in a folder that is named after the processor and the version. */
function findMiniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((api) =>
        path.join(folder, api, 'MiniBrowser'),
      ),
    )
    .find(existsSync);
}

const finders: Record<TestBrowserName, () => string | undefined> = {
  Chromium: findHeadlessShell,
  Firefox: () => [process.env.FIREFOX_PATH ?? '', ...firefoxes].find(existsSync),
  WebKit: () => (existsSync(webKitDriver) && existsSync(displayServer) ? findMiniBrowser() : undefined),
};

const packages: Record<TestBrowserName, string[]> = {
  Chromium: [],
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
};

/** The path of an installed browser of this engine. */
export const findTestBrowser = (name: TestBrowserName): string | undefined => finders[name]();

/** Says what to do where an engine is missing. */
export const howToInstall = (name: TestBrowserName): string =>
  `No ${name} was found or could be installed: on Debian, apt-get install ${packages[name].join(' ')}.`;

/** Finds or installs Firefox and WebKit; says so where one cannot be had, and its e2e tests are skipped. */
export function findOrInstallTestBrowsers(): void {
  for (const name of ['Firefox', 'WebKit'] as const) {
    if (!findTestBrowser(name)) {
      console.log(`No ${name} found: installing one.`);
      installFromDebian(...packages[name]);
    }
    if (!findTestBrowser(name)) console.log(howToInstall(name));
  }
}

/** How Playwright launches a Firefox that it has not built itself. */
export function launchFirefoxWith(): { channel: string; executablePath: string; env: NodeJS.ProcessEnv } {
  const env = { ...process.env, FIREFOX_PATH: findTestBrowser('Firefox') };
  return { channel: 'moz-firefox', executablePath: require.resolve('./firefox.mjs'), env };
}
