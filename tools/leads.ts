import { readEnvironment } from '../scripts/environment';
import { reportFailure } from '../scripts/report-failure';
import { referenceOf } from '../src/features/ticket/rules/confirmation';
import { printTable } from './leads/count';
import { deleteOld, forgetPerson } from './leads/forget';
import { writeList } from './leads/list';
import { readOfficeFiles } from './leads/office-files';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/read-content';
import { openSource } from './leads/database';
import { readLeadsOptions } from './leads/options';
import { placesOf, readLeadsContent } from './leads/places';
import { readPeriod } from './leads/read-leads';
import { writeAdFile } from './leads/write-ad-file';
import { writeReport } from './leads/write-report';

/** `npm run leads`: counts leads by campaign, from the database of this machine or the live one (docs/leads.md). */
async function leads(): Promise<void> {
  const environment = readEnvironment(process.env);
  const content = readLeadsContent();
  const places = placesOf(content);
  const options = readLeadsOptions(process.argv.slice(3), places.todayAt(Date.now()));
  const { action, live, forget: phone = '', yes: isSure } = options;
  const office = readOfficeFiles(options, content.site.conversions);
  const source = { database: openSource(live, environment, process.env), places };
  if (action === 'delete-old')
    return deleteOld(source, loadContent(contentDir()).pages['privacy-policy'].keptYears, isSure);
  if (action === 'forget') return forgetPerson(source, { phone, isSure });
  const rows = readPeriod(source, options, office);
  if (action === 'table') await printTable(rows, options);
  else if (action === 'report') await writeReport(rows, options, content, office);
  else if (action === 'csv' || action === 'json') await writeList(rows, options);
  else await writeAdFile(action, rows, options, content);
  const untold = action === 'table' && (await source.database.read<object>('notices/untold'));
  if (untold) console.log(`Nobody was told of: ${Object.keys(untold).map(referenceOf).join(', ')}.`);
  if (office.won) console.log(office.won.describeRest());
}

leads().catch(reportFailure);
