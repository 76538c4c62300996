import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts an HTTP server whose answer a test sets. */
export async function startFaultyServer() {
  let answer: RequestListener = (_, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setAnswer: (next: RequestListener): void => void (answer = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a status and a text. */
export const answering =
  (status: number, text: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(text);

/** Answers with headers and the beginning of a body that never ends; `onBegun` is called then. */
export const answeringForEver =
  (onBegun: () => void): RequestListener =>
  (_, response) => {
    response.writeHead(200);
    response.write('{"', onBegun);
  };
