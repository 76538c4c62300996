import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../local/loopback';

const preludePath = '/__prelude.js';

export type VisitorNetwork = {
  /** The address of the site, as this visitor opens it. */
  url: string;
  /** While it is down, every request breaks. */
  setDown: (isDown: boolean) => void;
  /** Holds every script back until the function that it gives is called. */
  holdScripts: () => () => void;
  close: () => Promise<void>;
};

/**
 * The network between a visitor and the site, the same for every engine: it can break, and hold scripts back. The
 * prelude is a script that it puts before everything else in each page, also before the page's policy.
 */
export async function startVisitorNetwork(siteUrl: string, prelude: string): Promise<VisitorNetwork> {
  let isDown = false;
  let released = Promise.resolve();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', siteUrl);
    if (pathname === preludePath) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(prelude);
      return;
    }
    if (pathname.endsWith('.js')) await released;
    const { 'accept-encoding': _, ...headers } = request.headers;
    const asked = http.request(new URL(request.url ?? '/', siteUrl), { method: request.method, headers });
    request.pipe(asked);
    const given = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject);
    });
    if (!given.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(response);
      return;
    }
    const { 'content-length': __, ...rest } = given.headers;
    const page = await text(given);
    response.writeHead(given.statusCode ?? 502, rest);
    response.end(page.replace('<head>', `<head><script src="${preludePath}"></script>`));
  };

  const { port, close } = await listenOnLoopback(0, {
    onRequest: (request, response) => {
      if (isDown) request.socket.destroy();
      else answer(request, response).catch(() => request.socket.destroy());
    },
  });
  return {
    url: `http://localhost:${port}`,
    setDown: (is) => {
      isDown = is;
    },
    holdScripts: () => {
      let release = (): void => undefined;
      released = new Promise<void>((resolve) => (release = resolve));
      return () => release();
    },
    close,
  };
}
