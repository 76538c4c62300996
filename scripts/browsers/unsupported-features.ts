import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** A feature in shipped code that a declared browser lacks. */
export type Gap = {
  /** As MDN's data name it: "Array.prototype.toSorted", "at-rules.media.range_syntax". */
  feature: string;
  /** "safari_ios 15.0" */
  lacking: string[];
  code: string;
};

type Browser = { name: BrowserName; version: string };

const mdnNames: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** The oldest version of each browser that `browserslist` in package.json declares, by MDN's names, which has two for some. */
export function oldestDeclaredBrowsers(queries?: string[]): Browser[] {
  const oldest = new Map<BrowserName, string>();
  // The newest version of a browser comes first, its oldest last.
  for (const declared of browserslist(queries)) {
    const [name = '', version = ''] = declared.split(/[ -]/);
    const known = [mdnNames[name] ?? name, `${name}_android`].filter((each) => each in bcd.browsers);
    if (known.length === 0)
      throw new Error(`browserslist declares "${declared}", which MDN's data do not name`);
    for (const mdnName of known) oldest.set(mdnName as BrowserName, version);
  }
  return Array.from(oldest, ([name, version]) => ({ name, version }));
}

const isAtMost = (version: string, limit: string): boolean =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) <= 0;

const hasFeature = ({ support }: CompatStatement, { name, version }: Browser): boolean =>
  [support[name] ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed } = statement;
    if (statement.flags || statement.prefix || statement.alternative_name) return false;
    if (typeof added !== 'string' || added === 'preview' || !isAtMost(added, version)) return false;
    return typeof removed !== 'string' || !isAtMost(removed, version);
  });

const declaredBrowsers = oldestDeclaredBrowsers();

/** The declared browsers that lack a feature. */
export const lackingDeclared = (compat: CompatStatement): string[] =>
  declaredBrowsers
    .filter((browser) => !hasFeature(compat, browser))
    .map(({ name, version }) => `${name} ${version}`);

/** The same by the path of a feature in a part of MDN's data; undefined where it has no such feature. */
export function lackingAt(data: object, path: string): string[] | undefined {
  let entry = data as Identifier | undefined;
  for (const name of path.split('.')) entry = entry?.[name];
  const { __compat: compat } = entry ?? {};
  return compat && lackingDeclared(compat);
}

type Api = { path: string; compat: CompatStatement };

/** The entries below one of MDN's data, each with its members first; without constructors, notes on details, and events. */
function apisIn(parent: Identifier, isBuiltin: boolean, owner = '', inside = ''): Api[] {
  return Object.entries(parent).flatMap(([key, value]) => {
    const [name = '', isStatic] = key.split('_');
    const entry = value as Identifier;
    const { __compat: compat } = entry;
    if (!compat || name === owner || !/^[a-zA-Z\d]+(_static)?$/.test(key)) return [];
    // A function, such as fetch, has options and no members.
    if (/^[a-z]/.test(owner) && !isStatic) return [];
    // Of a builtin, MDN's data say only in the address of the standard whether a member is static.
    const isOnPrototype = isBuiltin ? String(compat.spec_url).includes('prototype') : !isStatic;
    const path = `${inside}${inside && isOnPrototype ? 'prototype.' : ''}${name}`;
    // What Window has is global.
    return [...apisIn(entry, isBuiltin, name, name === 'Window' ? '' : `${path}.`), { path, compat }];
  });
}

/** Every builtin and Web API as a script names it, such as "URL.canParse"; members before their object. */
export const listApis = (): Api[] => [
  ...apisIn(bcd.javascript.builtins!, true),
  ...apisIn(bcd.api as Identifier, false),
];

/** What a version of a browser lacks, as paths from the global object; "TypedArray" is the parent of Int8Array and the like. */
export const unsupportedFeatures = (name: BrowserName, version: string): string[] =>
  listApis()
    .filter(({ compat }) => !hasFeature(compat, { name, version }))
    .map(({ path }) => path);
