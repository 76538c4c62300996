import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHosting } from '../../local/hosting/hosting';
import { twinPublicDir } from '../../scripts/twin';
import { readJson } from '../../local/read-json';

/** Gives the page without its scripts, the template in which they wait, and their preloads. */
function stripScripts(html: string): string {
  return html
    .replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, (template) =>
      /<script\b/.test(template) ? '' : template,
    )
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, (link) => {
      const isAhead = /rel="(preload|prefetch|modulepreload)"/.test(link);
      return isAhead && /modulepreload|as="(script|fetch)"/.test(link) ? '' : link;
    });
}

/** Serves a copy of the built site whose pages at these paths have no scripts, as the site itself is served. */
export async function withBareCopy<Value>(
  paths: string[],
  task: (url: string) => Promise<Value>,
): Promise<Value> {
  const publicDir = mkdtempSync(path.join(tmpdir(), 'bare-copy-'));
  try {
    cpSync(twinPublicDir, publicDir, { recursive: true, filter: (file) => !/\.(js|map)$/.test(file) });
    for (const pagePath of paths) {
      const file = path.join(publicDir, pagePath, 'index.html');
      writeFileSync(file, stripScripts(readFileSync(file, 'utf8')));
    }
    const hosting = await startHosting({
      publicDir,
      firebaseConfig: readJson<{ hosting: object }>('firebase.json'),
      handleLocal: (_request, response) => response.writeHead(404).end(),
    });
    return await task(hosting.url).finally(() => hosting.close());
  } finally {
    rmSync(publicDir, { recursive: true });
  }
}
