import { readJson } from '../../local/read-json';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { checkBuiltPages } from './check-built-pages';
import { listCityHomes } from './duplicate-content';
import type { Count } from './page-error';

/** Checks the pages of a build, as hosting will serve them; the Java runs the HTML checker. */
export function checkBuild(
  publicDir: string,
  java: string,
  log: (line: string) => void = console.log,
): Promise<Count> {
  const content = loadContent(contentDir());
  return checkBuiltPages({
    publicDir,
    firebaseConfig: readJson<{ hosting: object }>('firebase.json'),
    siteUrl: content.site.brand.siteUrl,
    homes: listCityHomes(content),
    java,
    log,
  });
}
