import { localNamespace, localPortStep } from '../src/shared/site/settings';
import { contentDir } from '../src/content-model/reading/read-content';
import { wordsOf } from '../src/content-model/notices/notice';
import { findMissingFacts } from '../src/content-model/notices/missing-facts';
import { loadContent } from '../src/content-model/checks/load-content';
import { buildBeside } from './build-site';
import type { Environment } from './environment';
import { startLocalServices, startNotices } from './local-services';

/** `npm start`: the database, the lookups and the built site on this machine (docs/decisions/0049). */
export default async function start(environment: Environment): Promise<void> {
  const { sitePort, databasePort, country } = environment;
  let isBuilt = false;
  const site = await startLocalServices(environment, () => isBuilt);
  await buildBeside(site, databasePort !== sitePort + localPortStep);
  isBuilt = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
  const content = loadContent(contentDir());
  const [city] = content.cities;
  console.log(`
Site      ${site.url}    (a city: ${site.url}/${city?.slug})
Database  ${site.databaseUrl}            (saved leads: ${site.databaseUrl}/leads.json?ns=${localNamespace}&auth=owner)
Lookups   ${site.url}/__local/ip and ${site.url}/__local/geo?key=local    (country: ${country})

Every lead and job that is saved is shown below, and what is saved of its visit: campaign, page and consent. Ctrl-C ends all of it.`);
  const { facts, waiting } = findMissingFacts(content);
  if (facts.length > 0)
    console.log([`\nFacts that no page can say yet, ${waiting}:`, ...wordsOf(facts)].join('\n  '));
  startNotices(site);
}
