/** One press or key of a visitor on a page, and what it waits for. */
export type Press = {
  name: string;
  /** The name of the kind of page (scripts/page-kinds.ts), or of the page with one sentence. */
  page: string;
  on: string;
  /** Typed into the field, instead of pressing it. */
  key?: string;
  /** What the visitor has done before: fields filled in, or an element pressed. */
  filled?: Record<string, string>;
  pressed?: string;
  /** What then matches, or the path of the page that then shows. */
  result: string;
};

export const floor = 'one sentence';

const valid = { name: 'Ada Lovelace', phone: '4165550199', message: 'Three sofas and a piano' };
const send = (form: string): string => `form[data-form=${form}] button[aria-disabled]`;
const wrong = (form: string): string => `form[data-form=${form}] [aria-invalid=true]`;
const more = 'li button[aria-disabled] ~ button';
const choice = 'input[name=propertyType]';
const found = 'form[role=search] + * output:not(:empty)';
const less = 'li button[aria-disabled=false]';

/** The presses that the bench measures, on a city whose pages are below this path; first the least that a press can do. */
export const pressesIn = (city: string): Press[] => [
  { name: 'fold', page: floor, on: 'summary', result: 'details[open]' },
  { name: 'menu', page: 'home', on: 'header summary', result: 'header details[open]' },
  { name: 'question', page: 'faq', on: 'main summary', result: 'main details[open]' },
  { name: 'choice', page: 'book-now', on: choice, result: `${choice}:checked` },
  { name: 'first key', page: 'home', on: 'input[name=name]', key: 'a', result: 'input[name=name]' },
  { name: 'date', page: 'book-now', on: 'input[name=date]:enabled', result: 'input[name=date]:checked' },
  { name: 'quote form, invalid', page: 'home', on: send('quote'), result: wrong('quote') },
  { name: 'booking form, invalid', page: 'book-now', on: send('booking'), result: wrong('booking') },
  { name: 'book form, invalid', page: 'book', on: send('book'), result: wrong('book') },
  { name: 'quote form, valid', page: 'home', on: send('quote'), filled: valid, result: '/thankyou' },
  { name: 'picker plus', page: 'get-quote', on: more, result: less },
  { name: 'picker minus', page: 'get-quote', on: less, pressed: more, result: `body:not(:has(${less}))` },
  { name: 'city search', page: 'landing', on: 'input[type=search]', key: 'o', result: found },
  { name: 'page change', page: 'home', on: `footer a[href="${city}/faq"]`, result: `${city}/faq` },
];
