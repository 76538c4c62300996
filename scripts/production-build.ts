import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { localNamespace } from '../local/site';
import { stampFile } from './build-site';
import { withLocalServices } from './local-services';

/** The folders that a build makes. */
const made = ['public', '.cache', '.local'];
/** Too large to copy. */
const shared = 'node_modules';

/** Copies the project into a folder, without what a build has made and what else is left out. */
function copyProject(dir: string, ...leftOut: string[]): void {
  for (const name of readdirSync('.')) {
    // With their times as they were, Gatsby would take one copied picture for another: it knows a file by time and inode.
    if (![...made, shared, ...leftOut].includes(name))
      cpSync(name, path.join(dir, name), { recursive: true });
  }
  symlinkSync(path.resolve(shared), path.join(dir, shared));
}

export const productionBuildDir = '.local/production-build';

/** The host name of the production build's database, as a real one of Firebase would have it. */
export const productionDatabaseHost = `${localNamespace}.firebaseio.com`;

export const productionPublicDir = path.join(productionBuildDir, 'public');

/** Whether the production build is built, so that e2e tests can run; a failed build leaves none. */
export const isProductionBuilt = (): boolean => existsSync(path.join(productionBuildDir, stampFile));

function clearProductionBuild(): void {
  mkdirSync(productionBuildDir, { recursive: true });
  for (const name of readdirSync(productionBuildDir)) {
    if (!made.includes(name)) rmSync(path.join(productionBuildDir, name), { recursive: true });
  }
}

/** Builds the site for an https database, as visitors get it; e2e tests put local/tls-endpoint.ts before the local one. */
export async function buildForProduction(log?: (text: string) => void): Promise<void> {
  clearProductionBuild();
  copyProject(productionBuildDir, '.git');
  await withLocalServices(async ({ databaseUrl }) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: productionBuildDir,
      stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        ...(process.env.CONTENT_DIR && { CONTENT_DIR: path.resolve(process.env.CONTENT_DIR) }),
        GATSBY_DATABASE_URL: `https://${productionDatabaseHost}`,
        // E2e tests look at reviews and jobs, which a live site has of its own.
        GATSBY_SAMPLES: 'show',
        // A key, as a live site has one, and this machine's stand-in for the script that it is for.
        GATSBY_MAPS_KEY: 'local',
        GATSBY_MAPS_SCRIPT_URL: '/__local/maps.js?key={key}',
        LOCAL_DATABASE_URL: `${databaseUrl}?ns=${localNamespace}`,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => log?.(text.trimEnd()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new PlainError('The production build could not be built: the lines above say why.');
  });
}
