import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { contentDir } from '../src/content-model/reading/read-content';
import { stampFile } from './build-site';
import { forgetOtherContent } from './forget-other-content';
import type { Site } from './local-services';

type Options = {
  port: number;
  /** The address of the editing screen: each text then shows where it is changed. */
  screenUrl?: string;
};

/** Starts Gatsby's development server, which shows a changed file at once, beside the local services. */
export function startDevelop(
  site: Pick<Site, 'url' | 'databaseAddress'>,
  { port, screenUrl }: Options,
): ChildProcess {
  forgetOtherContent(contentDir());
  // Its pages overwrite those of a build, and the marks in them must not be taken for one.
  rmSync(stampFile, { force: true });
  const args = ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)];
  return spawn(process.execPath, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      ...(screenUrl !== undefined && { EDITING_SCREEN_URL: screenUrl }),
      GATSBY_DATABASE_URL: site.databaseAddress,
      GATSBY_IP_LOOKUP_URL: `${site.url}/__local/ip`,
      GATSBY_MAPS_SCRIPT_URL: `${site.url}/__local/maps.js?key={key}`,
      GATSBY_GEOLOCATION_URL: `${site.url}/__local/geo?key={key}`,
    },
  });
}
