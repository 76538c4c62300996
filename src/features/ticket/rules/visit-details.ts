/** The optional query fields of /thankyou (docs/specification.md, section 2). */
export const visitDetailNames = ['moveDate', 'fromAddress', 'toAddress', 'packing'] as const;

export type VisitDetails = Partial<Record<(typeof visitDetailNames)[number], string>>;

const longest = 200;

/** Reads those fields of an address as texts to show; leaves out empty ones. */
export function parseVisitDetails(search: string): VisitDetails {
  const query = new URLSearchParams(search);
  const details: VisitDetails = {};
  for (const name of visitDetailNames) {
    const value = query.get(name)?.trim().slice(0, longest);
    if (value) details[name] = value;
  }
  return details;
}
