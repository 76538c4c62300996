import { spawn } from 'node:child_process';
import { localNamespace } from '../local/site';
import { readEnvironment } from './environment';
import { startLocalServices } from './local-services';
import { reportFailure } from './report-failure';

const developPort = 8000;

/** `npm run dev`: Gatsby's development server, which shows a change at once, beside the local services. */
async function dev(): Promise<void> {
  const environment = readEnvironment(process.env);
  const site = await startLocalServices(environment);
  const databaseUrl = `${site.databaseUrl}?ns=${localNamespace}`;
  const gatsby = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--port', String(developPort)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_DATABASE_URL: databaseUrl,
        GATSBY_IP_LOOKUP_URL: `${site.url}/__local/ip`,
        GATSBY_MAPS_SCRIPT_URL: `${site.url}/__local/maps.js?key={key}`,
        GATSBY_GEOLOCATION_URL: `${site.url}/__local/geo?key={key}`,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gatsby.kill(signal));
  gatsby.on('exit', (code) => void site.close().then(() => process.exit(code ?? 0)));
}

dev().catch(reportFailure);
