import { longestFillMs } from '../limits';

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
