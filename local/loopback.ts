import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

type Handlers = {
  onRequest: http.RequestListener;
  onUpgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

export type Listening = { port: number; close: () => Promise<void> };

const ownHost = String.raw`(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?`;
const ownHostPattern = new RegExp(`^${ownHost}$`, 'i');
const ownOriginPattern = new RegExp(`^https?://${ownHost}$`, 'i');

/** Whether a Host header names this machine, with any port. */
export const isOwnHost = (host: string): boolean => ownHostPattern.test(host);

/** Whether an Origin header is that of a page of this machine, with any port. */
export const isOwnOrigin = (origin: string): boolean => ownOriginPattern.test(origin);

function listen({ onRequest, onUpgrade }: Handlers, port: number, host: string): Promise<Listening> {
  const server = http.createServer(onRequest);
  // A busy machine may use a connection again later than Node expects, and would find it closed.
  server.keepAliveTimeout = 60_000;
  if (onUpgrade) server.on('upgrade', onUpgrade);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
}

/** On both addresses of `localhost`, as browsers try the second first. 0 takes a free port; rejects with EADDRINUSE. */
export async function listenOnLoopback(port: number, handlers: Handlers): Promise<Listening> {
  const first = await listen(handlers, port, '127.0.0.1');
  try {
    const second = await listen(handlers, first.port, '::1');
    const close = async (): Promise<void> => void (await Promise.all([first.close(), second.close()]));
    return { port: first.port, close };
  } catch (error) {
    // A machine without IPv6 has only one loopback address.
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return first;
    await first.close();
    if (port !== 0) throw error;
    return listenOnLoopback(port, handlers);
  }
}
