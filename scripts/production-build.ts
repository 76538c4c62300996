import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { localNamespace } from '../src/shared/site/settings';
import { withLocalServices } from './local-services';
import { runCommand } from './test/run-tool';

const made = ['public', '.cache', '.local'];

export const productionBuildDir = '.local/production-build';

/** The host name of the production build's database, as a real one of Firebase would have it. */
export const productionDatabaseHost = `${localNamespace}.firebaseio.com`;

export const productionPublicDir = path.join(productionBuildDir, 'public');

/** Copies the project, without what a build has made; what the last build has made stays there. */
function copyProject(): void {
  mkdirSync(productionBuildDir, { recursive: true });
  for (const name of readdirSync(productionBuildDir))
    if (!made.includes(name)) rmSync(path.join(productionBuildDir, name), { recursive: true });
  for (const name of readdirSync('.')) {
    const copy = path.join(productionBuildDir, name);
    // With their times as they were, Gatsby would take one copied picture for another: it knows a file by time and inode.
    if (name === 'node_modules') symlinkSync(path.resolve(name), copy);
    else if (![...made, '.git'].includes(name)) cpSync(name, copy, { recursive: true });
  }
}

/** Builds the site for an https database, as visitors get it; e2e tests put local/tls-endpoint.ts before the local one. */
export async function buildForProduction(log?: (text: string) => void): Promise<void> {
  copyProject();
  await withLocalServices(async ({ databaseAddress }) => {
    const { isGreen, said } = await runCommand('node scripts/run.mjs build', {
      cwd: productionBuildDir,
      isQuiet: log !== undefined,
      env: {
        ...process.env,
        ...(process.env.CONTENT_DIR && { CONTENT_DIR: path.resolve(process.env.CONTENT_DIR) }),
        GATSBY_DATABASE_URL: `https://${productionDatabaseHost}`,
        // E2e tests look at reviews and jobs, which a live site has of its own.
        GATSBY_SAMPLES: 'show',
        // A key, as a live site has one, and this machine's stand-in for the script that it is for.
        GATSBY_MAPS_KEY: 'local',
        GATSBY_MAPS_SCRIPT_URL: '/__local/maps.js?key={key}',
        LOCAL_DATABASE_URL: databaseAddress,
      },
    });
    log?.(said.trimEnd());
    if (!isGreen) throw new PlainError('The production build could not be built: the lines above say why.');
  });
}
