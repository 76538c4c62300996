import { databasePortStep } from '../local/ports';
import { localNamespace, startSite } from '../local/site';
import { buildSite } from './build-site';
import { readEnvironment } from './environment';
import { reportFailure } from './report-failure';

/** `npm start`: the database, the lookups and the built site on this machine (design section 6). */
async function start(): Promise<void> {
  const { sitePort, databasePort, country } = readEnvironment(process.env);
  const site = await startSite({
    port: sitePort,
    databasePort,
    country,
    publicDir: 'public',
    dataDir: '.local/database',
    rulesFile: 'database.rules.json',
    firebaseFile: 'firebase.json',
    log: (line) => console.log(line),
  });
  await buildSite({
    databaseUrl: `${site.databaseUrl}?ns=${localNamespace}`,
    isDatabaseNamed: databasePort !== sitePort + databasePortStep,
    locations: site.read('locations'),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)));
  }
  console.log(`
Site      ${site.url}            (try ${site.url}/toronto)
Database  ${site.databaseUrl}    (leads: ${site.databaseUrl}/leads.json?ns=${localNamespace}&auth=owner)
Lookups   ${site.url}/__local/ip and ${site.url}/__local/geo?key=local (country: ${country})
Every lead and job saved is named here. Ctrl-C ends all of it.
`);
}

start().catch(reportFailure);
