import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

export type Browser = { name: BrowserName; version: string };

/** Browserslist and MDN name the same browsers differently; a phone's Chrome has a name of its own at MDN. */
const mdnNames: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
};

function isAtMost(version: string, limit: string): boolean {
  const limitParts = limit.split('.').map(Number);
  const parts = version.replace('≤', '').split('.').map(Number);
  for (const [index, part] of parts.entries()) {
    const limitPart = limitParts[index] ?? 0;
    if (part !== limitPart) return part < limitPart;
  }
  return true;
}

/** The oldest version of each browser that `browserslist` in package.json declares, by MDN's names. */
export function oldestDeclaredBrowsers(queries?: string[]): Browser[] {
  const oldest = new Map<BrowserName, string>();
  for (const declared of browserslist(queries)) {
    const [name = '', versions = ''] = declared.split(' ');
    const names = mdnNames[name];
    if (!names) throw new Error(`browserslist declares "${declared}", which MDN's data do not name`);
    const [version = ''] = versions.split('-');
    for (const mdnName of names) {
      const known = oldest.get(mdnName);
      if (!known || isAtMost(version, known)) oldest.set(mdnName, version);
    }
  }
  return [...oldest].map(([name, version]) => ({ name, version }));
}

function hasFeature({ support }: CompatStatement, { name, version }: Browser): boolean {
  return [support[name] ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    if (statement.flags || statement.prefix || statement.alternative_name) return false;
    if (typeof added !== 'string' || added === 'preview' || !isAtMost(added, version)) return false;
    return typeof removed !== 'string' || !isAtMost(removed, version);
  });
}

/** Those of the browsers that lack the feature, as "safari_ios 15.0". */
export function lackingBrowsers(compat: CompatStatement, browsers: Browser[]): string[] {
  return browsers
    .filter((browser) => !hasFeature(compat, browser))
    .map(({ name, version }) => `${name} ${version}`);
}
