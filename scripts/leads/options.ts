import { parseArgs } from 'node:util';
import { PlainError } from '../../local/plain-error';
import { addDays, lastDays, rangeOf, type Bound, type Period } from './period';

const groupings = ['campaign', 'city', 'form', 'day', 'source', 'landing-page', 'device'] as const;
export type Grouping = (typeof groupings)[number];

/** What to do with the requests; at most one is named. */
const actions = ['csv', 'json', 'report', 'google-ads', 'microsoft-ads', 'meta', 'forget'] as const;
const platforms = ['google-ads', 'microsoft-ads', 'meta'] as const;
export type LeadsAction = 'table' | (typeof actions)[number];

export type LeadsOptions = {
  action: LeadsAction;
  /** Whether the live database is asked, instead of the one of this machine. */
  isLive: boolean;
  period: Period;
  /** By what to count; undefined where it is not named. */
  by: Grouping[] | undefined;
  /** Which visit counts: the first one that the device remembers, or the last one that something brought. */
  touch: 'first' | 'last';
  /** Whether files have names, phones and what people wrote. */
  hasContacts: boolean;
  /** The file to write. */
  out: string | undefined;
  /** Of `--forget`: the phone as it was typed. */
  phone: string | undefined;
  /** Of `--forget`: whether to delete without asking. */
  isSure: boolean;
};

const examples = '--since 2026-11-01 --until 2026-11-30';

const known = {
  live: { type: 'boolean', default: false },
  since: { type: 'string' },
  until: { type: 'string' },
  'last-week': { type: 'boolean', default: false },
  by: { type: 'string', multiple: true },
  touch: { type: 'string', default: 'last' },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  report: { type: 'boolean', default: false },
  'google-ads': { type: 'boolean', default: false },
  'microsoft-ads': { type: 'boolean', default: false },
  meta: { type: 'boolean', default: false },
  'with-contacts': { type: 'boolean', default: false },
  out: { type: 'string' },
  forget: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/[.\n]/)[0] : String(cause);
    const names = Object.keys(known).map((name) => `--${name}`);
    throw new PlainError(`${reason}: npm run leads -- takes ${names.join(', ')} (docs/leads.md).`);
  }
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
/** A time without an offset would mean another moment on another machine. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** `Date.parse` takes 31 February for 3 March. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function readBound(name: 'since' | 'until', text: string): Bound {
  if (dayPattern.test(text) && isDay(text)) return { day: text };
  if (timePattern.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)))
    return { at: Date.parse(text) };
  throw new PlainError(
    `--${name} is "${text}", but must be a day such as 2026-11-01, or a time with its offset such as 2026-11-01T09:00-05:00.`,
  );
}

function isTurnedRound({ since, until }: Period): boolean {
  if ('day' in since && 'day' in until) return since.day > until.day;
  if ('at' in since && 'at' in until) return since.at >= until.at;
  const { since: first, until: last } = rangeOf({ since, until });
  return first >= last;
}

type Asked = { since?: string | undefined; until?: string | undefined; 'last-week': boolean };

function readPeriod({ since, until, 'last-week': isLastWeek }: Asked, today: string): Period {
  if (isLastWeek && (since ?? until) !== undefined)
    throw new PlainError('--last-week names both ends: leave --since and --until out.');
  const asked = lastDays(isLastWeek ? addDays(today, -1) : today);
  if (until !== undefined && since === undefined)
    throw new PlainError(`--until needs --since, as in ${examples}.`);
  const period = {
    since: since === undefined ? asked.since : readBound('since', since),
    until: until === undefined ? asked.until : readBound('until', until),
  };
  if (!isTurnedRound(period)) return period;
  const end = until === undefined ? `today, ${today}` : `--until ${until}`;
  throw new PlainError(`--since ${since} is after ${end}: name the earlier one first, as in ${examples}.`);
}

function readGroupings(named: string[] | undefined): Grouping[] | undefined {
  const names = named?.flatMap((list) => list.split(',')).map((name) => name.trim());
  const wrong = names?.find((name) => !(groupings as readonly string[]).includes(name));
  if (wrong !== undefined)
    throw new PlainError(
      `--by is "${wrong}", but must be of ${groupings.join(', ')}, as in --by campaign,city.`,
    );
  return names && ([...new Set(names)] as Grouping[]);
}

function readTouch(text: string): 'first' | 'last' {
  if (text === 'first' || text === 'last') return text;
  throw new PlainError(`--touch is "${text}", but must be first or last.`);
}

/** Refuses what would be without effect, which somebody would otherwise take for done. */
function checkTogether({ action, by, hasContacts, out, isSure }: LeadsOptions): void {
  if (action === 'table' && out !== undefined)
    throw new PlainError(
      '--out needs what to write: add --csv, --json, --report, --google-ads, --microsoft-ads or --meta.',
    );
  if (action === 'table' && hasContacts)
    throw new PlainError(
      '--with-contacts needs a file: add --csv, --json or --report, as the table only counts.',
    );
  if (platforms.some((name) => name === action) && hasContacts)
    throw new PlainError(`--${action} takes no names and phones: leave --with-contacts out.`);
  if (by && hasContacts && (action === 'csv' || action === 'json'))
    throw new PlainError('--by counts and --with-contacts lists: leave one of them out.');
  if (isSure && action !== 'forget') throw new PlainError('--yes belongs to --forget alone: leave it out.');
}

/**
 * Reads the options after `npm run leads --`. `today` is the day by the clock of the brand's first city. Throws a plain
 * sentence for an unknown option, a wrong value, or two that do not go together.
 */
export function readLeadsOptions(args: string[], today: string): LeadsOptions {
  const values = parse(args);
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
    out: values.out,
    phone: values.forget,
    isSure: values.yes,
  };
  checkTogether(options);
  return options;
}
