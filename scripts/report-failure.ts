import { PlainError } from '../local/plain-error';
import { InvalidContentError } from '../src/content-model/content-error';

/** Ends the process with code 1: plain words for what the user can mend, the whole trace for a mistake of ours. */
export function reportFailure(error: unknown): never {
  const isPlain = error instanceof PlainError || error instanceof InvalidContentError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
