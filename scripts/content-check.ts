import { readdirSync, writeFileSync } from 'node:fs';
import { findSamples, listWarnings } from '../src/content-model/notices/content-notices';
import { findMissingFacts } from '../src/content-model/notices/missing-facts';
import { wordsOf } from '../src/content-model/notices/notice';
import { findDateChanges } from '../src/content-model/notices/date-notices';
import { checkContent } from '../src/content-model/checks/check-content';
import { findFormerValues } from '../src/content-model/notices/fact-notices';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir, readContentFiles } from '../src/content-model/reading/read-content';
import { latestDate } from '../src/shared/time/last-day';
import { countOf } from './count-of';
import { findCommit, partedAt, textsAt } from './git';
import { readArgs } from './read-args';
import { refuseLaunch, refuseUnwritten } from './refuse-launch';
import { findVanished } from '../src/content-model/reading/page-addresses';
import { readSiteDocument } from '../src/content-model/reading/read-site-document';
import type { ContentFiles } from '../src/content-model/types';
import { readLiveVersion } from './live-site';

/** Files of static/ that hosting answers with a redirect, which a search engine that verifies the site doesn't follow. */
const redirectedFiles = (): string[] =>
  readdirSync('static', { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ name }) => `static/${name} is answered with a redirect: move it to static/${name}/index.html`);

/** Gives the content that is live; undefined where nobody knows what is. */
async function findLive(folder: string, now: ContentFiles) {
  const name = process.env.FIREBASE_SITE || process.env.FIREBASE_PROJECT;
  const live = name && (await readLiveVersion(`https://${name}.web.app/`));
  const commit = findCommit(live ? live.commit : 'origin/main', folder);
  return commit === undefined ? undefined : textsAt(partedAt(commit, folder), folder, now);
}

/** Adds the redirects that are missing; a broken file of redirects stays as it is. */
function addRedirects(folder: string, live: ContentFiles, now: ContentFiles): void {
  const redirects = readSiteDocument(folder, 'redirects');
  if (!redirects) return;
  for (const { list, ...lead } of findVanished(live, now, redirects)) {
    redirects[list] = [...(redirects[list] ?? []), lead];
    console.log(`Redirect added: ${lead.from} leads to ${lead.to}`);
  }
  writeFileSync(`${folder}/site/redirects.json`, `${JSON.stringify(redirects, null, 2)}\n`);
}

/** `npm run content:check`: every error of content/ at once, without a build; `-- --live` also what no live site may say. */
export default async function checkContentFolder(): Promise<void> {
  const options = { live: { type: 'boolean' }, 'add-redirects': { type: 'boolean' } } as const;
  const asked = readArgs('content:check', { args: process.argv.slice(3), options }).values;
  const folder = contentDir();
  let contentFiles = readContentFiles(folder);
  const live = await findLive(folder, contentFiles);
  if (asked['add-redirects'] && live) {
    addRedirects(folder, live, contentFiles);
    contentFiles = readContentFiles(folder);
  }
  const content = loadContent(folder, contentFiles, live);
  const before = live && checkContent(live).content;
  const warnings = [
    ...listWarnings(content),
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
  if (asked.live) refuseLaunch(content);
  const files = countOf(contentFiles.length, 'file');
  const cities = countOf(content.cities.length, 'city', 'cities');
  const notes = `${countOf(warnings.length, 'warning')}, ${samples.length} still sample, ${waiting}`;
  console.log(`The content is fine: ${files}, ${cities}; ${notes}.`);
}
