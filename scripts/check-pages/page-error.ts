export type PageError = {
  /** The page's address: /toronto/faq. */
  page: string;
  /** The start of the element, as it stands in the page. */
  element: string;
  wrong: string;
  /** What to do about it. */
  mend: string;
};

/** The page of an error that keeps all of them from being checked. */
export const everyPage = '(every page)';

/** Of pages, as one check for each. */
export type Count = { passed: number; failed: number };

const kindsShown = 25;

/** Each kind of error once, with the first place that has it and the number of the others. */
export function describeErrors(errors: PageError[]): string {
  const kinds = new Map<string, PageError[]>();
  for (const error of errors) {
    const key = `${error.wrong}\n${error.mend}`;
    kinds.set(key, [...(kinds.get(key) ?? []), error]);
  }
  const shown = Array.from(kinds.values()).slice(0, kindsShown).map(describeKind);
  const left = kinds.size - shown.length;
  return [...shown, ...(left > 0 ? [`... and ${left} more kinds of error.`] : [])].join('\n');
}

function describeKind(errors: PageError[]): string {
  const { page, element, wrong, mend } = errors[0] as PageError;
  const others = new Set(errors.map((error) => error.page)).size - 1;
  const places = others > 0 ? `${page} and ${others} more ${others === 1 ? 'page' : 'pages'}` : page;
  return [`WRONG  ${places}`, `  at     ${element}`, `  what   ${wrong}`, `  to do  ${mend}`].join('\n');
}

/** A page with however many errors has failed once. */
export function countPages(pages: { address: string }[], errors: PageError[]): Count {
  const failed = new Set(errors.map(({ page }) => page));
  if (failed.has(everyPage)) return { passed: 0, failed: Math.max(pages.length, 1) };
  const passed = pages.filter(({ address }) => !failed.has(address)).length;
  return { passed, failed: failed.size };
}
