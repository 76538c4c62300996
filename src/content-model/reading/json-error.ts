import type { FieldPath } from '../content-error';

/** A change of a text that would let its reader go on. */
export type Edit = { start: number; end: number; text: string };

/** A slip of the hand in a JSON text, and what an editor would put there. */
export type JsonMistake = {
  offset: number;
  found: string;
  expected: string;
  fix?: string;
  /** Only where it is plain what was meant. */
  edit?: Edit;
};

export type JsonError = JsonMistake & { path: FieldPath };
