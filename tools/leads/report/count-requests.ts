import { isBrought } from '../../../src/features/measuring/rules/attribution';
import { Counter, counterBy } from '../count';
import type { LeadRow } from '../read-row';
import type { OfficeFiles } from '../office-files';
import { isWithin, type Period } from '../period';
import type { LeadsContent } from '../places';

type CostRowOf = (row: LeadRow) => string | undefined;

/** What the report says of the requests of a period. The last three are how many, without those that spam signals mark. */
const newCounts = (costRowOf: CostRowOf) => ({
  all: counterBy([], 'last'),
  day: counterBy(['day'], 'last'),
  campaign: counterBy(['campaign'], 'last'),
  city: counterBy(['city'], 'last'),
  form: counterBy(['form'], 'last'),
  device: counterBy(['device'], 'last'),
  cost: new Counter((row) => {
    const name = costRowOf(row);
    return name === undefined ? undefined : [name];
  }),
  unclearMetadata: 0,
  unknownVisit: 0,
  brought: 0,
});

export type RequestCounts = ReturnType<typeof newCounts>;

export type Report = {
  counts: RequestCounts;
  before: RequestCounts;
  office: OfficeFiles;
  period: Period;
  content: LeadsContent;
  madeAt: number;
  /** The requests that are listed with names and phones; none in a report without them. */
  contacts: readonly LeadRow[];
};

function add(counts: RequestCounts, row: LeadRow): void {
  for (const part of Object.values(counts)) if (part instanceof Counter) part.add(row);
  if (row.isMarked || row.kind === 'press') return;
  if (row.metadata !== 'whole') counts.unclearMetadata += 1;
  if (!row.lastTouch && !row.firstTouch) counts.unknownVisit += 1;
  if (row.lastTouch && isBrought(row.lastTouch)) counts.brought += 1;
}

/** Counts the requests of a period, and all others as those of the period before; holds counts, and never the requests. */
export async function countRequests(
  rows: AsyncIterable<LeadRow>,
  period: Period,
  costRowOf: CostRowOf,
  onRow: (row: LeadRow) => unknown,
): Promise<{ counts: RequestCounts; before: RequestCounts }> {
  const [counts, before] = [newCounts(costRowOf), newCounts(costRowOf)];
  for await (const row of rows) {
    const isOfPeriod = isWithin(period, row.sentAt, row.timeZone);
    add(isOfPeriod ? counts : before, row);
    if (isOfPeriod && row.kind !== 'press') onRow(row);
  }
  return { counts, before };
}
