/** Filled faster than anyone types or a browser fills in and is looked over. */
const leastFillMs = 1500;

/** Sounds like something to fill in, and is nothing that a browser fills in by itself. */
export const trapFieldName = 'company_website';

type Signs = {
  /** What the field that people do not see holds. */
  trap: string;
  fillMs: number;
};

/** What speaks for a machine, to be saved beside the record; null where nothing does. Nothing is ever dropped. */
export function suspicion({ trap, fillMs }: Signs): { trap_filled: boolean; fill_ms: number } | null {
  if (trap === '' && fillMs >= leastFillMs) return null;
  return { trap_filled: trap !== '', fill_ms: Math.max(0, Math.round(fillMs)) };
}
