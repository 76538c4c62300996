import { readdirSync } from 'node:fs';
import { findSamples, listWarnings } from '../src/content-model/notices/content-notices';
import { findMissingFacts } from '../src/content-model/notices/missing-facts';
import { wordsOf } from '../src/content-model/notices/notice';
import { findDateChanges } from '../src/content-model/notices/date-notices';
import { checkContent } from '../src/content-model/checks/check-content';
import { findFormerValues } from '../src/content-model/notices/fact-notices';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir, readContentFiles } from '../src/content-model/reading/read-content';
import { latestDate } from '../src/shared/time/last-day';
import { filesAt, findCommit, textsBefore } from './git';
import { readArgs } from './read-args';
import { refuseLaunch, refuseUnwritten } from './refuse-launch';
import { listVanished } from '../src/content-model/reading/page-addresses';
import type { Content } from '../src/content-model/types';
import { readLiveVersion } from './live-site';

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Files of static/ that hosting answers with a redirect, which a search engine that verifies the site doesn't follow. */
const redirectedFiles = (): string[] =>
  readdirSync('static', { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ name }) => `static/${name} is answered with a redirect: move it to static/${name}/index.html`);

/** Finds the pages that are live and that the content has no longer; none where nobody knows what is live. */
async function findVanished(
  { files, site }: Content,
  folder: string,
  { FIREBASE_SITE, FIREBASE_PROJECT }: NodeJS.ProcessEnv,
): Promise<string[]> {
  const name = FIREBASE_SITE || FIREBASE_PROJECT;
  const live = name && (await readLiveVersion(`https://${name}.web.app/`));
  const commit = findCommit(live ? live.commit : 'origin/main', folder);
  if (!commit) return [];
  const now = files.documents.map((document) => document.path);
  return listVanished(filesAt(commit, folder), now, site.redirects);
}

/** `npm run content:check`: every error of content/ at once, without a build; with `-- --live` also what no live site may say. */
export default async function checkContentFolder(): Promise<void> {
  const options = { live: { type: 'boolean' } } as const;
  const { live } = readArgs('content:check', { args: process.argv.slice(3), options }).values;
  const folder = contentDir();
  const content = loadContent(folder);
  const contentFiles = readContentFiles(folder);
  const before = checkContent(textsBefore(folder, contentFiles)).content;
  const warnings = [
    ...listWarnings(content),
    ...(await findVanished(content, folder, process.env)),
    ...wordsOf(before ? findFormerValues(before, content) : []),
    ...redirectedFiles(),
  ];
  const samples = wordsOf(findSamples(content));
  const { facts, waiting } = findMissingFacts(content);
  for (const fact of wordsOf(facts)) console.log(`Missing fact: ${fact}`);
  for (const warning of warnings) console.log(`Worth a look: ${warning}`);
  for (const change of wordsOf(findDateChanges(content, latestDate(new Date()))))
    console.log(`Soon: ${change}`);
  for (const sample of samples) console.log(`Still sample: ${sample}`);
  refuseUnwritten(content);
  if (live) refuseLaunch(content);
  const files = countOf(contentFiles.length, 'file', 'files');
  const cities = countOf(content.cities.length, 'city', 'cities');
  const notes = `${countOf(warnings.length, 'thing', 'things')} worth a look, ${samples.length} still sample, ${waiting}`;
  console.log(`The content is fine: ${files}, ${cities}; ${notes}.`);
}
