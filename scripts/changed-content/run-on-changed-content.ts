import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatContent } from '../../editing/content/format-content';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { loadContent } from '../../src/content-model/checks/load-content';
import { mediaFolder } from '../../src/content-model/reading/media-kinds';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { withCopy } from '../project-copy';
import { runTool } from '../test/run-tool';
import { changeContent } from './change-content';

const config = path.resolve('jest.config.cjs');

/**
 * Runs jest in a copy of the project that has other content, so that a test which knows what the shipped content says
 * fails; only the suite that compares that with the specification is left out. `args` are of jest's own command line.
 * Gives whether all tests passed; refuses to begin where the check of the content does not accept the other content.
 */
export function runOnChangedContent(args: readonly string[]): Promise<boolean> {
  // The tests are read from here, where jest has them compiled already; what they read is in the copy.
  const options = ['--config', config, '--ignoreProjects', 'specification', ...args];
  return withCopy(async (copy) => {
    await replaceContent(path.join(copy, 'content'));
    return runTool('jest/bin/jest.js', options, { cwd: copy, env: { CONTENT_DIR: '' } });
  });
}

/** The pictures stay as they are. */
async function replaceContent(folder: string): Promise<void> {
  const shipped = contentDir();
  const changed = await Promise.all(changeContent(readContentFiles(shipped)).map(formatContent));
  rmSync(folder, { recursive: true });
  for (const { path: file, source } of changed) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
  }
  cpSync(path.join(shipped, mediaFolder), path.join(folder, mediaFolder), { recursive: true });
  loadContent(folder);
}
