import { PlainError } from '../local/plain-error';
import { InvalidContentError } from '../src/content-model/content-error';

/** Ends the process with code 1. Prints only the message of an error that the user can correct, else the whole trace. */
export function reportFailure(error: unknown): never {
  const isPlain = error instanceof PlainError || error instanceof InvalidContentError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
