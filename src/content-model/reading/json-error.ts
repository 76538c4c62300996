import type { Edit } from 'jsonc-parser';
import type { FieldPath } from '../content-error';

/** An error at one offset of a JSON text, and how to correct it. */
export type ErrorWords = {
  offset: number;
  found: string;
  expected: string;
  fix?: string;
  /** The correction with which the reader goes on; only where the meaning is obvious. */
  edit?: Edit;
};

export type JsonError = ErrorWords & { path: FieldPath };
