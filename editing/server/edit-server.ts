import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createFileServer } from '../../local/hosting/hosting';
import { listenOnLoopback, type Listening } from '../../local/loopback';
import { buildScreen } from '../build/build-screen';
import { ContentStore } from './content-store';
import { createEditHandler, type EditOptions } from './edit-handler';

type Options = Omit<EditOptions, 'folder'> & {
  port: number;
  contentDir: string;
  workDir: string;
  siteUrl: string;
};

const handled = /^\/admin\/(api|content\.json|translated-from\.json|phones\.json)(\?|$)/;
const served = /^\/(admin|drawings|media|favicon\.svg)(\/|\?|$)/;

/** What the site beside the screen needs: it loads a script of the screen, and always opens the same tab of it. */
const sharedWithSite: Record<string, string> = {
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

const besideSite = (_name: string, value: { key?: string } | null): unknown =>
  value?.key !== undefined && value.key in sharedWithSite
    ? { ...value, value: sharedWithSite[value.key] }
    : value;

/** Builds the editing screen and serves it at /admin, on this machine only; it saves into `contentDir`, without accounts. */
export async function startEditServer(options: Options): Promise<Listening & { url: string }> {
  const { port, contentDir, workDir, siteUrl } = options;
  const publicDir = path.join(workDir, 'screen');
  await buildScreen({ outDir: publicDir, contentDir, settings: { backend: 'local', siteUrl } });
  const folder = new ContentStore(contentDir, path.join(workDir, 'saving'));
  const edit = createEditHandler({ ...options, folder });
  const firebaseConfig = JSON.parse(readFileSync('firebase.json', 'utf8'), besideSite) as { hosting: object };
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
