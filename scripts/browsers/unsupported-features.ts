import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

type Browser = { name: BrowserName; version: string };

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
function lackingBrowsers(compat: CompatStatement, browsers: Browser[]): string[] {
  return browsers
    .filter((browser) => !hasFeature(compat, browser))
    .map(({ name, version }) => `${name} ${version}`);
}

type Api = { path: string; compat: CompatStatement };

const { api, javascript } = bcd;
/** Builtins that contain other builtins. */
const namespaces = ['Intl', 'Temporal', 'WebAssembly'];

/** The named members of an entry, without its notes on details such as "worker_support" and its events. */
function membersOf(entry: Identifier | undefined): [string, CompatStatement, Identifier][] {
  return Object.entries(entry ?? {}).flatMap(([name, member]) => {
    const { __compat: compat } = member as Identifier;
    return compat && /^[a-zA-Z\d]+(_static)?$/.test(name) ? [[name, compat, member as Identifier]] : [];
  });
}

function webApis(): Api[] {
  return membersOf(api).flatMap(([name, compat, entry]) => [
    ...membersOf(entry)
      .filter(([member]) => member !== name)
      .flatMap(([member, memberCompat]) => {
        // What Window has is global.
        if (name === 'Window') return [{ path: member, compat: memberCompat }];
        // A function, such as fetch, has options and no members.
        if (/^[a-z]/.test(name) && !member.endsWith('_static')) return [];
        const path = member.endsWith('_static')
          ? `${name}.${member.replace('_static', '')}`
          : `${name}.prototype.${member}`;
        return [{ path, compat: memberCompat }];
      }),
    { path: name, compat },
  ]);
}

/** MDN's data say only in the address of the standard whether a member of a builtin is static. */
function isOnPrototype({ spec_url: address }: CompatStatement): boolean {
  return String(address).includes('prototype');
}

function builtins(parent: Identifier | undefined = javascript.builtins, inside = ''): Api[] {
  return membersOf(parent).flatMap(([name, compat, entry]) => {
    const path = `${inside}${name}`;
    const members = namespaces.includes(name)
      ? builtins(entry, `${path}.`)
      : membersOf(entry)
          .filter(([member]) => member !== name)
          .map(([member, memberCompat]) => ({
            path: `${path}.${isOnPrototype(memberCompat) ? 'prototype.' : ''}${member}`,
            compat: memberCompat,
          }));
    return [...members, { path, compat }];
  });
}

/** Every builtin and Web API of MDN's data as a script names it, such as "URL.canParse"; members before their object. */
export function listApis(): Api[] {
  return [...builtins(), ...webApis()];
}

/** What a version of a browser lacks, as paths from the global object; "TypedArray" is the parent of Int8Array and the like. */
export function unsupportedFeatures(name: BrowserName, version: string): string[] {
  return listApis()
    .filter(({ compat }) => lackingBrowsers(compat, [{ name, version }]).length > 0)
    .map(({ path }) => path);
}

/** A feature in shipped code that a declared browser lacks. */
export type Gap = {
  /** As MDN's data name it: "Array.prototype.toSorted", "at-rules.media.range_syntax". */
  feature: string;
  /** The browsers that lack it: "safari_ios 15.0". */
  lacking: string[];
  /** The code that uses it. */
  code: string;
};

const declared = oldestDeclaredBrowsers();

/** The declared browsers that lack a feature, by MDN's statement about it. */
export const lackingDeclared = (compat: CompatStatement): string[] => lackingBrowsers(compat, declared);
