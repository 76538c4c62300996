import { readEnvironment } from '../scripts/environment';
import { reportFailure } from '../scripts/report-failure';
import type { PlatformName } from './leads/platforms';
import { printTable } from './leads/count';
import { forgetPerson } from './leads/forget';
import { writeList } from './leads/list';
import { readOfficeFiles, type OfficeFiles } from './leads/office-files';
import { openSource } from './leads/open-source';
import { readLeadsOptions, type LeadsAction, type LeadsOptions } from './leads/options';
import { placesOf, readLeadsContent, type LeadsContent } from './leads/places';
import { readPeriod } from './leads/read-leads';
import type { LeadRow } from './leads/read-row';
import { writeAdFile } from './leads/write-ad-file';
import { writeReport } from './leads/write-report';

/** Does what was asked with the requests, which it may read once. */
type Action = (
  rows: AsyncIterable<LeadRow>,
  options: LeadsOptions,
  content: LeadsContent,
  office: OfficeFiles,
) => Promise<void>;

/** What is not here is the file of a platform. */
const actions: Partial<Record<LeadsAction, Action>> = {
  table: printTable,
  csv: writeList,
  json: writeList,
  report: writeReport,
};

/** `npm run leads`: counts leads by campaign, from the database of this machine or the live one (docs/leads.md). */
async function leads(): Promise<void> {
  const environment = readEnvironment(process.env);
  const content = readLeadsContent();
  const places = placesOf(content);
  const options = readLeadsOptions(process.argv.slice(3), places.todayAt(Date.now()));
  const { action, isLive, phone = '', isSure } = options;
  const office = readOfficeFiles(options, content.site.conversions);
  const source = { database: openSource(isLive, environment, process.env), places };
  if (action === 'forget') return forgetPerson(source, { phone, isSure });
  const rows = readPeriod(source, options, office);
  const act = actions[action];
  if (act) await act(rows, options, content, office);
  else await writeAdFile(action as PlatformName, rows, options, content);
  if (office.won) console.log(office.won.describeRest());
}

leads().catch(reportFailure);
