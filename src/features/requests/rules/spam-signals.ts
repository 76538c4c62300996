import { longestFillMs } from '../../../shared/values/limits';

/** A name that machines like to fill in, and that no browser fills in by itself. */
export const honeypotFieldName = 'company_website';

type Signs = {
  /** The value of the field that people do not see. */
  honeypot: string;
  fillMs: number;
};

/** Gives the signals that a machine filled the form in. They are saved beside the record and never drop it. */
export function spamSignals({ honeypot, fillMs }: Signs): { trap_filled: boolean; fill_ms: number } {
  return {
    trap_filled: honeypot !== '',
    fill_ms: Math.min(Math.max(0, Math.round(fillMs)), longestFillMs),
  };
}

/** Nobody presses a field, fills the form in and presses its button within this time, not even with autofill. */
const fastestFillMs = 1000;

/**
 * Whether the saved signals say that a machine filled the form in. A time of 0 says nothing: before the page's scripts
 * have arrived nothing knows when the visitor began.
 */
export function isMarkedAsSpam({ trap_filled, fill_ms }: ReturnType<typeof spamSignals>): boolean {
  return trap_filled || (fill_ms > 0 && fill_ms < fastestFillMs);
}
