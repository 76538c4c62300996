import type { Page } from '@playwright/test';

/** Delays everything that the database connection says, both ways. */
export async function delayDatabase(page: Page, delayMs: number): Promise<void> {
  await page.routeWebSocket(/\.ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void setTimeout(() => server.send(message), delayMs));
    server.onMessage((message) => void setTimeout(() => socket.send(message), delayMs));
  });
}

/** Lets every write reach the database, and loses what the database says of it. */
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

/** A browser that keeps nothing: private mode of some, a full disk of others. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
}
