import { readFileSync } from 'node:fs';
import { PlainError } from './plain-error';

/** Reads a JSON file; throws a plain sentence for one that cannot be read. */
export function readJson<Json>(file: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlainError(`${file} cannot be read, fix it: ${reason}`);
  }
}
