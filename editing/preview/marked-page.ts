import { listTexts } from '../../src/content-model/reading/walk';
import { atField, entryHash } from '../config/entry-address';
import { readMarks, withoutMarks } from '../../src/content-model/gatsby/marks';

/** The attribute of a page's elements that names the fields whose texts they show, with spaces between them. */
export const fieldAttribute = 'data-field';
/** The attribute of those that show only texts of other files: where the first one is changed. */
export const elsewhereAttribute = 'data-elsewhere';

function nameFields(element: Element, text: string, path: string): void {
  const known = element.getAttribute(fieldAttribute)?.split(' ') ?? [];
  const marks = readMarks(text).toReversed();
  const own = marks.filter(({ file }) => file === path).map(({ field }) => field);
  const fields = [...new Set([...known, ...own])];
  if (fields.length > 0) element.setAttribute(fieldAttribute, fields.join(' '));
  const others = marks
    .filter(({ file }) => file !== path)
    .map(({ file, field }) => atField(entryHash(file), field));
  // Into a text of this file several others may be filled, and a press does not say which of them it means.
  if (others[0] && (fields.length === 0 || new Set(others).size === 1))
    element.setAttribute(elsewhereAttribute, others[0]);
  // So that the keyboard reaches it too.
  element.setAttribute('tabindex', '0');
}

/** Leaves to the character what visitors get, and names the fields of the file on the elements that show them. */
export function takeMarks(page: DocumentFragment, path: string): void {
  for (const element of page.querySelectorAll('*')) {
    for (const node of [...element.childNodes, ...element.attributes]) {
      const text = node.nodeType === node.COMMENT_NODE ? '' : (node.nodeValue ?? '');
      if (readMarks(text).length === 0) continue;
      nameFields(element, text, path);
      node.nodeValue = withoutMarks(text);
    }
  }
}

export type Marked = { field: string; text: string };

export function listMarked(data: unknown): Marked[] {
  return listTexts(data).flatMap(({ text }) => {
    const field = readMarks(text).at(-1)?.field;
    return field === undefined ? [] : [{ field, text: withoutMarks(text) }];
  });
}
