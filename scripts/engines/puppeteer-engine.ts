import { launch, type Browser, type Page } from 'puppeteer-core';
import type { DatabaseRoad, Driver, Engine, Viewport } from './driver';

/** Prefers the browser's own words to its stack, which names files of the build. */
const describe = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

function drive(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (cause) => errors.push(describe(cause)));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    resize: (viewport) => page.setViewport(viewport),
    screenshot: () => page.screenshot(),
    consoleErrors: () => errors,
    close,
  };
}

const asEngine = (browser: Browser): Engine => ({
  openPage: async (viewport: Viewport) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    return drive(page, () => context.close());
  },
  close: () => browser.close(),
});

/** Starts Chromium by its own protocol. */
export async function startChromium(executablePath: string, road?: DatabaseRoad): Promise<Engine> {
  const args = ['--no-sandbox', '--disable-background-networking', ...(road?.browserArgs ?? [])];
  return asEngine(await launch({ executablePath, headless: 'shell', args }));
}

/** Launches Firefox, which is driven by WebDriver BiDi. */
function launchFirefox(executablePath: string, road?: DatabaseRoad): Promise<Browser> {
  const extraPrefsFirefox = road && {
    'network.proxy.type': 1,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': road.proxyPort,
  };
  const options = { executablePath, headless: true, acceptInsecureCerts: true, extraPrefsFirefox };
  return launch({ browser: 'firefox', ...options });
}

export const startFirefox = async (executablePath: string, road?: DatabaseRoad): Promise<Engine> =>
  asEngine(await launchFirefox(executablePath, road));
