import { applyEdits, type Edit } from 'jsonc-parser';
import type { JsonError } from './json-error';
import { readJsonText } from './read-json-text';

/** A text with more than these is no JSON that somebody mistyped. */
const mostErrors = 40;

/**
 * Finds the errors of a JSON text, in its own offsets. Where it is plain what was meant, as with a missing comma, it is
 * read on as if that stood there, so that all errors show in one go; `mended` is the text as read in the end, on the
 * same lines, and is there unless an error could not be read over.
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

/** Where a place of the edited text was before the edits, the last of which is undone first. */
function inOwnText(place: number, edits: readonly Edit[]): number {
  return edits.reduceRight((at, { offset, length, content }) => {
    if (at >= offset + content.length) return at - content.length + length;
    return Math.min(at, offset);
  }, place);
}
