import { readFileSync } from 'node:fs';
import path from 'node:path';
import addresses from './addresses.json';

/** Gives the stand-in for the maps script: the file beside this one, with the addresses put in. */
export function readMapsScript(): string {
  const source = readFileSync(path.join(__dirname, 'maps.js'), 'utf8');
  return source.replace('/* addresses */ []', () => JSON.stringify(addresses));
}

/** A maps script without the Places library. */
export const uselessMapsScript =
  'window.google = { maps: {} }; window[new URL(document.currentScript.src).searchParams.get("callback")]?.();';
