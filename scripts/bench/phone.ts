import type { Browser, CDPSession, Page } from '@playwright/test';

/** Switches off everything that disturbs a measurement or does not run in a container. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // With hinting, letters are whole pixels wide, unlike on a phone, and lines break elsewhere.
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
  /** How many times slower its processor is than this machine's. */
  cpuSlowdown?: number;
  /** Whether the network is a slow mobile one, or none at all. */
  isNetworkSlow?: boolean;
};

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Runs the task with a page of a phone that visits the site for the first time. */
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
