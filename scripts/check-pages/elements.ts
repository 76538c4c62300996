import type { DefaultTreeAdapterTypes } from 'parse5';

type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Gives every element under a node, in the order of the page. */
export function* elementsUnder(node: PageNode): Generator<PageElement> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsUnder(child);
  if ('content' in node) yield* elementsUnder(node.content);
}

export const attributeOf = (element: PageElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export function textOf(node: PageNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const unread = /^(script|style|template|noscript|form|nav)$/;
const inline = /^(a|abbr|b|cite|em|i|q|small|span|strong|sub|sup|time)$/;

/** Lists the visible texts under an element, one for each block; a `wbr` does not end a word. */
export function textsUnder(element: PageElement): string[] {
  const texts = [''];
  const add = (text: string): void => void texts.push(`${texts.pop()}${text}`);
  const read = (node: PageNode): void => {
    if (node.nodeName === '#text' && 'value' in node) add(node.value);
    if (!('tagName' in node) || unread.test(node.tagName) || attributeOf(node, 'hidden') !== undefined)
      return;
    if (node.tagName === 'wbr') return;
    const end = (): void => (inline.test(node.tagName) ? add(' ') : void texts.push(''));
    end();
    node.childNodes.forEach(read);
    end();
  };
  read(element);
  return texts.filter((text) => text.trim() !== '');
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}...` : text;

/** Writes an element in one line, so that one finds it in the source. */
export function describeElement(element: PageElement): string {
  const attributes = element.attrs
    .filter(({ name }) => !/^(class|style|data-.*)$/.test(name))
    .map(({ name, value }) => ` ${name}="${value}"`);
  const text = /^(style|script)$/.test(element.tagName) ? '' : textOf(element).trim();
  return `<${element.tagName}${cut(attributes.join(''), 140)}>${cut(text, 50)}`;
}
