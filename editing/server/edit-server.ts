import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createFileServer } from '../../local/hosting/hosting';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { readJson } from '../../local/read-json';
import { buildScreen } from '../build/build-screen';
import { ContentStore } from './content-store';
import { createEditHandler } from './edit-handler';

type Options = {
  port: number;
  contentDir: string;
  /** The folder in which the screen is built, and in which a file is written before it is moved. */
  workDir: string;
  /** The site beside the screen; other addresses lead there. */
  siteUrl: string;
  isCommitting: boolean;
  /** Gives the phones of the locations that are known on this machine, by location. */
  phones?: () => Record<string, string>;
  /** Where the live site is asked for its version; by default at the brand's address. */
  liveUrl?: string;
  log: (line: string) => void;
};

const handled = /^\/admin\/(api|content\.json|phones\.json)(\?|$)/;
const served = /^\/(admin|drawings|media|favicon\.svg)(\/|\?|$)/;

type Hosting = { headers: { headers: { key: string; value: string }[] }[] };

/** What the site beside the screen needs: it loads a script of the screen, and always opens the same tab of it. */
const sharedWithSite: Record<string, string> = {
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

function besideSite({ hosting }: { hosting: Hosting[] }): { hosting: Hosting[] } {
  const share = ({ headers }: Hosting['headers'][number]) =>
    headers.map(({ key, value }) => ({ key, value: sharedWithSite[key] ?? value }));
  const change = (target: Hosting): Hosting => ({
    ...target,
    headers: target.headers.map((rule) => ({ ...rule, headers: share(rule) })),
  });
  return { hosting: hosting.map(change) };
}

/** Builds the editing screen and serves it at /admin, on this machine only; it saves into `contentDir`, without accounts. */
export async function startEditServer(options: Options): Promise<Listening & { url: string }> {
  const { port, contentDir, workDir, siteUrl, isCommitting, liveUrl, phones, log } = options;
  const publicDir = path.join(workDir, 'screen');
  const settings = { backend: 'local', siteUrl } as const;
  await buildScreen({ outDir: publicDir, contentDir, settings });
  const folder = new ContentStore(contentDir, path.join(workDir, 'saving'));
  const edit = createEditHandler({ folder, isCommitting, liveUrl, phones, log });
  const firebaseConfig = besideSite(readJson<{ hosting: Hosting[] }>('firebase.json'));
  const serveFile = createFileServer({ publicDir, target: 'editing', firebaseConfig });
  const onRequest: RequestListener = (request, response) => {
    const url = request.url ?? '/';
    if (handled.test(url)) return edit(request, response);
    if (served.test(url)) return serveFile(request, response);
    response.writeHead(302, { location: siteUrl + url }).end();
  };
  const listening = await listenOnLoopback(port, { onRequest });
  return { ...listening, url: `http://localhost:${listening.port}` };
}
