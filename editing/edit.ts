import { spawn } from 'node:child_process';
import { startEditServer } from './server/edit-server';
import { explainPortError, findFreePortPair } from '../local/ports';
import { contentDir } from '../src/content-model/reading/read-content';
import { startDevelop } from '../scripts/develop';
import { readEnvironment } from '../scripts/environment';
import { startLocalServices } from '../scripts/local-services';
import { reportFailure } from '../scripts/report-failure';

function openBrowser(url: string): void {
  if (!process.stdout.isTTY || process.env.CI) return;
  const commands: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', url],
  };
  const [command = '', ...args] = commands[process.platform] ?? ['xdg-open', url];
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function phonesOf(locations: unknown): Record<string, string> {
  const records = Object.entries((locations ?? {}) as Record<string, { tracking_phone: string }>);
  return Object.fromEntries(records.map(([id, { tracking_phone }]) => [id, tracking_phone]));
}

/** `npm run edit`: the editing screen on this clone's files, with the site beside it in development mode. */
async function edit(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { sitePort, developPort } = environment;
  let locations: unknown;
  const screen = await startEditServer({
    port: sitePort,
    contentDir: contentDir(),
    workDir: '.local/editing',
    siteUrl: `http://localhost:${developPort}`,
    phones: () => phonesOf(locations),
    log: (line) => console.log(line),
  }).catch((error: unknown) => {
    throw explainPortError(error, 'PORT', sitePort);
  });
  // The screen takes the site's port, so the lookups need another one.
  const { sitePort: lookupsPort } = await findFreePortPair();
  const site = await startLocalServices({ ...environment, sitePort: lookupsPort });
  locations = site.read('locations');
  const gatsby = startDevelop(site, { port: developPort, screenUrl: screen.url });
  console.log(`
Editing screen  ${screen.url}/admin
The site        http://localhost:${developPort}/toronto, as soon as Gatsby says so; it follows every save
Saved           into content/, without a commit
`);
  openBrowser(`${screen.url}/admin`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gatsby.kill(signal));
  gatsby.on('exit', (code) => {
    void Promise.all([screen.close(), site.close()]).then(() => process.exit(code ?? 0));
  });
}

edit().catch(reportFailure);
