import http from 'node:http';
import path from 'node:path';
import superstatic from 'superstatic';
import { listenOnLoopback } from '../loopback';
import { answerBuilding } from './building-page';
import { createFileProvider } from './file-provider';

/** The hosting sites of firebase.json: the visitors' site, and the editing screen on a host name of its own. */
type HostingTarget = 'site' | 'editing';

type HostingOptions = {
  /** 0 or undefined takes a free port. */
  port?: number;
  publicDir: string;
  /** The default is the visitors' site. */
  target?: HostingTarget;
  /** The parsed firebase.json, with its redirects and headers. */
  firebaseConfig: { hosting: object };
  /** Answers requests below /__local/. */
  handleLocal: http.RequestListener;
  /** Whether the folder is whole: until then a page says that it is being built. Always, where it is not given. */
  isBuilt?: () => boolean;
};

type HostingConfig = { target?: string };

export type Hosting = { port: number; url: string; close: () => Promise<void> };

function isWellEncoded(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** Gives the configuration of one hosting site; a firebase.json with a single site means that one. */
function hostingConfigOf({ hosting }: { hosting: object }, target: HostingTarget): HostingConfig | undefined {
  if (!Array.isArray(hosting)) return hosting;
  return (hosting as HostingConfig[]).find((config) => config.target === target);
}

type FileServerOptions = Pick<HostingOptions, 'publicDir' | 'target' | 'firebaseConfig'>;

/** Answers with the files of a folder as Firebase Hosting does, with the redirects and headers of its target. */
export function createFileServer({
  publicDir,
  target = 'site',
  firebaseConfig,
}: FileServerOptions): http.RequestListener {
  const cwd = path.resolve(publicDir);
  const serveFile = superstatic({
    cwd,
    config: { ...hostingConfigOf(firebaseConfig, target), public: '.' },
    provider: createFileProvider(cwd),
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
    serveFile(request, response, () => response.writeHead(500).end('The site could not be served.'));
  };
}

/**
 * Serves the built site as Firebase Hosting does, on this machine only; rejects if the port is in use. Requests below
 * /__local/ go to the lookups.
 */
export async function startHosting({
  port = 0,
  handleLocal,
  isBuilt = () => true,
  ...files
}: HostingOptions): Promise<Hosting> {
  const serveFile = createFileServer(files);
  const onRequest: http.RequestListener = (request, response) => {
    if (request.url?.startsWith('/__local/')) handleLocal(request, response);
    else if (isBuilt()) serveFile(request, response);
    else answerBuilding(request, response);
  };
  const listening = await listenOnLoopback(port, { onRequest });
  return { ...listening, url: `http://localhost:${listening.port}` };
}
