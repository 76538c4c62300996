import type { RequestListener } from 'node:http';
import { listenOnLoopback } from '../../local/loopback';

/** Starts an HTTP server whose answer a test sets. */
export async function startFaultyServer() {
  let answer: RequestListener = (_, response) => response.end();
  const { port, close } = await listenOnLoopback(0, { onRequest: (...asked) => answer(...asked) });
  const setAnswer = (next: RequestListener): void => void (answer = next);
  return { url: `http://127.0.0.1:${port}`, setAnswer, close };
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
