import { parsePhoneNumber } from '../../src/domain/phone-number';
import type { BuiltPage } from './built-pages';
import { attributeOf, describeElement, textOf, type PageElement } from './elements';
import type { PageError } from './page-error';

type PhoneLink = { element: PageElement; href: string; dial: string | null };

/** `tel:` with a number, `sms:` with a number and perhaps the first words of a message. */
const phoneAddress = /^(?:tel:(\+\d+)|sms:(\+\d+)(?:\?&?body=([^&?#\s]+))?)$/;

function isWellEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function dialedBy(href: string): string | null {
  const [, tel, sms, body] = phoneAddress.exec(href) ?? [];
  const dial = tel ?? sms;
  if (!dial || (body && !isWellEncoded(body))) return null;
  return parsePhoneNumber(dial)?.dial === dial ? dial : null;
}

function phoneLinksOf(page: BuiltPage): PhoneLink[] {
  return page.elements.flatMap((element) => {
    const href = attributeOf(element, 'href') ?? '';
    return /^\s*(tel|sms):/i.test(href) ? [{ element, href, dial: dialedBy(href) }] : [];
  });
}

/** The number of a page: that of its first phone link, which is in the header. */
function phoneOf(page: BuiltPage): string | undefined {
  return phoneLinksOf(page).find(({ dial }) => dial !== null)?.dial ?? undefined;
}

/** The numbers in a link's text and name. */
function shownNumbers(element: PageElement): string[] {
  const shown = `${textOf(element)}\n${attributeOf(element, 'aria-label') ?? ''}`;
  const numbers = shown.match(/\+?\d[\d\s().-]{8,}\d/g) ?? [];
  return numbers.map((number) => parsePhoneNumber(number)?.dial ?? number);
}

function judge({ element, href, dial }: PhoneLink, phone: string): Pick<PageError, 'wrong' | 'mend'> | null {
  if (dial === null)
    return {
      wrong: `has the address ${href}, which is no number that can be dialled`,
      mend: 'Make it of a PhoneNumber: `tel:` and its `dial`, or smsLink() (src/domain/phone-number.ts).',
    };
  if (dial !== phone)
    return { wrong: `dials ${dial}, but the page's phone is ${phone}`, mend: "Use the page's phone." };
  const other = shownNumbers(element).find((number) => number !== dial);
  if (other) return { wrong: `shows ${other}, but dials ${dial}`, mend: 'Show the number that it dials.' };
  return null;
}

/** The city of `/toronto/faq` is `/toronto`. */
function homeOf({ address }: BuiltPage, pages: BuiltPage[]): BuiltPage | undefined {
  return pages.find((page) => address.startsWith(`${page.address}/`));
}

/** Reports wrong numbers: every link must dial the phone of its page, and every page of a city that of the city. */
export function checkPhones(pages: BuiltPage[]): PageError[] {
  return pages.flatMap((page) => {
    const home = homeOf(page, pages);
    const phone = (home && phoneOf(home)) ?? phoneOf(page) ?? '';
    return phoneLinksOf(page).flatMap((link) => {
      const verdict = judge(link, phone);
      return verdict ? [{ page: page.address, element: describeElement(link.element), ...verdict }] : [];
    });
  });
}
