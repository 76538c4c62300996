import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHosting, type Hosting } from '../../local/hosting/hosting';
import { readJson } from '../../local/read-json';

/** The name of the page with one sentence. */
export const floor = 'one sentence';

/** The least that a page can be, with which all others are compared; its fold is the least that a press can do. */
const oneSentence = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One sentence</title>
<h1>A page</h1>
<p>It has one heading and one sentence.</p>
<details><summary>More</summary>There is no more.</details>
</html>
`;

/** Serves that page, and peers' folders by their names, as the site itself is served; gives their addresses. */
export async function withOthers<Value>(
  peers: Record<string, string>,
  task: (urls: Record<string, string>) => Promise<Value>,
): Promise<Value> {
  const dir = mkdtempSync(path.join(tmpdir(), 'one-sentence-'));
  const started: Record<string, Hosting> = {};
  try {
    writeFileSync(path.join(dir, 'index.html'), oneSentence);
    for (const [name, publicDir] of Object.entries({ [floor]: dir, ...peers }))
      started[name] = await startHosting({
        publicDir,
        firebaseConfig: readJson<{ hosting: object }>('firebase.json'),
        handleLocal: (_request, response) => response.writeHead(404).end(),
      });
    return await task(
      Object.fromEntries(Object.entries(started).map(([name, { url }]) => [name, `${url}/`])),
    );
  } finally {
    await Promise.all(Object.values(started).map((hosting) => hosting.close()));
    rmSync(dir, { recursive: true });
  }
}
