import { readMark, withoutMarks } from '../../src/content-model/gatsby/mark-texts';

/** The attribute of a page's elements that names the fields whose texts they show, with spaces between them. */
export const fieldAttribute = 'data-field';

const hidden = (text: string): boolean => readMark(text) !== undefined;

function nameField(element: Element, text: string): void {
  const field = readMark(text)?.field;
  if (field === undefined) return;
  const known = element.getAttribute(fieldAttribute)?.split(' ') ?? [];
  if (!known.includes(field)) element.setAttribute(fieldAttribute, [...known, field].join(' '));
  // So that the keyboard reaches it too.
  element.setAttribute('tabindex', '0');
}

/**
 * Takes the marks out of a page's texts, so that it is what visitors get to the character, and names the field of each
 * text on the element that shows it.
 */
export function takeMarks(page: DocumentFragment): void {
  for (const element of page.querySelectorAll('*')) {
    for (const node of element.childNodes) {
      const text = node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? '') : '';
      if (!hidden(text)) continue;
      nameField(element, text);
      node.nodeValue = withoutMarks(text);
    }
    for (const attribute of element.attributes) {
      if (!hidden(attribute.value)) continue;
      nameField(element, attribute.value);
      attribute.value = withoutMarks(attribute.value);
    }
  }
}
