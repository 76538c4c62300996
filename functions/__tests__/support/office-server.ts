import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../../local/loopback';

type Got = { path: string; body: string; headers: Record<string, unknown> };

/** A web server in the place of an office's services: it keeps what it gets, answers with it, and with the status that the test says. */
export async function startOfficeServer() {
  const got: Got[] = [];
  const next: { statuses: number[] } = { statuses: [] };
  const { port, close } = await listenOnLoopback(0, {
    onRequest: (request, response) => {
      const { url = '', headers } = request;
      void text(request).then((body) => {
        got.push({ path: url, body, headers });
        response.writeHead(next.statuses.shift() ?? 201).end(`You sent ${body}`);
      });
    },
  });
  return { url: `http://localhost:${port}`, got, next, close };
}
