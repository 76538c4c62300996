import bcd, { type BrowserName, type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { lackingBrowsers } from './lacking-browsers';

export type Api = { path: string; compat: CompatStatement };

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

/**
 * What a version of a browser lacks, as paths from the global object: "Array.prototype.toSorted", "URL.canParse",
 * "requestIdleCallback". Members come before their object. "TypedArray" is the parent of Int8Array and the like.
 */
export function unsupportedFeatures(name: BrowserName, version: string): string[] {
  return listApis()
    .filter(({ compat }) => lackingBrowsers(compat, [{ name, version }]).length > 0)
    .map(({ path }) => path);
}
