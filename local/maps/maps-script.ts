import { readFileSync } from 'node:fs';
import path from 'node:path';
import addresses from './addresses.json';

/** The stand-in of the maps script as it is served: the file beside this one, with its addresses put in. */
export function readMapsScript(): string {
  const source = readFileSync(path.join(__dirname, 'maps.js'), 'utf8');
  return source.replace('/* addresses */ []', () => JSON.stringify(addresses));
}

/** What a maps script without a places library is like. */
export const uselessMapsScript =
  'window.google = { maps: {} }; window[new URL(document.currentScript.src).searchParams.get("callback")]?.();';
