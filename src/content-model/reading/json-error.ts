import type { Edit } from 'jsonc-parser';
import type { FieldPath } from '../content-error';

/** What is wrong at one place of a JSON text, and what an editor would put there. */
export type ErrorWords = {
  offset: number;
  found: string;
  expected: string;
  fix?: string;
  /** Only where it is plain what was meant: the reader goes on as if that stood there. */
  edit?: Edit;
};

export type JsonError = ErrorWords & { path: FieldPath };
