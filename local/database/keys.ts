import { invalid } from './database-error';

// oxlint-disable-next-line no-control-regex
const forbidden = /[.#$[\]/\u0000-\u001f\u007f]/;

function checkKey(key: string, place: 'path' | 'data'): void {
  const isBad =
    key === '' ||
    forbidden.test(key) ||
    // The rule evaluator ignores the rules of a child whose name is also a property of every object.
    key in Object.prototype;
  if (isBad) throw invalid(`Invalid ${place}: the key "${key.slice(0, 40)}" is not allowed`);
}

/** Takes a path of the protocol and gives it without outer slashes; refuses a key that the database cannot hold. */
export function cleanPath(path: unknown): string {
  if (typeof path !== 'string') throw invalid('Invalid path: it must be text');
  const keys = path.split('/').filter(Boolean);
  for (const key of keys) checkKey(key, 'path');
  return keys.join('/');
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Refuses a value that the real database cannot hold, or that this one does not support, at any depth. */
export function checkValue(value: unknown): void {
  if (value === undefined) throw invalid('Invalid data: there is none; null deletes');
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value)) {
    if (['.priority', '.value', '.sv'].includes(key)) {
      if (isObject(child)) throw invalid(`Invalid data: "${key}" must be a value`);
      continue;
    }
    checkKey(key, 'data');
    checkValue(child);
  }
}
