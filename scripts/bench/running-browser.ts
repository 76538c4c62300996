import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../../local/plain-error';
import { chromeFlags } from './phone';

/** Chrome says so on its error stream, once it can be asked. */
const listening = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//;

/**
 * Does the task with the debugging port of a browser that has long started, and in which nobody else listens:
 * Playwright would to each of its pages, which takes the browser's time. Refuses a browser that does not start.
 */
export async function withRunningBrowser<Value>(
  browserPath: string,
  task: (debuggingPort: number) => Promise<Value>,
): Promise<Value> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-browser-'));
  const args = [
    '--headless=new',
    ...chromeFlags,
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser = spawn(browserPath, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = once(browser, 'close');
  try {
    for await (const line of createInterface(browser.stderr)) {
      const [, port] = listening.exec(line) ?? [];
      if (!port) continue;
      browser.stderr.resume();
      return await task(Number(port));
    }
    throw new PlainError(`The browser ${browserPath} ended before it could be asked anything.`);
  } finally {
    // The whole group: where the path is a script, the browser is its child.
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
