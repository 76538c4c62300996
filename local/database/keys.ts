import { invalid } from './faults';

// oxlint-disable-next-line no-control-regex
const forbidden = /[.#$[\]/\u0000-\u001f\u007f]/;
const longestKeyBytes = 768;

/** The protocol's own keys inside a value. */
const protocolKeys = new Set(['.sv', '.value', '.priority']);

function isBadKey(key: string): boolean {
  // The rule evaluator skips the rules of a child that is called like a property of every object.
  return forbidden.test(key) || Buffer.byteLength(key) > longestKeyBytes || key in Object.prototype;
}

/** Takes a path of the protocol, gives it without outer slashes; refuses a key that the database cannot hold. */
export function cleanPath(path: unknown): string {
  if (typeof path !== 'string') throw invalid('A path must be text');
  const keys = path.split('/').filter(Boolean);
  const bad = keys.find(isBadKey);
  if (bad !== undefined) throw invalid(`Invalid path: the key "${bad.slice(0, 40)}" is not allowed`);
  return keys.join('/');
}

const deepest = 32;

/** Refuses a value with a key that the database cannot hold, at any depth. */
export function checkKeys(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw invalid(`Invalid data: deeper than ${deepest} levels`);
  for (const [key, child] of Object.entries(value)) {
    if (isBadKey(key) && !protocolKeys.has(key))
      throw invalid(`Invalid data: the key "${key.slice(0, 40)}" is not allowed`);
    checkKeys(child, depth + 1);
  }
}

/** Whether a path is the base or below it. */
export function isWithin(path: string, base: string): boolean {
  return base === '' || path === base || path.startsWith(`${base}/`);
}
