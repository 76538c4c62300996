import { contentDir } from '../src/content-model/reading/content-dir';
import { loadContent } from '../src/content-model/checks/load-content';
import type { Content } from '../src/content-model/types';
import { readEnvironment } from '../scripts/environment';
import { forgetPerson } from './leads/forget';
import type { LeadRow } from './leads/lead-row';
import { writeCsv, writeJson } from './leads/list';
import { openSource } from './leads/open-source';
import { readLeadsOptions, type LeadsAction, type LeadsOptions } from './leads/options';
import { placesOf } from './leads/places';
import { readPeriod } from './leads/read-period';
import { printTable } from './leads/table';
import { writeAdFile } from './leads/write-ad-file';
import { writeReport } from './leads/write-report';
import { reportFailure } from '../scripts/report-failure';

/** Does what was asked with the requests of the period, which it may read once. */
type Action = (rows: AsyncIterable<LeadRow>, options: LeadsOptions, content: Content) => Promise<void>;

const actions: Record<Exclude<LeadsAction, 'forget'>, Action> = {
  table: printTable,
  csv: writeCsv,
  json: writeJson,
  report: (...asked) => writeReport(...asked),
  'google-ads': (...asked) => writeAdFile('google-ads', ...asked),
  'microsoft-ads': (...asked) => writeAdFile('microsoft-ads', ...asked),
  meta: (...asked) => writeAdFile('meta', ...asked),
};

/** `npm run leads`: counts leads by campaign, from the database of this machine or the live one (docs/leads.md). */
async function leads(): Promise<void> {
  const environment = readEnvironment(process.env);
  const content = loadContent(contentDir());
  const places = placesOf(content);
  const options = readLeadsOptions(process.argv.slice(3), places.todayAt(Date.now()));
  const { action, isLive, phone = '', isSure } = options;
  const source = { database: openSource(isLive, environment, process.env), places };
  if (action === 'forget') return forgetPerson(source, { phone, isSure });
  await actions[action](readPeriod(source, options), options, content);
}

leads().catch(reportFailure);
