import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isOwnHost } from '../../local/loopback';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { type CloneOptions, openActions } from './clone-actions';
import { parseRequest, Refused } from './request';
import { translatedFrom } from './translated-from';

const largestRequest = 4_000_000;

export type EditOptions = CloneOptions & {
  phones?: (() => Record<string, string>) | undefined;
};

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Refuses requests of other sites' pages, which can reach this machine's ports through the user's browser. */
function checkSender({ headers }: IncomingMessage): void {
  const { host = '', origin } = headers;
  if (!isOwnHost(host))
    throw new Refused(403, `The editing screen answers on this machine only, not as "${host}".`);
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refused(403, `A page of ${origin} asked to change files: refused.`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestRequest) chunks.push(chunk);
  }
  // Reads the whole request: a browser whose upload is cut off does not show the answer.
  if (size > largestRequest)
    throw new Refused(
      413,
      'That is too large to save: a picture may have 500 kB, a photograph 600 kB. Make it smaller and try again; nothing was written.',
    );
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers POST /admin/api with the screen's actions, and GET of the files of /admin/ that change while it is open. */
export function createEditHandler(options: EditOptions): RequestListener {
  const { folder, phones, log } = options;
  const run = openActions(options);

  const handle = async (request: IncomingMessage): Promise<unknown> => {
    checkSender(request);
    if (request.url?.startsWith('/admin/content.json')) return readContentFiles(folder.dir);
    if (request.url?.startsWith('/admin/translated-from.json')) return translatedFrom(folder.dir);
    if (request.url?.startsWith('/admin/phones.json')) return phones?.() ?? {};
    const isJson = (request.headers['content-type'] ?? '').startsWith('application/json');
    if (request.method !== 'POST' || !isJson) throw new Refused(415, 'Only POST with JSON is answered here.');
    const { action, params } = parseRequest(await readBody(request));
    return run(action, params);
  };

  return (request, response) => {
    handle(request)
      .then((result) => answer(response, 200, result))
      .catch((error: unknown) => {
        const isExpected = error instanceof Refused;
        const { message } = error as Error;
        // The screen asks whether a photograph's name is free: a file that does not exist is the usual answer.
        if (isExpected && error.status === 404) return answer(response, 404, { error: message });
        log(isExpected ? `Refused: ${message}` : `The editing server failed: ${message}`);
        answer(response, isExpected ? error.status : 500, { error: message });
      });
  };
}
