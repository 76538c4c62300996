import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { PlainError } from '../../local/plain-error';
import type { Site } from '../../src/content-model/types';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { maskPhone } from '../../src/shared/text/masks';
import type { LeadRow, WonJob } from './read-row';
import { addDays, dayIn, isDay, type Period } from './period';

/** What an advertisement cost on some days: a campaign by its name, or all of a source. */
export type Spend = { kind: 'campaign' | 'source'; name: string; days: Period; amount: number };

/** What the office knows beside the database. Undefined where no file was named. */
export type OfficeFiles = ReturnType<typeof readOfficeFiles>;

/** A line of a file: `of` gives a cell by the title of its column, and '' where there is none. */
type Line = { at: number; of: (title: string) => string; fail: (sentence: string) => never };

/** Reads a CSV with a line of titles, as spreadsheets and ad accounts save it; other columns do no harm. */
function readLines(file: string, needed: string): Line[] {
  const titles = (names: string[]) => names.map((name) => name.toLowerCase());
  try {
    const text = readFileSync(file, 'utf8');
    const lines = parse(text, {
      bom: true,
      columns: titles,
      delimiter: [',', ';', '\t'],
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: Partial<Record<string, string>>; info: { lines: number } }[];
    if (lines[0] && !(needed in lines[0].record)) throw new Error(`there is no column "${needed}"`);
    return lines.map(({ record, info }) => ({
      at: info.lines,
      of: (title) => record[title] ?? '',
      fail: (sentence) => {
        throw new PlainError(`${file}, line ${info.lines}: ${sentence} (docs/leads.md).`);
      },
    }));
  } catch (cause) {
    throw new PlainError(`${file} cannot be read: ${(cause as Error).message} (docs/leads.md).`);
  }
}

/** A comma is between thousands alone: without it, 1250,50 would be a hundred times as much. */
const amountPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/;

function amountOf({ of, fail }: Line, title: string): number {
  const amount = of(title).replace(/[$\s]/g, '');
  return amount !== '' && amountPattern.test(amount)
    ? Number(amount.replaceAll(',', ''))
    : fail(
        `"${title}" is "${of(title)}", but must be a number with a period before the cents, such as 1250.50`,
      );
}

function daysOf({ of, fail }: Line): Period {
  const date = of('date');
  const since = `${date}-01`.slice(0, 10);
  if (!isDay(since) || date.length < 7)
    fail(`"date" is "${date}", but must be a day such as 2026-11-01, or a month such as 2026-11`);
  return { since, until: date === since ? date : addDays(`${addDays(since, 31).slice(0, 7)}-01`, -1) };
}

function readSpend(lines: readonly Line[]): Spend[] {
  return lines.map((line) => {
    const kind = line.of('campaign') ? 'campaign' : 'source';
    const name = line.of(kind) || line.fail('"campaign" and "source" are both empty: fill in one of them');
    return { kind, name: name.toLowerCase(), days: daysOf(line), amount: amountOf(line, 'amount') };
  });
}

/** Finds the won job of a request, each once: by its ticket, or by its phone where it has no ticket. */
function readWonJobs(file: string, lines: readonly Line[], currency: string, usualValue: number | undefined) {
  const waiting = new Map<string, (WonJob & { at: number })[]>();
  for (const line of lines) {
    // A spreadsheet has an apostrophe before a push id, which would be a formula.
    const ticket = line.of('ticket').replace(/^'/, '');
    // A push id has small letters, and the reference on a ticket has none.
    const name =
      (ticket.length === 6 ? ticket.toUpperCase() : ticket) ||
      maskPhone(line.of('phone')) ||
      line.fail('it has neither a ticket nor a phone');
    const day = line.of('date');
    if (day && !isDay(day)) line.fail(`"date" is "${day}", but must be a day such as 2026-11-01`);
    const value = line.of('value') === '' && usualValue ? usualValue : amountOf(line, 'value');
    waiting.set(name, [...(waiting.get(name) ?? []), { value, currency, day, at: line.at }]);
  }
  return {
    /** Adds to a request what it brought. Whoever became a customer is no machine, whatever the signals say. */
    join(row: LeadRow): LeadRow {
      for (const name of [row.key, referenceOf(row.key), maskPhone(row.contact.phone)]) {
        const jobs = waiting.get(name) ?? [];
        // Nobody asks for a job that is done.
        const at = jobs.findIndex(({ day }) => !day || dayIn(row.timeZone, row.sentAt) <= day);
        const [found] = at < 0 ? [] : jobs.splice(at, 1);
        if (!found) continue;
        const { at: _line, ...won } = found;
        return { ...row, won, isMarked: false };
      }
      return row;
    },
    describeRest() {
      const missing = [...waiting.values()].flat().map(({ at }) => at);
      const but = missing.length > 0 ? `, but not line ${missing.join(', ')}` : '';
      return `${file}: ${lines.length - missing.length} of ${lines.length} won jobs belong to a request of this time${but}.`;
    },
  };
}

/** Takes the one currency of all lines; a line without one is in that of content/site/conversions.json. */
function currencyOf(lines: readonly Line[], usual: string | undefined): string {
  let known: string | undefined;
  for (const { of, fail } of lines) {
    const currency = of('currency').toUpperCase() || usual || '';
    if (!/^[A-Z]{3}$/.test(currency)) fail(`"currency" is "${currency}", but must be CAD or USD`);
    known ??= currency;
    if (currency !== known)
      fail(`it is in ${currency}, and others are in ${known}: make a report for each currency`);
  }
  return known ?? usual ?? 'USD';
}

/** Reads the files of `--spend` and `--won`; throws a plain sentence that names the line to correct. */
export function readOfficeFiles(
  { spend, won }: { spend?: string | undefined; won?: string | undefined },
  { currency: usual, won: sale }: Site['conversions'],
) {
  const spent = spend === undefined ? undefined : readLines(spend, 'amount');
  const jobs = won === undefined ? undefined : readLines(won, 'value');
  const currency = currencyOf([...(spent ?? []), ...(jobs ?? [])], usual);
  return {
    spend: spent && readSpend(spent),
    won: jobs && readWonJobs(String(won), jobs, currency, sale.value),
    currency,
  };
}
