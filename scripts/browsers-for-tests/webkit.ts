import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findFreePortPair } from '../../local/ports';
import { displayServer, webKitDriver } from '../browser';

/** Starts WebKitGTK's driver on a screen that nobody sees, and lends a page of a given size. The proxy is for https. */
export async function withWebKit<Value>(
  { width, height, proxyPort }: { width: number; height: number; proxyPort: number },
  task: (page: WebDriver) => Promise<Value>,
): Promise<Value> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = spawn(displayServer, screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const { sitePort: port } = await findFreePortPair();
  const service = new DriverService(webKitDriver, {
    port,
    args: [`--port=${port}`],
    loopback: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      // It visits only this machine's own pages, and some systems let nobody make a sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const proxy = [`--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=localhost'];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    // With its tool bar the window would be wider than a phone.
    'webkitgtk:browserOptions': { args: ['--automation', '--full-screen', ...proxy] },
  });
  try {
    const builder = new Builder().usingServer(await service.start()).withCapabilities(capabilities);
    const page = await builder.build();
    await page.manage().window().setRect({ x: 0, y: 0, width, height });
    return await task(page).finally(() => page.quit());
  } finally {
    await service.kill();
    display.kill();
  }
}
