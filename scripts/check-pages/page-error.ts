export type PageError = {
  /** The page's address: /toronto/faq. */
  page: string;
  /** The start of the element, as in the page. */
  element: string;
  wrong: string;
  /** How to correct it. */
  fix: string;
};

/** The page of an error that prevents the check of all pages. */
export const everyPage = '(every page)';

/** The number of pages that pass a check and that fail it. */
export type Count = { passed: number; failed: number };

const kindsShown = 25;

/** Describes each kind of error once, with the first page that has it and the number of other pages. */
export function describeErrors(errors: PageError[]): string {
  const kinds = new Map<string, PageError[]>();
  for (const error of errors) {
    const key = `${error.wrong}\n${error.fix}`;
    kinds.set(key, [...(kinds.get(key) ?? []), error]);
  }
  const shown = Array.from(kinds.values()).slice(0, kindsShown).map(describeKind);
  const left = kinds.size - shown.length;
  return [...shown, ...(left > 0 ? [`... and ${left} more kinds of error.`] : [])].join('\n');
}

function describeKind(errors: PageError[]): string {
  const { page, element, wrong, fix } = errors[0] as PageError;
  const others = new Set(errors.map((error) => error.page)).size - 1;
  const pages = others > 0 ? `${page} and ${others} more ${others === 1 ? 'page' : 'pages'}` : page;
  return [`WRONG  ${pages}`, `  at     ${element}`, `  what   ${wrong}`, `  to do  ${fix}`].join('\n');
}

/** Counts the pages; one with any number of errors has failed once. */
export function countPages(pages: { address: string }[], errors: PageError[]): Count {
  const failed = new Set(errors.map(({ page }) => page));
  if (failed.has(everyPage)) return { passed: 0, failed: Math.max(pages.length, 1) };
  const passed = pages.filter(({ address }) => !failed.has(address)).length;
  return { passed, failed: failed.size };
}
