import { keepCity } from '../shared/browser/known-city';
import { pageData, type PagePhone } from './page-data';

type Phone = Pick<PagePhone, 'display' | 'dial'>;

let shown: Phone | undefined;

export const builtPhone = (): PagePhone | undefined => pageData().phone;

/** Puts the number that shows into a text with the built one. */
export function withShownPhone(text: string): string {
  const built = builtPhone();
  if (!shown || !built) return text;
  return text.replaceAll(built.display, shown.display).replaceAll(built.dial, shown.dial);
}

/** Gives the props of an island, with the number that shows. */
export function propsOf(host: HTMLElement): unknown {
  const given: unknown = JSON.parse(host.dataset.props ?? '{}');
  const props = typeof given === 'number' ? pageData().islands[given] : given;
  return JSON.parse(withShownPhone(JSON.stringify(props)));
}

/** Replaces a number wherever the page has it. */
export function replacePhone(before: Phone, phone: Phone): void {
  const replace = (text: string): string =>
    text.replaceAll(before.display, phone.display).replaceAll(before.dial, phone.dial);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node.nodeValue?.includes(before.display) && node.parentElement?.localName !== 'script')
      node.nodeValue = replace(node.nodeValue);
  for (const element of document.querySelectorAll('[href^="tel:"], [href^="sms:"], [aria-label]'))
    for (const name of ['href', 'aria-label']) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, replace(value));
    }
}

/** Shows another number wherever the page has the built one. */
export function showPhone(phone: Phone): void {
  const built = builtPhone();
  if (!built || (shown ?? built).dial === phone.dial) return;
  replacePhone(shown ?? built, phone);
  shown = phone;
  keepCity(withShownPhone);
}
