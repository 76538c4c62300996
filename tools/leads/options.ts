import { PlainError } from '../../local/plain-error';
import { readArgs } from '../../scripts/read-args';
import { platformNames } from './ads/platforms';
import type { Touch } from './campaign';
import { groupingNames, isGrouping, type Grouping } from './count';
import { addDays, isDay, lastDays, type Period } from './period';

/** What to do with the requests; at most one is named. */
const actions = ['csv', 'json', 'report', ...platformNames, 'forget'] as const;
export type LeadsAction = 'table' | (typeof actions)[number];

export type LeadsOptions = {
  action: LeadsAction;
  /** Whether the live database is asked, instead of the one of this machine. */
  isLive: boolean;
  period: Period;
  /** By what to count; undefined where it is not named. */
  by: Grouping[] | undefined;
  touch: Touch;
  /** Whether files have names, phones and what people wrote. */
  hasContacts: boolean;
  /** Whether only requests of people count who agreed to marketing texts. */
  isConsented: boolean;
  /** Files of the office: what was paid for advertisements, and which requests became jobs. */
  spend: string | undefined;
  won: string | undefined;
  /** The file to write. */
  out: string | undefined;
  /** Of `--forget`: the phone as it was typed. */
  phone: string | undefined;
  /** Of `--forget`: whether to delete without asking. */
  isSure: boolean;
};

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

function readDay(name: 'since' | 'until', written: string): string {
  if (isDay(written)) return written;
  throw new PlainError(`--${name} is "${written}", but must be a day such as 2026-11-01.`);
}

type Asked = { since?: string | undefined; until?: string | undefined; 'last-week': boolean };
const examples = '--since 2026-11-01 --until 2026-11-30';

function readPeriod({ since, until, 'last-week': isLastWeek }: Asked, today: string): Period {
  if (isLastWeek && (since ?? until) !== undefined)
    throw new PlainError('--last-week names both ends: leave --since and --until out.');
  if (until !== undefined && since === undefined)
    throw new PlainError(`--until needs --since, as in ${examples}.`);
  const usual = lastDays(isLastWeek ? addDays(today, -1) : today);
  const period = {
    since: since === undefined ? usual.since : readDay('since', since),
    until: until === undefined ? usual.until : readDay('until', until),
  };
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

/** Refuses what would be without effect, which somebody would otherwise take for done. */
function checkTogether({
  action,
  by,
  hasContacts,
  isConsented,
  spend,
  won,
  out,
  isSure,
}: LeadsOptions): void {
  const isTable = action === 'table';
  const isList = action === 'csv' || action === 'json';
  const isPlatform = platformNames.some((name) => name === action);
  const refusals: [isSo: boolean, sentence: string][] = [
    [
      isTable && out !== undefined,
      `--out needs what to write: add --csv, --json, --report, ${platformNames.map((name) => `--${name}`).join(', ')}.`,
    ],
    [
      isTable && hasContacts,
      '--with-contacts needs a file: add --csv, --json or --report, as the table only counts.',
    ],
    [isPlatform && hasContacts, `--${action} takes no names and phones: leave --with-contacts out.`],
    [
      isList && by !== undefined && hasContacts,
      '--by counts and --with-contacts lists: leave one of them out.',
    ],
    [isConsented && !isList, '--consented lists who agreed to marketing texts: add --csv or --json.'],
    [spend !== undefined && action !== 'report', '--spend needs --report.'],
    [
      won !== undefined && action !== 'report' && !isPlatform,
      '--won needs --report, or the file of an ad platform such as --google-ads.',
    ],
    [isSure && action !== 'forget', '--yes belongs to --forget alone: leave it out.'],
  ];
  const refusal = refusals.find(([isSo]) => isSo);
  if (refusal) throw new PlainError(refusal[1]);
}

/**
 * Reads the options after `npm run leads --`. `today` is the day by the clock of the brand's first city. Throws a plain
 * sentence for an unknown option, a wrong value, or two that do not go together.
 */
export function readLeadsOptions(args: string[], today: string): LeadsOptions {
  const { values } = readArgs('leads', { args, options: known }, ' (docs/leads.md)');
  const named = actions.filter((name) => values[name] !== false && values[name] !== undefined);
  if (named.length > 1)
    throw new PlainError(
      `${named.map((name) => `--${name}`).join(' and ')} do not go together: ask for one at a time.`,
    );
  const options: LeadsOptions = {
    action: named[0] ?? 'table',
    isLive: values.live,
    period: readPeriod(values, today),
    by: readGroupings(values.by),
    touch: readTouch(values.touch),
    hasContacts: values['with-contacts'],
    isConsented: values.consented,
    spend: values.spend,
    won: values.won,
    out: values.out,
    phone: values.forget,
    isSure: values.yes,
  };
  checkTogether(options);
  return options;
}
