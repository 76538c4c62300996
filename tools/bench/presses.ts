import { floor } from './other-sites';

/** One press or key of a visitor on a page, and by what it is seen to be answered. */
export type Press = {
  name: string;
  /** The name of the kind of page (scripts/page-kinds.ts), or of the page with one sentence. */
  page: string;
  on: string;
  /** Types this key into the field, instead of pressing it. */
  key?: string;
  /** Where on the element, from its left to its right edge; in the middle without it. */
  at?: number;
  /** Scrolled to until the element is there. */
  near?: string;
  /** What the visitor has done before: fields filled in, or an element pressed. */
  before?: { fill: Record<string, string> } | { press: string };
  /** The first visible answer: what then matches, or the path of the page that then shows, or either. */
  answer: string;
  /** What the visitor waits for, where the first answer only says that it is being done. */
  result?: string;
};

const valid = { name: 'Ada Lovelace', phone: '4165550199', message: 'Three sofas and a piano' };
const send = (form: string): string => `form[data-form=${form}] button[aria-disabled]`;
const isBusy = (form: string): string => `${send(form)} > span:first-child[hidden]`;
const isWrong = (form: string): string => `form[data-form=${form}] [aria-invalid=true]`;
const more = 'li button[aria-disabled] ~ button';
const less = 'li button[aria-disabled=false]';

/** The presses that the bench measures, on a city whose pages are below this path; first the least that a press can do. */
export const pressesIn = (city: string): Press[] => [
  { name: `fold of ${floor}`, page: floor, on: 'summary', answer: 'details[open]' },
  { name: 'menu', page: 'home', on: 'header summary', answer: 'header details[open]' },
  { name: 'question', page: 'faq', on: 'main summary', answer: 'main details[open]' },
  {
    name: 'slider',
    page: 'landing',
    on: 'figure input[type=range]',
    at: 0.2,
    answer: 'figure [style*=split]:not([style*="50%"])',
  },
  {
    name: 'choice',
    page: 'book-now',
    on: 'input[name=propertyType]',
    answer: 'input[name=propertyType]:checked',
  },
  { name: 'first key', page: 'home', on: 'input[name=name]', key: 'a', answer: 'input[name=name]' },
  {
    name: 'date',
    page: 'book-now',
    on: 'input[name=date]:enabled',
    near: 'input[name=timeWindow]',
    answer: 'input[name=date]:checked',
  },
  ...(['quote', 'booking', 'book'] as const).map((form) => ({
    name: `${form} form, invalid`,
    page: { quote: 'home', booking: 'book-now', book: 'book' }[form],
    on: send(form),
    answer: `${isBusy(form)}, ${isWrong(form)}`,
    result: isWrong(form),
  })),
  {
    name: 'quote form, valid',
    page: 'home',
    on: send('quote'),
    before: { fill: valid },
    answer: isBusy('quote'),
    result: '/thankyou',
  },
  { name: 'picker plus', page: 'get-quote', on: more, near: send('quote'), answer: less },
  {
    name: 'picker minus',
    page: 'get-quote',
    on: less,
    near: send('quote'),
    before: { press: more },
    answer: `body:not(:has(${less}))`,
  },
  {
    name: 'city search, first letter',
    page: 'landing',
    on: 'input[type=search]',
    key: 'o',
    answer: 'input[type=search]',
    result: 'form[role=search] + * output:not(:empty)',
  },
  {
    name: 'coupon print',
    page: 'home',
    on: '[data-printed=coupons] ~ p button',
    answer: 'html.waiting, html[data-bench-printed]',
    result: 'html[data-bench-printed]',
  },
  {
    name: 'page change',
    page: 'home',
    on: `footer a[href="${city}/faq"]`,
    answer: `html.waiting or ${city}/faq`,
    result: `${city}/faq`,
  },
];
