import { contentDir } from '../src/content-model/reading/content-dir';
import { loadContent } from '../src/content-model/checks/load-content';
import type { Content } from '../src/content-model/types';
import { readEnvironment } from './environment';
import type { LeadRow } from './leads/lead-row';
import { readLeadsOptions, type LeadsAction, type LeadsOptions } from './leads/options';
import { placesOf } from './leads/places';
import { dayIn } from './leads/zone-time';
import { reportFailure } from './report-failure';

/** Does what was asked with the requests of the period, which it reads once. */
type Action = (rows: AsyncIterable<LeadRow>, options: LeadsOptions, content: Content) => Promise<void>;

/** Each action loads its own file, because not every question needs a library for plots. */
const actions: Partial<Record<LeadsAction, () => Promise<Action>>> = {};

async function leads(): Promise<void> {
  readEnvironment(process.env);
  const content = loadContent(contentDir());
  const places = placesOf(content);
  const options = readLeadsOptions(process.argv.slice(3), dayIn(places.zoneOf(null), Date.now()));
  void actions[options.action];
}

leads().catch(reportFailure);
