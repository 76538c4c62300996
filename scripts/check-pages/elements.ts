import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const attributesLength = 140;
const textLength = 50;
/** Attributes that do not help to recognize an element. */
const leftOut = /^(class|style|data-.*)$/;

/** Gives every element under a node, in the order of the page. */
export function* elementsUnder(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsUnder(child);
  if ('content' in node) yield* elementsUnder(node.content);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}

/** Writes an element in one line, so that one finds it in the source. */
export function describeElement(element: Element): string {
  const attributes = element.attrs
    .filter(({ name }) => !leftOut.test(name))
    .map(({ name, value }) => ` ${name}="${value}"`);
  const text = /^(style|script)$/.test(element.tagName) ? '' : textOf(element).trim();
  return `<${element.tagName}${cut(attributes.join(''), attributesLength)}>${cut(text, textLength)}`;
}
