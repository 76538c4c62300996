import { splitLanguage } from '../../src/shared/site/languages';
import { isOfferPath, thankYouPath } from '../../src/shared/site/routes';

/** Other sites to which a page may link, each with the reason. */
export const allowedHosts: Record<string, string> = {
  'www.youtube.com': 'the page of a video of /book, for whom its player does not open',
  'vimeo.com': 'the same, for a brand whose videos are there',
  'schema.org': 'the vocabulary of structured data',
};

/** Pages that no link leads to, each with the reason; search engines must not show them. */
const unlinkedPages: Record<string, string> = {
  '/404.html': 'hosting answers with it where there is no page',
  '/404': 'Gatsby writes the same page here as well',
  '/book': 'advertisements lead there',
  [thankYouPath]: 'a form that was sent leads there',
};

/** Whether a page needs no link that leads to it; print and advertisements lead to the pages of campaigns. */
export const needsNoLink = (address: string): boolean =>
  splitLanguage(address).rest in unlinkedPages || isOfferPath(address);

/** Messages of the HTML checker that we cannot resolve here, each with the reason. */
export const acceptedMessages: { message: RegExp; reason: string }[] = [
  {
    message: /^(Resource|Inline script) violates Content Security Policy/,
    reason: "It reads files, where the policy's 'self' is nobody, so what is blocked is seen in the browser.",
  },
  {
    message:
      /^CSS: (“animation-(timeline|range)”: Property “\S+” doesn't exist\.|Unrecognized at-rule “@view-transition”)$/,
    reason:
      'The header comes in by scrolling, and pages fade, where a browser can do that: the checker does not know it yet.',
  },
  {
    message: /^Attribute “aria-hidden” is unnecessary for elements that have attribute “hidden”\.$/,
    reason: 'The pop-up is decoration also while its island shows it.',
  },
];
