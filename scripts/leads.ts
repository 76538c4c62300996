import { PlainError } from '../local/plain-error';
import { contentDir } from '../src/content-model/reading/content-dir';
import { loadContent } from '../src/content-model/checks/load-content';
import type { Content } from '../src/content-model/types';
import { readEnvironment } from './environment';
import { forgetPerson } from './leads/forget';
import type { LeadRow } from './leads/lead-row';
import { openSource } from './leads/open-source';
import { readLeadsOptions, type LeadsAction, type LeadsOptions } from './leads/options';
import { isWithin, rangeOf } from './leads/period';
import { placesOf } from './leads/places';
import { readLeads, type LeadSource } from './leads/read-leads';
import { dayIn } from './leads/zone-time';
import { reportFailure } from './report-failure';

/** Does what was asked with the requests of the period, which it may read once. */
type Action = (rows: AsyncIterable<LeadRow>, options: LeadsOptions, content: Content) => Promise<void>;

/** Each action loads its own file, because not every question needs a library for plots. */
const actions: Partial<Record<LeadsAction, () => Promise<Action>>> = {
  table: async () => (await import('./leads/table')).printTable,
  csv: async () => (await import('./leads/list')).writeCsv,
  json: async () => (await import('./leads/list')).writeJson,
  report: async () => (await import('./leads/write-report')).writeReport,
  'google-ads': async () => (await import('./leads/write-ad-file')).adFileWriter('google-ads'),
  'microsoft-ads': async () => (await import('./leads/write-ad-file')).adFileWriter('microsoft-ads'),
  meta: async () => (await import('./leads/write-ad-file')).adFileWriter('meta'),
};

/** Gives the requests of the period, whose days are those of each request's own city. */
async function* readPeriod(source: LeadSource, { period }: LeadsOptions): AsyncGenerator<LeadRow> {
  for await (const row of readLeads(source, rangeOf(period))) {
    if (isWithin(period, row.sentAt, row.timeZone)) yield row;
  }
}

/** `npm run leads`: says which campaign brought whom, from the database of this machine or the live one (docs/leads.md). */
async function leads(): Promise<void> {
  const environment = readEnvironment(process.env);
  const content = loadContent(contentDir());
  const places = placesOf(content);
  const options = readLeadsOptions(process.argv.slice(3), dayIn(places.zoneOf(null), Date.now()));
  const { action, isLive, phone = '', isSure } = options;
  const source = { database: openSource(isLive, environment, process.env), places };
  if (action === 'forget') return forgetPerson(source, { phone, isSure });
  const act = await actions[action]?.();
  if (!act) throw new PlainError(`--${action} is not there yet.`);
  await act(readPeriod(source, options), options, content);
}

leads().catch(reportFailure);
