import type { Spend } from '../office-files';
import { daysIn, type Period } from '../period';
import type { Report } from './count-requests';
import { html, nothing, section, type Markup } from './markup';
import { barTable, valueAt, type Column } from './tables';
import { compareRows, type Row, type Tally } from './tally';

type Part = Pick<Spend, 'kind' | 'name'>;

const amountWords = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A source may be named without its medium. */
function isOf({ kind, name }: Part, known: string): boolean {
  const [written, counted] = [name.toLowerCase(), known.toLowerCase()];
  return counted === written || (kind === 'source' && counted.startsWith(`${written} / `));
}

const sumOf = ({ byName }: Tally, part: Part): number =>
  [...byName].reduce((sum, [name, amount]) => (isOf(part, name) ? sum + amount : sum), 0);

/** What a part cost in a period: what was paid for more days counts by its share of them. */
function costOf(spend: readonly Spend[], part: Part, { since, until }: Period): number {
  const paid = spend.filter(
    ({ kind, name }) => kind === part.kind && isOf({ ...part, kind: 'campaign' }, name),
  );
  return paid.reduce((sum, { days, amount }) => {
    const common = {
      since: days.since > since ? days.since : since,
      until: days.until < until ? days.until : until,
    };
    return sum + (amount * daysIn(common)) / daysIn(days);
  }, 0);
}

const requestsOf = ({ kind }: Part) => (kind === 'campaign' ? 'lastCampaigns' : 'lastSources');

const ratio = (cost = 0, requests = 0): string => (requests > 0 ? amountWords.format(cost / requests) : '–');

const costColumns: readonly Column[] = [
  ['Cost', ([cost = 0]) => amountWords.format(cost)],
  ['Requests', valueAt(1)],
  ['Each', ([cost, requests]) => ratio(cost, requests)],
  ['Each before', ([, , , , cost, requests]) => ratio(cost, requests)],
];
const wonColumns: readonly Column[] = [
  ['Won', valueAt(2)],
  ['Value', ([, , , value = 0]) => amountWords.format(value)],
];

/** What was paid for requests and what the office won of them, by its files; nothing without them. */
export function costSection({ counts, before, office, period, periodBefore }: Report): Markup {
  const { spend, won, currency } = office;
  if (!spend && !won) return nothing;
  const named: readonly Part[] =
    spend ?? [...counts.sales.campaign.won.byName.keys()].map((name) => ({ kind: 'campaign', name }));
  const parts = new Map(named.map((part) => [`${part.kind} ${part.name.toLowerCase()}`, part]));
  const rows = [...parts.values()]
    .map((part): Row => {
      const sales = counts.sales[part.kind];
      const values = [
        costOf(spend ?? [], part, period),
        sumOf(counts[requestsOf(part)], part),
        sumOf(sales.won, part),
        sumOf(sales.value, part),
        costOf(spend ?? [], part, periodBefore),
        sumOf(before[requestsOf(part)], part),
      ];
      return { name: part.kind === 'source' ? `all of ${part.name}` : part.name, values };
    })
    .filter(({ values: [cost = 0, , sold = 0, , earlier = 0] }) => cost + sold + earlier > 0)
    .toSorted(compareRows);
  const total = (index: number): number => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  const cost = html`${currency} ${amountWords.format(total(0))} was paid for ${total(1)} requests:
  ${ratio(total(0), total(1))} each, and ${ratio(total(4), total(5))} in the period before. `;
  const sales = html`Won jobs: ${counts.won}, which brought ${currency} ${amountWords.format(counts.value)}.`;
  const table = barTable({
    caption: `${[spend && 'Cost', won && 'won jobs'].filter(Boolean).join(' and ')} in ${currency}, by the last visit`,
    first: 'Campaign',
    columns: [...(spend ? costColumns : costColumns.slice(1, 2)), ...(won ? wonColumns : [])],
    rows,
    bars: spend ? 1 : 0,
  });
  return section(
    'Cost and jobs',
    html`${spend ? cost : nothing}${won ? sales : nothing}`,
    html`<div class="scroll" role="region" aria-label="Cost and jobs" tabindex="0">${table}</div>`,
  );
}
