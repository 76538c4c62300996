import type { BrowserContext, Page } from '@playwright/test';

/** The REST requests of a record, alone or with its context. */
export const recordRequests = /\/(leads|jobs|context)\/[-\w]+\.json|\/\.json/;

/** Delays everything that the database says, by either road and both ways. */
export async function delayDatabase(page: Page, delayMs: number): Promise<void> {
  await page.route(recordRequests, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await page.routeWebSocket(/\.ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void setTimeout(() => server.send(message), delayMs));
    server.onMessage((message) => void setTimeout(() => socket.send(message), delayMs));
  });
}

/** Lets every write of the socket reach the database, and loses what the database says of it. */
export async function loseConfirmations(page: Page): Promise<{ lost: Promise<void> }> {
  let tell: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.routeWebSocket(/\.ws/, (socket) => {
    const server = socket.connectToServer();
    const writes = new Set<number>();
    socket.onMessage((message) => {
      const { d } = JSON.parse(String(message)) as { d?: { a?: string; r?: number } };
      if (d?.a === 'p' && d.r !== undefined) writes.add(d.r);
      server.send(message);
    });
    server.onMessage((message) => {
      const { d } = JSON.parse(String(message)) as { d?: { r?: number } };
      if (d?.r !== undefined && writes.has(d.r)) tell();
      else socket.send(message);
    });
  });
  return { lost };
}

type Write = { d?: { a?: string; r?: number; b?: { p?: string } } };

/** Does something else with every write of a context than to pass it on. */
async function catchContexts(
  page: Page,
  handle: (request: number, answer: (message: string) => void) => void,
): Promise<void> {
  await page.routeWebSocket(/\.ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // What the SDK sends in pieces is no whole message.
      const text = String(message);
      const { d } = (text.startsWith('{') ? JSON.parse(text) : {}) as Write;
      const isContext = d?.a === 'p' && d.b?.p?.startsWith('/context/');
      if (isContext) handle(Number(d.r), (answered) => socket.send(answered));
      else server.send(message);
    });
    server.onMessage((message) => socket.send(message));
  });
}

/** A database that takes no context, whatever is in it. */
export async function refuseContexts(page: Page): Promise<void> {
  await catchContexts(page, (request, answer) => {
    answer(
      JSON.stringify({ t: 'd', d: { r: request, b: { s: 'permission_denied', d: 'Permission denied' } } }),
    );
  });
}

/** No context reaches the database, and nothing is said of it. */
export async function loseContexts(page: Page): Promise<{ lost: Promise<void> }> {
  let tell: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await catchContexts(page, () => tell());
  // Nor does it by the other road, or as the last request of a page that is closed.
  await page.route(/\/context\/[-\w]+\.json|\/\.json/, (route) => route.abort());
  return { lost };
}

/** A browser that keeps nothing: private mode of some, a full disk of others. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
  });
}

/** A database of the browser that never opens, as some have it until the phone is restarted. */
export async function hangDevice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest;
  });
}

/** Requests that nobody can read, and a mark of the SDK that this device once had no WebSocket. */
export async function malformDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('pending/broken', '{"key":');
    localStorage.setItem('pending/odd', '{"key":5,"path":"locations","record":{}}');
    localStorage.setItem('firebase:previous_websocket_failure', 'true');
  });
}

/** Holds back what is asked for at such addresses, as a slow connection does, until the function that it gives is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, (route) => held.then(() => route.continue()));
  return letGo;
}
