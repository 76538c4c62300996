import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findFreePortPair } from '../../local/ports';
import { startSite } from '../../local/site';
import { withCopy } from '../../scripts/project-copy';

export type CommandResult = { status: number | null; output: string };

/** Runs one of the npm commands on another content folder, in this project or a copy of it. */
export function runCommand(name: string, contentDir: string, cwd = '.'): CommandResult {
  const options = { cwd, encoding: 'utf8', env: { ...process.env, CONTENT_DIR: contentDir } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name], options);
  return { status, output: stdout + stderr };
}

type Built = { siteUrl: string; publicDir: string };

/** Builds another content folder in a copy of the project, so that what is built here stays, and serves it. */
export function withBuiltSite(contentDir: string, task: (built: Built) => Promise<void>): Promise<void> {
  return withCopy(async (dir) => {
    const { status, output } = runCommand('build', contentDir, dir);
    if (status !== 0) throw new Error(`The copy was not built:\n${output}`);
    const publicDir = path.join(dir, 'public');
    const { sitePort, databasePort } = await findFreePortPair();
    const site = await startSite({
      port: sitePort,
      databasePort,
      publicDir,
      dataDir: null,
      country: 'CA',
      rulesFile: 'database.rules.json',
      firebaseFile: 'firebase.json',
      log: () => undefined,
    });
    await task({ siteUrl: site.url, publicDir }).finally(() => site.close());
  });
}
