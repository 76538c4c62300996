import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import { findFreePortPair } from '../../local/ports';
import type { DatabaseRoad, Driver, Engine, Key, Viewport } from './driver';
import { displayServer, webKitDriver } from './find-engine';

const keys: Record<Key, string> = {
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  Backspace: SeleniumKey.BACK_SPACE,
  End: SeleniumKey.END,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Space: SeleniumKey.SPACE,
  Tab: SeleniumKey.TAB,
};

/** Starts a screen that nobody sees, on which a window can be as long as a whole page, and gives its name. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x16000x24', '-nolisten', 'tcp'];
  const server = spawn(displayServer, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(server.stdout!, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

function drive(driver: WebDriver): Driver {
  const sendKeys = (text: string): Promise<void> => driver.actions().sendKeys(text).perform();
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    type: sendKeys,
    press: (key) => sendKeys(keys[key]),
    resize: async (viewport) =>
      void (await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...viewport })),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    consoleErrors: () => null,
    close: () => driver.quit(),
  };
}

/** Starts WebKitGTK's driver on a screen of its own; each page is a browser of its own. */
export async function startWebKit(binary: string, road?: DatabaseRoad): Promise<Engine> {
  const { display, server } = await startDisplay();
  const { sitePort: port } = await findFreePortPair();
  const service = spawn(webKitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    // It visits only this machine's own pages, and some systems let nobody make a sandbox.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const proxy = road ? [`--proxy=http://127.0.0.1:${road.proxyPort}`, '--ignore-host=localhost'] : [];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // With its tool bar the window would be wider than a phone.
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--full-screen', ...proxy],
    },
  });
  const openPage = async (viewport: Viewport): Promise<Driver> => {
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
    const driver = drive(await builder.build());
    await driver.resize(viewport);
    return driver;
  };
  const close = async (): Promise<void> => {
    for (const child of [service, server]) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
  };
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return { openPage, close };
    if (tries === 100) throw new Error('WebKitWebDriver did not start');
    await pause(100);
  }
}
