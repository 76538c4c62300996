import type { Edit, JsonFault } from './json-error';
import { JsonReader } from './json-reader';

/** So many are no slips of the hand any more. */
const mostFaults = 40;

/**
 * Finds the faults of a JSON text, in its own offsets. Where it is plain what was meant, as with a missing comma, it is
 * read on as if that stood there, so that all faults show in one go; `mended` is the text as read in the end, on the
 * same lines, and is there unless a fault could not be read over.
 */
export function findJsonFaults(source: string): { faults: JsonFault[]; mended?: string } {
  const faults: JsonFault[] = [];
  const edits: Edit[] = [];
  let text = source;
  for (;;) {
    const { fault, repeated } = new JsonReader(text).read();
    const edit = faults.length < mostFaults ? fault?.edit : undefined;
    const told = edit && fault ? [fault] : [...repeated, ...(fault ? [fault] : [])];
    faults.push(...told.map((one) => ({ ...one, offset: inOwnText(one.offset, edits) })));
    if (!edit) return fault ? { faults } : { faults, mended: text };
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
