import { readJson } from '../../local/read-json';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/reading/load-content';
import { checkBuiltPages } from './check-built-pages';
import type { Count } from './page-error';

/** Checks the pages of a build, as hosting will serve them; the Java runs the HTML checker. */
export function checkBuild(
  publicDir: string,
  java: string,
  log: (line: string) => void = console.log,
): Promise<Count> {
  return checkBuiltPages({
    publicDir,
    firebaseConfig: readJson<{ hosting: object }>('firebase.json'),
    siteUrl: loadContent(contentDir()).site.brand.siteUrl,
    java,
    log,
  });
}
