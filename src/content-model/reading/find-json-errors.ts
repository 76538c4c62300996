import type { Edit, JsonError } from './json-error';
import { JsonReader } from './json-reader';

/** So many are no slips of the hand any more. */
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
    const { error, repeated } = new JsonReader(text).read();
    const edit = errors.length < mostErrors ? error?.edit : undefined;
    const reported = edit && error ? [error] : [...repeated, ...(error ? [error] : [])];
    errors.push(...reported.map((one) => ({ ...one, offset: inOwnText(one.offset, edits) })));
    if (!edit) return error ? { errors } : { errors, mended: text };
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    edits.push(edit);
  }
}

/** Where a place of the edited text was before the edits, the last of which is undone first. */
function inOwnText(offset: number, edits: readonly Edit[]): number {
  return edits.reduceRight((at, { start, end, text }) => {
    if (at >= start + text.length) return at - text.length + (end - start);
    return Math.min(at, start);
  }, offset);
}
