import { findByPath } from './by-path';
import { entryFieldHints } from './entry-field-hints';
import { pageFieldHints } from './page-field-hints';
import { siteFieldHints } from './site-field-hints';

/** The hints of the two days of something that shows only between them. */
const daysOf = (place: string, name: string): Record<string, string> => ({
  [`${place}.validFrom`]: `Until this day ${name} is not shown. Empty: it is shown at once.`,
  [`${place}.validUntil`]: `After this day ${name} is not shown. Empty: it stays.`,
});

/** The hints under fields: what each is for, and where a visitor sees it; by the end of the field's path (by-path.ts). */
export const hints: Record<string, string> = {
  title: 'The heading of this part, as visitors read it.',
  text: 'The words under the heading, as visitors read them.',
  lead: 'The sentences right under the heading.',
  link: 'What visitors press in this part to read on.',
  items: 'Each is shown as a point of the list under the heading.',
  points: 'Each is shown as a point of the list in this part.',
  sample: 'Switch this off only when what is here is real; while it is on, it counts as a sample.',
  drawing: 'The drawing that visitors see beside these words.',
  country: 'Decides whether visitors read of provinces and postal codes or of states and zip codes.',
  question: 'The question as a customer would ask it: visitors press it to read the answer.',
  answer: 'At most 60 words, shown when a visitor opens the question.',
  more: 'What goes beyond the answer, shown after a press on “More”.',
  label: 'The words that visitors read for it.',
  'jobs.title': 'The heading over the jobs, shown only when there are some.',
  ...entryFieldHints,
  ...siteFieldHints,
  ...pageFieldHints,
  ...daysOf('site.coupons.items.*', 'the coupon'),
  ...daysOf('cities.coupons.*', 'the coupon'),
  ...daysOf('site.social-proof', 'the pop-up'),
  ...daysOf('pages.home.sameDay', 'the banner'),
  ...daysOf('faq', 'the question'),
};

/** Gives the hint under the field at a path of the content model; nothing where none is written. */
export const hintOf = (where: string): string | undefined => findByPath(hints, where);
