import { readMarks, withoutMarks } from '../../src/content-model/gatsby/marks';

/** The attribute of a page's elements that names the fields whose texts they show, with spaces between them. */
export const fieldAttribute = 'data-field';

function nameFields(element: Element, text: string): void {
  const known = element.getAttribute(fieldAttribute)?.split(' ') ?? [];
  // The mark of a text stands behind those of the texts that are filled into it.
  const fields = readMarks(text)
    .map(({ field }) => field)
    .toReversed();
  element.setAttribute(fieldAttribute, [...new Set([...known, ...fields])].join(' '));
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
      if (readMarks(text).length === 0) continue;
      nameFields(element, text);
      node.nodeValue = withoutMarks(text);
    }
    for (const attribute of element.attributes) {
      if (readMarks(attribute.value).length === 0) continue;
      nameFields(element, attribute.value);
      attribute.value = withoutMarks(attribute.value);
    }
  }
}
