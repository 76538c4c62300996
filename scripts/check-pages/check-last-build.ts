import { readJson } from '../../local/read-json';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { checkBuiltPages } from './check-built-pages';
import type { Count } from './page-error';

/** Checks the pages in public/, as hosting will serve them; the Java runs the HTML checker. */
export function checkLastBuild(java: string): Promise<Count> {
  return checkBuiltPages({
    publicDir: 'public',
    firebaseConfig: readJson<{ hosting: object }>('firebase.json'),
    siteUrl: loadContent(contentDir()).site.brand.siteUrl,
    java,
    log: (line) => console.log(line),
  });
}
