import { applyEdits, type Edit } from 'jsonc-parser';
import type { JsonError } from './json-error';
import { readJsonText } from './read-json-text';

/** A text with more errors is not JSON with typos. */
const mostErrors = 40;

/**
 * Finds the errors of a JSON text, with their offsets. Where the meaning is obvious, as with a missing comma, it corrects
 * the text and reads on, so that one run reports all errors. `mended` is the corrected text, with the same lines; it is
 * missing if an error could not be corrected.
 */
export function findJsonErrors(source: string): { errors: JsonError[]; mended?: string } {
  const errors: JsonError[] = [];
  const edits: Edit[] = [];
  let text = source;
  for (;;) {
    const { error, repeated } = readJsonText(text);
    const edit = errors.length < mostErrors ? error?.edit : undefined;
    const reported = edit && error ? [error] : [...repeated, ...(error ? [error] : [])];
    errors.push(...reported.map((one) => ({ ...one, offset: inOwnText(one.offset, edits) })));
    if (!edit) return error ? { errors } : { errors, mended: text };
    text = applyEdits(text, [edit]);
    edits.push(edit);
  }
}

/** Takes an offset of the edited text and gives the same offset before the edits; undoes the last edit first. */
function inOwnText(edited: number, edits: readonly Edit[]): number {
  return edits.reduceRight((at, { offset, length, content }) => {
    if (at >= offset + content.length) return at - content.length + length;
    return Math.min(at, offset);
  }, edited);
}
