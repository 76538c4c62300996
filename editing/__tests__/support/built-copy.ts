import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { withLocalServices, type Site } from '../../../scripts/local-services';
import { withCopy } from '../../../scripts/project-copy';

type CommandResult = { code: number | null; said: string };

/** Runs one of the npm commands on another content folder, in this project or in a copy of it. */
export async function runCommand(name: string, contentDir: string, cwd = '.'): Promise<CommandResult> {
  const child = spawn(process.execPath, ['scripts/run.mjs', name], {
    cwd,
    // Journeys run beside it.
    env: { ...process.env, CONTENT_DIR: contentDir, GATSBY_CPU_COUNT: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

export type Built = {
  site: Site;
  publicDir: string;
  /** The copy of the project, where a file may be changed and `rebuild` called. */
  projectDir: string;
  rebuild: () => Promise<void>;
};

/** Builds another content folder in a copy of the project, so that what is built here stays, and serves it. */
export function withBuiltSite<Value>(
  contentDir: string,
  task: (built: Built) => Promise<Value>,
): Promise<Value> {
  return withCopy(async (projectDir) => {
    const rebuild = async (): Promise<void> => {
      const { code, said } = await runCommand('build', contentDir, projectDir);
      if (code !== 0) throw new Error(`The copy could not be built:\n${said}`);
    };
    await rebuild();
    const publicDir = path.join(projectDir, 'public');
    return withLocalServices((site) => task({ site, publicDir, projectDir, rebuild }), 'CA', {
      publicDir,
      contentDir,
    });
  });
}
