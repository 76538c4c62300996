import { PlainError } from '../local/plain-error';

/** Reads a number from a command's options; throws a plain sentence for anything but a whole number above 0. */
export function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new PlainError(`--${name} is "${text}", but must be a whole number above 0, as in --${name} 100.`);
}
