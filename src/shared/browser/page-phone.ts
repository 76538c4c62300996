import { keepCity } from './known-city';
import { pageData, type PagePhone } from './page-data';

type Phone = Pick<PagePhone, 'display' | 'dial'>;

let shown: Phone | undefined;

export const builtPhone = (): PagePhone | undefined => pageData().phone;

/** Puts a number into a text in place of another. */
export const withPhone = (text: string, before: Phone, phone: Phone): string =>
  text.replaceAll(before.display, phone.display).replaceAll(before.dial, phone.dial);

/** Puts the number that shows into a text with the built one. */
export function withShownPhone(text: string): string {
  const built = builtPhone();
  return shown && built ? withPhone(text, built, shown) : text;
}

/** Gives the props of an island, with the number that shows. */
export function propsOf(host: HTMLElement): unknown {
  const given: unknown = JSON.parse(host.dataset.props ?? '{}');
  const props = typeof given === 'number' ? pageData().islands[given] : given;
  return JSON.parse(withShownPhone(JSON.stringify(props)));
}

/** Replaces a number wherever the page has it. */
export function replacePhone(before: Phone, phone: Phone): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.includes(before.display) && node.parentElement?.localName !== 'script')
      node.nodeValue = withPhone(node.nodeValue, before, phone);
  for (const element of document.querySelectorAll('[href^="tel:"], [href^="sms:"], [aria-label]'))
    for (const name of ['href', 'aria-label']) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, withPhone(value, before, phone));
    }
}

/** Shows another number wherever the page has the built one. */
export function showPhone(phone: Phone): void {
  const built = builtPhone();
  if (!built || (shown ?? built).dial === phone.dial) return;
  replacePhone(shown ?? built, phone);
  shown = phone;
  keepCity({ ...built, ...phone });
}
