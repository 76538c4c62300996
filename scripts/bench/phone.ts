import type { Browser, CDPSession, Page } from '@playwright/test';

/** What would disturb a measurement, or not run in a container, is off. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // Else letters are as wide as whole pixels, which no phone makes them, and lines break elsewhere.
  '--font-render-hinting=none',
];

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type Conditions = {
  /** How many times slower than here its processor is. */
  cpuSlowdown?: number;
  /** Over a mobile network that is slow but usual, else straight from this machine. */
  isNetworkSlow?: boolean;
};

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Does the task with a page of a phone that has never been here before. */
export async function onPhone<Value>(
  browser: Browser,
  { cpuSlowdown = 1, isNetworkSlow = false }: Conditions,
  task: (page: Page, session: CDPSession) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    return await task(page, session);
  } finally {
    await context.close();
  }
}
