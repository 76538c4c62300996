import { isOfferPath } from '../../src/shared/site/routes';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';
import type { BuiltPage } from './built-pages';
import { attributeOf, describeElement, textOf, type PageElement } from './elements';
import type { PageError } from './page-error';

type PhoneLink = { element: PageElement; href: string; dial: string | null };

/** `tel:` with a number, `sms:` with a number and perhaps the first words of a message. */
const phoneAddress = /^(?:tel:(\+\d+)|sms:(\+\d+)(?:\?&?body=([^&?#\s]+))?)$/;

function dialedBy(href: string): string | null {
  const [, tel, sms, body = ''] = phoneAddress.exec(href) ?? [];
  const dial = tel ?? sms ?? '';
  try {
    decodeURIComponent(body);
  } catch {
    return null;
  }
  return parsePhoneNumber(dial)?.dial === dial ? dial : null;
}

const phoneLinksOf = (page: BuiltPage): PhoneLink[] =>
  page.elements.flatMap((element) => {
    const href = attributeOf(element, 'href') ?? '';
    return /^\s*(tel|sms):/i.test(href) ? [{ element, href, dial: dialedBy(href) }] : [];
  });

/** The number of a page: that of its first phone link, which is in the header. */
const phoneOf = (page: BuiltPage): string | undefined =>
  phoneLinksOf(page).find(({ dial }) => dial !== null)?.dial ?? undefined;

/** Another number than the dialed one in a link's text or name. */
function otherNumber({ element, dial }: PhoneLink): string | undefined {
  const shown = `${textOf(element)}\n${attributeOf(element, 'aria-label') ?? ''}`;
  const numbers = shown.match(/\+?\d[\d\s().-]{8,}\d/g) ?? [];
  return numbers.map((number) => parsePhoneNumber(number)?.dial ?? number).find((number) => number !== dial);
}

function judge(link: PhoneLink, phone: string): [wrong: string, fix: string] | null {
  const { href, dial } = link;
  if (dial === null)
    return [
      `has the address ${href}, which is no number that can be dialled`,
      'Make it of a PhoneNumber: `tel:` and its `dial`, or smsLink() (src/shared/values/phone-number.ts).',
    ];
  if (dial !== phone) return [`dials ${dial}, but the page's phone is ${phone}`, "Use the page's phone."];
  const other = otherNumber(link);
  return other ? [`shows ${other}, but dials ${dial}`, 'Show the number that it dials.'] : null;
}

/** The home of a page's city, in its language: that of `/fr/ottawa/faq` is `/fr/ottawa`. */
const homeOf = (address: string): string => /^(?:\/[a-z]{2}(?=\/))?\/[^/]+/.exec(address)?.[0] ?? address;

/** Reports wrong numbers: every link must dial the phone of its page, and every page of a city that of the city. */
export function checkPhones(pages: Map<string, BuiltPage>): PageError[] {
  return [...pages.values()].flatMap((page) => {
    // A campaign may have a number of its own.
    const home = isOfferPath(page.address) ? undefined : pages.get(homeOf(page.address));
    const phone = (home && phoneOf(home)) ?? phoneOf(page) ?? '';
    return phoneLinksOf(page).flatMap((link) => {
      const [wrong, fix] = judge(link, phone) ?? [];
      return wrong && fix ? [{ page: page.address, element: describeElement(link.element), wrong, fix }] : [];
    });
  });
}
