import { PlainError } from '../local/plain-error';

/** Ends the process with code 1: one sentence for what the user can mend, the whole trace for a mistake of ours. */
export function reportFailure(error: unknown): never {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
}
