import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { localNamespace } from '../local/site';
import { withLocalServices } from './local-services';
import { made, shared } from './project-copy';

const folder = '.local/twin';

/** The host name of the twin's database, as a real one of Firebase would have it. */
export const twinDatabaseHost = `${localNamespace}.firebaseio.com`;

/** The folder into which the twin is built. */
export const twinPublicDir = path.join(folder, 'public');

/** Copies the project into the twin's folder, and keeps the cache of the twin's earlier build. */
function copyProject(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!made.includes(name)) rmSync(path.join(folder, name), { recursive: true });
  }
  for (const name of readdirSync('.')) {
    if (![...made, shared, '.git'].includes(name))
      cpSync(name, path.join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(path.resolve(shared), path.join(folder, shared));
}

/**
 * Builds the twin of production: the site for an https database, as visitors get it. Tests serve it with a TLS endpoint
 * in front of the local database (local/tls-endpoint.ts), which can inject faults.
 */
export async function buildTwin(): Promise<void> {
  copyProject();
  await withLocalServices(async ({ databaseUrl }) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(process.env.CONTENT_DIR && { CONTENT_DIR: path.resolve(process.env.CONTENT_DIR) }),
        GATSBY_DATABASE_URL: `https://${twinDatabaseHost}`,
        LOCAL_DATABASE_URL: `${databaseUrl}?ns=${localNamespace}`,
      },
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new PlainError('The twin of production could not be built: the lines above say why.');
  });
}
