export type Fault = {
  /** The page's address: /toronto/faq. */
  page: string;
  /** The start of the element, as it stands in the page. */
  element: string;
  wrong: string;
  /** What to do about it. */
  mend: string;
};

/** The page of a fault that keeps all of them from being checked. */
export const everyPage = '(every page)';

/** Of pages, as one check for each. */
export type Count = { passed: number; failed: number };

const kindsShown = 25;

/** Each kind of fault once, with the first place that has it and the number of the others. */
export function describeFaults(faults: Fault[]): string {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) {
    const key = `${fault.wrong}\n${fault.mend}`;
    kinds.set(key, [...(kinds.get(key) ?? []), fault]);
  }
  const shown = Array.from(kinds.values()).slice(0, kindsShown).map(describeKind);
  const left = kinds.size - shown.length;
  return [...shown, ...(left > 0 ? [`... and ${left} more kinds of fault.`] : [])].join('\n');
}

function describeKind(faults: Fault[]): string {
  const { page, element, wrong, mend } = faults[0] as Fault;
  const others = new Set(faults.map((fault) => fault.page)).size - 1;
  const places = others > 0 ? `${page} and ${others} more ${others === 1 ? 'page' : 'pages'}` : page;
  return [`WRONG  ${places}`, `  at     ${element}`, `  what   ${wrong}`, `  to do  ${mend}`].join('\n');
}

/** A page with however many faults has failed once. */
export function countPages(pages: { address: string }[], faults: Fault[]): Count {
  const failed = new Set(faults.map(({ page }) => page));
  if (failed.has(everyPage)) return { passed: 0, failed: Math.max(pages.length, 1) };
  const passed = pages.filter(({ address }) => !failed.has(address)).length;
  return { passed, failed: failed.size };
}
