import { PlainError } from '../../local/plain-error';
import { readArgs } from '../../scripts/read-args';
import { platformNames, type PlatformName } from './platforms';
import type { Touch } from './campaign';
import { groupingNames, isGrouping, type Grouping } from './count';
import { addDays, isDay, lastDays, type Period } from './period';

const actions = ['csv', 'json', 'report', ...platformNames, 'forget', 'delete-old'] as const;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const known = {
  live: flag,
  since: text,
  until: text,
  'last-week': flag,
  by: { type: 'string', multiple: true },
  touch: { type: 'string', default: 'last' },
  csv: flag,
  json: flag,
  report: flag,
  ...(Object.fromEntries(platformNames.map((name) => [name, flag])) as Record<PlatformName, typeof flag>),
  'with-contacts': flag,
  consented: flag,
  spend: text,
  won: text,
  out: text,
  forget: text,
  'delete-old': flag,
  yes: flag,
} as const;

const examples = '--since 2026-11-01 --until 2026-11-30';

type Asked = { since?: string | undefined; until?: string | undefined; 'last-week': boolean };

function readPeriod({ since, until, 'last-week': isLastWeek }: Asked, today: string): Period {
  if (isLastWeek && (since ?? until) !== undefined)
    throw new PlainError('--last-week names both ends: leave --since and --until out.');
  if (until !== undefined && since === undefined)
    throw new PlainError(`--until needs --since, as in ${examples}.`);
  for (const [name, day] of Object.entries({ since, until }))
    if (day !== undefined && !isDay(day))
      throw new PlainError(`--${name} is "${day}", but must be a day such as 2026-11-01.`);
  const usual = lastDays(isLastWeek ? addDays(today, -1) : today);
  const period = { since: since ?? usual.since, until: until ?? usual.until };
  if (period.since <= period.until) return period;
  const end = until === undefined ? `today, ${today}` : `--until ${until}`;
  throw new PlainError(`--since ${since} is after ${end}: name the earlier one first, as in ${examples}.`);
}

function readGroupings(named: string[] | undefined): Grouping[] | undefined {
  const names = named?.flatMap((list) => list.split(',')).map((name) => name.trim());
  const wrong = names?.find((name) => !isGrouping(name));
  if (wrong !== undefined)
    throw new PlainError(
      `--by is "${wrong}", but must be of ${groupingNames.join(', ')}, as in --by campaign,city.`,
    );
  return names && [...new Set(names.filter(isGrouping))];
}

function readTouch(written: string): Touch {
  if (written === 'first' || written === 'last') return written;
  throw new PlainError(`--touch is "${written}", but must be first or last.`);
}

const listActions: string[] = ['csv', 'json'];
const fileActions = [...listActions, 'report'];

/** What an option goes with: elsewhere it would be without effect, which somebody would otherwise take for done. */
const company = {
  out: [...fileActions, ...platformNames],
  'with-contacts': fileActions,
  consented: listActions,
  spend: ['report'],
  won: ['report', ...platformNames],
  yes: ['forget', 'delete-old'],
};

/** Reads the options of `npm run leads --`; `today` is by the first city's clock. Refuses by a plain sentence. */
export function readLeadsOptions(args: string[], today: string) {
  const { values } = readArgs('leads', { args, options: known }, ' (docs/leads.md)');
  const isNamed = (name: keyof typeof values): boolean =>
    values[name] !== false && values[name] !== undefined;
  const inWords = (names: string[]): string => names.map((name) => `--${name}`).join(', ');
  const named = actions.filter(isNamed);
  if (named.length > 1) throw new PlainError(`Of ${inWords(named)} ask for one at a time.`);
  const action = named[0] ?? ('table' as const);
  for (const name of Object.keys(company) as (keyof typeof company)[])
    if (isNamed(name) && !company[name].includes(action))
      throw new PlainError(`--${name} goes with ${inWords(company[name])} alone.`);
  if (listActions.includes(action) && values.by && values['with-contacts'])
    throw new PlainError('--by counts and --with-contacts lists: leave one of them out.');
  return {
    ...values,
    action,
    period: readPeriod(values, today),
    by: readGroupings(values.by),
    touch: readTouch(values.touch),
    hasContacts: values['with-contacts'],
  };
}

export type LeadsOptions = ReturnType<typeof readLeadsOptions>;
