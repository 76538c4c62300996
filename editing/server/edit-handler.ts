import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isOwnHost } from '../../local/loopback';
import { isImage, isPicture, mediaFolder } from '../../src/content-model/reading/media-kinds';
import { listFiles, readContentFiles } from '../../src/content-model/reading/read-content';
import { findStale, type Saved } from '../content/repository';
import { commitFiles, readClone } from './clone';
import { contentPath, type ContentStore } from './content-store';
import { filesUnlike, listDeleted, listVersions, textsAt } from './history';
import { putLive } from './put-live';
import { type Params, parseRequest, Refused } from './request';
import { findLive, findStatus } from './status';
import { translatedFrom } from './translated-from';

const largestRequest = 4_000_000;

export type EditOptions = {
  folder: ContentStore;
  liveUrl?: string | undefined;
  log: (line: string) => void;
  phones?: (() => Record<string, string>) | undefined;
};

async function pictureOf(folder: ContentStore, file: string) {
  const bytes = await folder.read(file);
  if (bytes === null || !isImage(file)) throw new Refused(404, `There is no picture content/${file}.`);
  const id = createHash('sha256').update(bytes).digest('hex');
  const name = file.split('/').pop();
  return { id, content: bytes.toString('base64'), encoding: 'base64', path: `content/${file}`, name };
}

/** Answers what the screen asks of the clone on this machine; what is saved is checked once more before it goes live. */
function openActions({ folder, liveUrl, log }: EditOptions) {
  const { dir } = folder;
  let last: Promise<unknown> = Promise.resolve();
  let saves = 0;

  /** Runs one save after the other, so that each is compared with the result of the one before. */
  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = last.catch(() => undefined).then(task);
    last = result;
    return result;
  }

  async function save({ files, isBack }: Params): Promise<Saved> {
    for (const { path, encoding } of files)
      if (isImage(contentPath(path)) !== (encoding === 'base64'))
        throw new Refused(422, `content/${path} was sent as what it is not: nothing was saved.`);
    const stale = await findStale(files, (path) => folder.readText(path));
    if (stale !== undefined) throw new Refused(409, stale);
    const clone = readClone(dir);
    const replaced = files.flatMap(({ path, source, read }) => (read && (isBack || !source) ? path : []));
    // What no commit has could not be brought back.
    const unlike = clone ? filesUnlike(dir, clone.head) : [];
    const unkept = unlike.filter((file) => replaced.includes(file));
    if (unkept.length > 0) await commitFiles(dir, unkept, 'Keep what is taken back');
    await folder.saveAll(
      files.map(({ path, source, encoding }) => ({
        path,
        content: source === null ? null : Buffer.from(source, encoding),
      })),
    );
    if (unkept.length > 0) await commitFiles(dir, unkept, 'Take it back');
    // Not before: whoever reads the status meanwhile has not seen what is being saved.
    saves += 1;
    for (const { path, source } of files) log(`${source === null ? 'Deleted' : 'Saved'}: content/${path}`);
    return { words: 'Saved, and not live yet: the first page puts it live.' };
  }

  const actions: Record<string, (params: Params) => Promise<unknown>> = {
    read: async ({ commit = '' }) => textsAt(dir, commit),
    save: (params) => inTurn(() => save(params)),
    versions: async ({ path }) => {
      const file = contentPath(path);
      const clone = readClone(dir);
      if (!clone)
        throw new Refused(422, 'This folder is not connected to the site: it knows no former versions.');
      const { base } = await findLive(dir, clone, liveUrl);
      return listVersions(dir, file, base);
    },
    status: async () => ({ saves, ...(await findStatus(folder, liveUrl)) }),
    deletedEntries: async () => (readClone(dir) ? listDeleted(dir) : []),
    putLive: ({ saves: seen, ...settled }) => {
      log('Put live was pressed');
      return inTurn(() => {
        if (seen === saves) return putLive(folder, settled);
        throw new Refused(
          409,
          'Not put live: something was saved or undone meanwhile. Look at the list, then press again.',
        );
      });
    },
    // The protocol of Decap CMS's proxy backend, which names files with their folder.
    getMedia: () =>
      Promise.all(
        listFiles(dir, mediaFolder)
          .filter(isPicture)
          .map((file) => pictureOf(folder, file)),
      ),
    getMediaFile: ({ path = '' }) => pictureOf(folder, contentPath(path.replace(/^content\//, ''))),
  };

  return async (action: string, params: Params): Promise<unknown> => {
    const known = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!known) throw new Refused(422, `The editing server knows no action "${action}".`);
    return known(params);
  };
}

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
        // A preview asks for photographs that nobody has chosen yet.
        if (isExpected && error.status === 404) return answer(response, 404, { error: message });
        log(isExpected ? `Refused: ${message}` : `The editing server failed: ${message}`);
        answer(response, isExpected ? error.status : 500, { error: message });
      });
  };
}
