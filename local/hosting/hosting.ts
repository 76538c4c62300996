import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import superstatic, { type Provider } from 'superstatic';
import fileProvider from 'superstatic/lib/providers/fs';
import { listenOnLoopback } from '../loopback';

const refreshSeconds = 2;

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>The site is being built</title>
<body style="font: 1.25rem/1.5 sans-serif; margin: 20vh auto; max-width: 30em; padding: 0 1em">
<h1>The site is being built</h1>
<p>This page shows it as soon as it is ready, in a minute or two. The terminal says how far it is.</p>
`;

/** Answers every address while a build writes the files that it will have; the page asks again by itself. */
const answerBuilding: http.RequestListener = (_request, response) => {
  const retry = { 'cache-control': 'no-store', 'retry-after': String(refreshSeconds) };
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', ...retry }).end(page);
};

type FileServerOptions = {
  publicDir: string;
  /** The hosting site of firebase.json: the visitors' site, which is the default, or the editing screen on its own host name. */
  target?: 'site' | 'editing';
  firebaseConfig: { hosting: object };
};

type HostingOptions = FileServerOptions & {
  /** 0 or undefined takes a free port. */
  port?: number;
  handleLocal: http.RequestListener;
  /** Whether the folder is whole: until then a page says that it is being built. Always, where it is not given. */
  isBuilt?: () => boolean;
};

type HostingConfig = { target?: string; ignore?: string[] };

function isWellEncoded(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** The folders at the top that Firebase doesn't upload. */
const ignoredFolders = ({ ignore = [] }: HostingConfig = {}): string[] =>
  ignore.flatMap((pattern) => /^[\w-]+(?=\/\*\*$)/.exec(pattern) ?? []);

/** A file that vanishes during a build counts as not found: Superstatic's uncaught stream error would end the process. */
function createFileProvider(cwd: string, ignored: string[]): Provider {
  const findFile = fileProvider({ cwd });
  return async (request: IncomingMessage, pathname: string) => {
    if (ignored.includes(path.posix.normalize(pathname).split('/')[1] ?? '')) return null;
    const file = await findFile(request, pathname);
    if (!file) return null;
    try {
      await once(file.stream, 'open');
    } catch {
      return null;
    }
    file.stream.once('error', () => request.socket.destroy());
    return file;
  };
}

/** What is missing is asked for again: Superstatic gives it the headers of its address, Firebase those of the page it gets. */
function forgetMissing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const cacheControl = String(response.getHeader('Cache-Control'));
    if (status === 404 && cacheControl.includes('immutable')) response.setHeader('Cache-Control', 'no-cache');
    return writeHead(status, ...rest);
  };
}

export function createFileServer({
  publicDir,
  target = 'site',
  firebaseConfig,
}: FileServerOptions): http.RequestListener {
  const cwd = path.resolve(publicDir);
  const configs = firebaseConfig.hosting as HostingConfig[];
  // The worker may also talk to the database of this machine.
  const here = '$& http://localhost:* http://127.0.0.1:*';
  const written = JSON.stringify(configs.find((each) => each.target === target) ?? {});
  const config = JSON.parse(written.replace('https://*.firebaseio.com', here)) as HostingConfig;
  const serveFile = superstatic({
    cwd,
    config: { ...config, public: '.' },
    provider: createFileProvider(cwd, ignoredFolders(config)),
    compression: true,
    fallthrough: false,
  });
  return (request, response) => {
    const address = request.url ?? '/';
    const [pathname = ''] = address.split('?');
    // Superstatic leaves the error of an address that cannot be decoded uncaught, which would end this process.
    if (!isWellEncoded(pathname)) return response.writeHead(400).end('The address is not well encoded.');
    // Only the page reads the query, so a wrong encoding of it, as by an advertiser, must not fail.
    if (!isWellEncoded(address)) request.url = pathname;
    forgetMissing(response);
    serveFile(request, response, () => response.writeHead(500).end('The site could not be served.'));
  };
}

/** As Firebase Hosting, on this machine only; rejects if the port is in use. /__local/ goes to the lookups. */
export async function startHosting({
  port = 0,
  handleLocal,
  isBuilt = () => true,
  ...files
}: HostingOptions) {
  const serveFile = createFileServer(files);
  const onRequest: http.RequestListener = (request, response) => {
    if (request.url?.startsWith('/__local/')) handleLocal(request, response);
    else if (isBuilt()) serveFile(request, response);
    else answerBuilding(request, response);
  };
  const listening = await listenOnLoopback(port, { onRequest });
  return { ...listening, url: `http://localhost:${listening.port}` };
}
