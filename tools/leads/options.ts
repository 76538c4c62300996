import { PlainError } from '../../local/plain-error';
import { readArgs } from '../../scripts/read-args';
import { platformNames } from './platforms';
import type { Touch } from './campaign';
import { groupingNames, isGrouping, type Grouping } from './count';
import { addDays, isDay, lastDays, type Period } from './period';

/** What to do with the requests; at most one is named. */
const actions = ['csv', 'json', 'report', ...platformNames, 'forget'] as const;

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
  'google-ads': flag,
  'google-enhanced': flag,
  'microsoft-ads': flag,
  meta: flag,
  'with-contacts': flag,
  consented: flag,
  spend: text,
  won: text,
  out: text,
  forget: text,
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

function readOptions(args: string[], today: string) {
  const { values } = readArgs('leads', { args, options: known }, ' (docs/leads.md)');
  const named = actions.filter((name) => values[name] !== false && values[name] !== undefined);
  if (named.length > 1)
    throw new PlainError(
      `${named.map((name) => `--${name}`).join(' and ')} do not go together: ask for one at a time.`,
    );
  return {
    action: named[0] ?? ('table' as const),
    /** Whether the live database is asked, instead of the one of this machine. */
    isLive: values.live,
    period: readPeriod(values, today),
    /** By what to count; undefined where it is not named. */
    by: readGroupings(values.by),
    touch: readTouch(values.touch),
    /** Whether files have names, phones and what people wrote. */
    hasContacts: values['with-contacts'],
    /** Whether only requests of people count who agreed to marketing texts. */
    isConsented: values.consented,
    /** Files of the office: what was paid for advertisements, and which requests became jobs. */
    spend: values.spend,
    won: values.won,
    /** The file to write. */
    out: values.out,
    /** Of `--forget`: the phone as it was typed, and whether to delete without asking. */
    phone: values.forget,
    isSure: values.yes,
  };
}

export type LeadsOptions = ReturnType<typeof readOptions>;

const platformFlags = platformNames.map((name) => `--${name}`).join(', ');
const isList = ({ action }: LeadsOptions): boolean => action === 'csv' || action === 'json';

const isAdFile = ({ action }: LeadsOptions): boolean => platformNames.some((name) => name === action);

/** What would be without effect, which somebody would otherwise take for done. */
const refusals: [isSo: (options: LeadsOptions) => boolean | undefined, sentence: string][] = [
  [
    ({ action, out }) => action === 'table' && out !== undefined,
    `--out needs what to write: add --csv, --json, --report, ${platformFlags}.`,
  ],
  [
    ({ action, hasContacts }) => action === 'table' && hasContacts,
    '--with-contacts needs a file: add --csv, --json or --report, as the table only counts.',
  ],
  [
    (asked) => isAdFile(asked) && asked.hasContacts,
    'The file of an ad platform takes no names and phones: leave --with-contacts out.',
  ],
  [
    (asked) => isList(asked) && asked.by !== undefined && asked.hasContacts,
    '--by counts and --with-contacts lists: leave one of them out.',
  ],
  [
    (asked) => asked.isConsented && !isList(asked),
    '--consented lists who agreed to marketing texts: add --csv or --json.',
  ],
  [({ action, spend }) => spend !== undefined && action !== 'report', '--spend needs --report.'],
  [
    (asked) => asked.won !== undefined && asked.action !== 'report' && !isAdFile(asked),
    '--won needs --report, or the file of an ad platform such as --google-ads.',
  ],
  [({ action, isSure }) => isSure && action !== 'forget', '--yes belongs to --forget alone: leave it out.'],
];

/** Reads the options of `npm run leads --`; `today` is by the first city's clock. Refuses by a plain sentence. */
export function readLeadsOptions(args: string[], today: string): LeadsOptions {
  const options = readOptions(args, today);
  const refusal = refusals.find(([isSo]) => isSo(options));
  if (refusal) throw new PlainError(refusal[1]);
  return options;
}
