import { campaignOf, sourceOf } from '../campaign';
import { requestsOf, type Report } from '../count';
import type { LeadRow } from '../read-row';
import type { Spend } from '../office-files';
import { daysIn, periodBefore, type Period } from '../period';
import { BarTable, Section, sortRows, type Row } from './tables';

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
  if (!spend) return (row: LeadRow): string | undefined => campaignOf(row, 'last');
  const both = { since: periodBefore(period).since, until: period.until };
  const paid = spend.filter((line) => costIn(both, line) > 0);
  const named = (wanted: Spend['kind']) =>
    new Set(paid.filter(({ kind }) => kind === wanted).map(({ name }) => name));
  const campaigns = named('campaign');
  // A source with its medium comes before the same one without it.
  const sources = [...named('source')].toSorted((one, other) => other.length - one.length);
  return (row: LeadRow): string | undefined => {
    const campaign = campaignOf(row, 'last').toLowerCase();
    if (campaigns.has(campaign)) return campaign;
    const source = `${sourceOf(row, 'last').toLowerCase()} / `;
    const name = sources.find((each) => source.startsWith(`${each} / `));
    return name && labelOf({ kind: 'source', name });
  };
}

const ratio = (cost = 0, requests = 0): string => (requests > 0 ? amountWords.format(cost / requests) : '–');

/** What was paid for requests and what the office won of them, by its files; nothing without them. */
export function CostSection({ counts, before, office, period }: Report) {
  const { spend, won, currency } = office;
  if (!spend && !won) return null;
  const sold = [...counts.cost.groups.keys()].filter((name) => counts.cost.of(name).won > 0);
  const names = new Set(spend ? spend.map(labelOf) : sold);
  const unsorted = [...names].map((name): Row => {
    const lines = (spend ?? []).filter((line) => labelOf(line) === name);
    const costOf = (within: Period) => lines.reduce((sum, line) => sum + costIn(within, line), 0);
    const [now, earlier] = [counts.cost.of(name), requestsOf(before.cost.of(name))];
    const found = [requestsOf(now), now.won, now.value];
    return { name, values: [costOf(period), ...found, costOf(periodBefore(period)), earlier] };
  });
  const rows = sortRows(unsorted);
  const total = (index: number): number => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  const cost = `${currency} ${amountWords.format(total(0))} was paid for ${total(1)} requests: ${ratio(total(0), total(1))} each, and ${ratio(total(4), total(5))} in the period before.`;
  const all = counts.all.of('');
  const sales = `Won jobs: ${all.won}, which brought ${currency} ${amountWords.format(all.value)}.`;
  const what = [spend && 'Cost', won && 'won jobs'].filter(Boolean).join(' and ');
  const costTitles = ['Cost', 'Requests', 'Each', 'Each before'];
  const titles = [...(spend ? costTitles : ['Requests']), ...(won ? ['Won', 'Value'] : [])];
  return (
    <Section title="Cost and jobs" lead={[spend && cost, won && sales].filter(Boolean).join(' ')}>
      <BarTable
        caption={`${what} in ${currency}, by the last visit`}
        titles={['Campaign', ...titles]}
        rows={rows}
        cellsOf={([paid = 0, requests = 0, jobs = 0, value = 0, paidBefore, earlier]) => {
          const costs = [
            amountWords.format(paid),
            requests,
            ratio(paid, requests),
            ratio(paidBefore, earlier),
          ];
          return [...(spend ? costs : [requests]), ...(won ? [jobs, amountWords.format(value)] : [])];
        }}
      />
    </Section>
  );
}
