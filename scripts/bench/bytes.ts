import type { Browser } from '@playwright/test';
import { onPhone } from './phone';

export const kinds = ['document', 'script', 'style', 'font', 'image', 'media', 'other'] as const;
export type Kind = (typeof kinds)[number];
export type Bytes = Record<Kind, number>;

/** After this time without a request the page counts as at rest. */
const restMs = 4000;
const longestMs = 60_000;

/** Gives the kind of an answer by its media type; a preloaded script is a script too. */
export function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'document';
  if (/javascript/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (/^font\/|woff/.test(mimeType)) return 'font';
  if (mimeType.startsWith('image/')) return 'image';
  return /^(video|audio)\//.test(mimeType) ? 'media' : 'other';
}

type MeasuredRequest = { sentAt: number; mimeType: string; received: number; finished: number };

function sum(requests: MeasuredRequest[]): Bytes {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes;
  for (const { mimeType, received, finished } of requests) {
    bytes[kindOf(mimeType)] += Math.max(received, finished);
  }
  return bytes;
}

/**
 * Counts the bytes that a visit takes from the network, compressed and with headers, while the visitor does nothing:
 * those requested before the load event, and all until the page is at rest.
 */
export function countBytes(browser: Browser, url: string): Promise<{ untilLoad: Bytes; afterIdle: Bytes }> {
  return onPhone(browser, {}, async (page, session) => {
    const requests = new Map<string, MeasuredRequest>();
    let loadedAt = Infinity;
    let lastEventAt = Date.now();
    const withRequest = (id: string, act: (request: MeasuredRequest) => void): void => {
      lastEventAt = Date.now();
      const request = requests.get(id);
      if (request) act(request);
    };
    session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
      lastEventAt = Date.now();
      requests.set(requestId, { sentAt: timestamp, mimeType: '', received: 0, finished: 0 });
    });
    session.on('Network.responseReceived', ({ requestId, response }) =>
      withRequest(requestId, (request) => (request.mimeType = response.mimeType)),
    );
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
      withRequest(requestId, (request) => (request.received += encodedDataLength)),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      withRequest(requestId, (request) => (request.finished = encodedDataLength)),
    );
    session.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
    await session.send('Page.enable');
    await page.goto(url, { waitUntil: 'load' });
    const deadline = Date.now() + longestMs;
    while (Date.now() - lastEventAt < restMs && Date.now() < deadline) await page.waitForTimeout(200);
    const all = [...requests.values()];
    return { untilLoad: sum(all.filter(({ sentAt }) => sentAt <= loadedAt)), afterIdle: sum(all) };
  });
}
