import { longestFillMs } from '../limits';

/** Sounds like something to fill in, and is nothing that a browser fills in by itself. */
export const honeypotFieldName = 'company_website';

type Signs = {
  /** What the field that people do not see holds. */
  honeypot: string;
  fillMs: number;
};

/** What may speak for a machine, to be saved beside the record. Nothing is ever dropped for it. */
export function spamSignals({ honeypot, fillMs }: Signs): { trap_filled: boolean; fill_ms: number } {
  return {
    trap_filled: honeypot !== '',
    fill_ms: Math.min(Math.max(0, Math.round(fillMs)), longestFillMs),
  };
}
