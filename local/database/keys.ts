import { invalid, notSupported } from './database-error';

// oxlint-disable-next-line no-control-regex
const forbidden = /[.#$[\]/\u0000-\u001f\u007f]/;
const longestKeyBytes = 768;
const deepest = 32;

function isBadKey(key: string): boolean {
  // The rule evaluator ignores the rules of a child whose name is also a property of every object.
  return forbidden.test(key) || Buffer.byteLength(key) > longestKeyBytes || key in Object.prototype;
}

function checkKey(key: string, place: 'path' | 'data'): void {
  if (isBadKey(key)) throw invalid(`Invalid ${place}: the key "${key.slice(0, 40)}" is not allowed`);
}

const priorityKey = '.priority';

/** Gives the path of the value whose priority a path names; any other path as it is. */
export function withoutPriority(path: string): string {
  return path === priorityKey ? '' : path.replace(/\/\.priority$/, '');
}

/** Takes a path of the protocol and gives it without outer slashes; refuses a key that the database cannot hold. */
export function cleanPath(path: unknown): string {
  if (typeof path !== 'string') throw invalid('Invalid path: it must be text');
  const keys = path.split('/').filter(Boolean);
  if (keys[0] === '.info') throw notSupported('.info');
  if (keys.length > deepest) throw invalid(`Invalid path: deeper than ${deepest} levels`);
  const named = keys.at(-1) === priorityKey ? keys.slice(0, -1) : keys;
  for (const key of named) checkKey(key, 'path');
  return keys.join('/');
}

function checkNumber(value: unknown): void {
  // JSON has no such number: on disk it would be null.
  if (value === Infinity || value === -Infinity) throw invalid('Invalid data: a number is too large');
}

function checkServerTime(value: object): void {
  if (!('.sv' in value)) throw invalid('Invalid data: a priority must be a text or a number');
  if (value['.sv'] !== 'timestamp') throw notSupported('server values other than the timestamp');
}

/** Checks the protocol's own keys, which stand beside or instead of a value. */
function checkProtocolKey(key: string, value: unknown): boolean {
  if (key === priorityKey) {
    if (typeof value === 'object' && value !== null) checkServerTime(value);
    else if (typeof value === 'boolean') throw invalid('Invalid data: a priority must be a text or a number');
    checkNumber(value);
    return true;
  }
  if (key === '.sv') {
    checkServerTime({ [key]: value });
    return true;
  }
  if (key === '.value') {
    // The store would read an object here as no value, and delete.
    if (typeof value === 'object' && value !== null) throw invalid('Invalid data: ".value" must be a value');
    checkNumber(value);
    return true;
  }
  return false;
}

/** Refuses a value that the real database cannot hold, or that this one does not support, at any depth. */
export function checkValue(value: unknown, depth = 0): void {
  if (value === undefined) throw invalid('Invalid data: there is none; null deletes');
  checkNumber(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw invalid(`Invalid data: deeper than ${deepest} levels`);
  for (const [key, child] of Object.entries(value)) {
    if (checkProtocolKey(key, child)) continue;
    if (key === '') throw invalid('Invalid data: a key is empty');
    checkKey(key, 'data');
    checkValue(child, depth + 1);
  }
}

/** Whether a path is the base or lies below it. */
export function isWithin(path: string, base: string): boolean {
  return base === '' || path === base || path.startsWith(`${base}/`);
}
