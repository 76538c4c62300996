import { readJson } from '../../local/read-json';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { checkBuiltPages } from './check-built-pages';
import { readBuiltPages } from './built-pages';
import { describeKinds, listCityPages, measureKinds } from './duplicate-content';
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
    cityPages: listCityPages(content),
    java,
    log,
  });
}

/** Says how much of their text the pages of each kind have of their own, from city to city. */
export function describeOwnText(publicDir: string): string[] {
  return describeKinds(measureKinds(readBuiltPages(publicDir), listCityPages(loadContent(contentDir()))));
}
