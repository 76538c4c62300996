import { spawn, type ChildProcess } from 'node:child_process';
import { localNamespace } from '../local/site';
import { contentDir } from '../src/content-model/reading/content-dir';
import { forgetOtherContent } from './forget-other-content';
import type { Site } from './local-services';

export const developPort = 8000;

/** Starts Gatsby's development server, which shows a changed file at once, beside the local services. */
export function startDevelop(site: Pick<Site, 'url' | 'databaseUrl'>, port = developPort): ChildProcess {
  forgetOtherContent(contentDir());
  const args = ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)];
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_DATABASE_URL: `${site.databaseUrl}?ns=${localNamespace}`,
      GATSBY_IP_LOOKUP_URL: `${site.url}/__local/ip`,
      GATSBY_MAPS_SCRIPT_URL: `${site.url}/__local/maps.js?key={key}`,
      GATSBY_GEOLOCATION_URL: `${site.url}/__local/geo?key={key}`,
    },
  });
}
