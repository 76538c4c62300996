import { textOf, type BuiltPage, type PageElement } from './pages';

export type PageError = {
  /** The page's address: /toronto/faq. */
  page: string;
  /** The start of the element, as in the page. */
  element: string;
  /** What is wrong, and how to correct it. */
  wrong: string;
};

/** The number of pages that pass a check and that fail it. */
export type Count = { passed: number; failed: number };

const kindsShown = 25;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}...` : text;

/** Tells of an element in one line, so that one finds it in the source; without one, of the whole page. */
export function errorAt(
  { address }: Pick<BuiltPage, 'address'>,
  wrong: string,
  element?: PageElement,
): PageError {
  if (!element) return { page: address, element: '(the page)', wrong };
  const attributes = element.attrs
    .filter(({ name }) => !/^(class|style|data-.*)$/.test(name))
    .map(({ name, value }) => ` ${name}="${value}"`);
  const text = /^(style|script)$/.test(element.tagName) ? '' : textOf(element).trim();
  const start = `<${element.tagName}${cut(attributes.join(''), 140)}>${cut(text, 50)}`;
  return { page: address, element: start, wrong };
}

/** Describes each kind of error once, with the first page that has it and the number of other pages. */
export function describeErrors(errors: PageError[]): string {
  const kinds = [...new Set(errors.map(({ wrong }) => wrong))];
  const shown = kinds.slice(0, kindsShown).map((wrong) => {
    const alike = errors.filter((error) => error.wrong === wrong);
    const others = new Set(alike.map(({ page }) => page)).size - 1;
    const more = others > 0 ? ` and ${others} more ${others === 1 ? 'page' : 'pages'}` : '';
    return `WRONG  ${alike[0]!.page}${more}\n  at     ${alike[0]!.element}\n  what   ${wrong}`;
  });
  const left = kinds.length - shown.length;
  return [...shown, ...(left > 0 ? [`... and ${left} more kinds of error.`] : [])].join('\n');
}

/** Counts the pages; one with any number of errors has failed once. */
export function countPages(pages: { address: string }[], errors: PageError[]): Count {
  const failed = new Set(errors.map(({ page }) => page));
  return { passed: pages.filter(({ address }) => !failed.has(address)).length, failed: failed.size };
}
