import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { withLocalServices, type Site } from '../../../scripts/local-services';
import { withCopy } from '../../../scripts/project-copy';

export type Built = { site: Site; publicDir: string };

/** Builds another content folder in a copy of the project, so that what is built here stays, and serves it. */
export function withBuiltSite<Value>(
  contentDir: string,
  task: (built: Built) => Promise<Value>,
): Promise<Value> {
  return withCopy(async (projectDir) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'build'], {
      cwd: projectDir,
      // Journeys run beside it.
      env: { ...process.env, CONTENT_DIR: contentDir, GATSBY_CPU_COUNT: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let told = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (told += data.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`The copy could not be built:\n${told}`);
    const publicDir = path.join(projectDir, 'public');
    return withLocalServices((site) => task({ site, publicDir }), 'CA', { publicDir, contentDir });
  });
}
