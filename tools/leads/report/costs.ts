import { campaignOf, sourceOf } from '../campaign';
import type { Report } from '../count';
import type { LeadRow } from '../read-row';
import type { Spend } from '../office-files';
import { daysIn, periodBefore, type Period } from '../period';
import { plain, sortRows, sumOf, type Column, type Part, type Row } from './tables';

const amountWords = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const labelOf = ({ kind, name }: Pick<Spend, 'kind' | 'name'>): string =>
  kind === 'source' ? `${name} (source)` : name;

/** The part of what was paid that belongs to a period, by its share of the days. */
function costIn({ since, until }: Period, { days, amount }: Spend): number {
  const common = {
    since: days.since > since ? days.since : since,
    until: days.until < until ? days.until : until,
  };
  return (amount * daysIn(common)) / daysIn(days);
}

/** Names the row of the costs to which a request belongs: one at most, or the total would count it twice. */
export function costRowOf(spend: readonly Spend[] | undefined, period: Period) {
  if (!spend) return (row: LeadRow): string[] | undefined => [campaignOf(row, 'last')];
  const both = { since: periodBefore(period).since, until: period.until };
  const paid = spend.filter((line) => costIn(both, line) > 0);
  const named = (wanted: Spend['kind']) =>
    new Set(paid.filter(({ kind }) => kind === wanted).map(({ name }) => name));
  const campaigns = named('campaign');
  // A source with its medium comes before the same one without it.
  const sources = [...named('source')].toSorted((one, other) => other.length - one.length);
  return (row: LeadRow): string[] | undefined => {
    const campaign = campaignOf(row, 'last').toLowerCase();
    if (campaigns.has(campaign)) return [campaign];
    const source = `${sourceOf(row, 'last').toLowerCase()} / `;
    const name = sources.find((each) => source.startsWith(`${each} / `));
    return name === undefined ? undefined : [labelOf({ kind: 'source', name })];
  };
}

const ratio = (cost = 0, requests = 0): string => (requests > 0 ? amountWords.format(cost / requests) : '–');

const costColumns: Column[] = [
  ['Cost', ([cost = 0]) => amountWords.format(cost)],
  plain('Requests', 1),
  ['Each', ([cost, requests]) => ratio(cost, requests)],
  ['Each before', ([, , , , cost, requests]) => ratio(cost, requests)],
];
const wonColumns: Column[] = [plain('Won', 2), ['Value', ([, , , value = 0]) => amountWords.format(value)]];

/** What was paid for requests and what the office won of them, by its files; nothing without them. */
export function costPart({ counts, before, office, period }: Report): Part[] {
  const { spend, won, currency } = office;
  if (!spend && !won) return [];
  const sold = [...counts.cost.groups].flatMap(([name, group]) => (group.won > 0 ? name : []));
  const unsorted = [...new Set(spend ? spend.map(labelOf) : sold)].map((name): Row => {
    const lines = (spend ?? []).filter((line) => labelOf(line) === name);
    const costOf = (within: Period) => lines.reduce((sum, line) => sum + costIn(within, line), 0);
    const now = counts.cost.of(name);
    const found = [counts.cost.requests(name), now.won, now.value];
    const earlier = [costOf(periodBefore(period)), before.cost.requests(name)];
    return { name, values: [costOf(period), ...found, ...earlier] };
  });
  const rows = sortRows(unsorted);
  const [paid = 0, requests = 0, , , ...earlier] = sumOf(rows);
  const cost = `${currency} ${amountWords.format(paid)} was paid for ${requests} requests: ${ratio(paid, requests)} each, and ${ratio(...earlier)} in the period before.`;
  const all = counts.all.of();
  const sales = `Won jobs: ${all.won}, which brought ${currency} ${amountWords.format(all.value)}.`;
  const what = [spend && 'Cost', won && 'won jobs'].filter(Boolean).join(' and ');
  const columns = [...(spend ? costColumns : [plain('Requests', 1)]), ...(won ? wonColumns : [])];
  const caption = `${what} in ${currency}, by the last visit`;
  const lead = [spend && cost, won && sales].filter(Boolean).join(' ');
  return [{ title: 'Cost and jobs', lead, table: { caption, first: 'Campaign', columns, rows } }];
}
