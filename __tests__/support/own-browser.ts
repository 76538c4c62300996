import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { findOrInstallBrowser, findOrInstallHeadlessShell } from '../../scripts/browser';

type Options = {
  /** The folder of the profile, in which a later browser finds what this one has stored. */
  profile: string;
  args: readonly string[];
  /** Whether the browser blocks cookies and all storage, as a visitor's setting can. */
  isSiteDataBlocked?: boolean;
};

export type OwnBrowser = {
  context: BrowserContext;
  /** Kills its process, as on a phone without memory or power. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

const blockSiteData = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Starts a browser with a process and a profile of its own, which can be killed. */
export async function startOwnBrowser(options: Options): Promise<OwnBrowser> {
  const { profile, args, isSiteDataBlocked } = options;
  mkdirSync(path.join(profile, 'Default'), { recursive: true });
  if (isSiteDataBlocked)
    writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(blockSiteData));
  const child = spawn(
    // The headless shell ignores a visitor's settings.
    isSiteDataBlocked ? findOrInstallBrowser() : findOrInstallHeadlessShell(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...args,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const ended = once(child, 'exit');
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  // Playwright hears of the end a little after the process is gone, and until then works on with its contexts.
  const disconnected = new Promise<void>((resolve) => browser.once('disconnected', () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    // The whole process group, because the browser has helper processes.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal);
    await Promise.all([ended, disconnected]);
  };
  return {
    context: browser.contexts()[0] as BrowserContext,
    kill: () => end('SIGKILL'),
    close: async () => {
      await browser.close();
      await end('SIGTERM');
    },
  };
}
