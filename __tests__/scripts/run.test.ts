import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-'));
  for (const name of ['scripts', 'node_modules', 'bin']) mkdirSync(path.join(folder, name));
  cpSync('scripts/run.mjs', path.join(folder, 'scripts/run.mjs'));
  // In place of npm: it says what it was asked for, and fails.
  writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = { 'node_modules/site': { version: '1.0.0' } };
const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } };
const older = { 'node_modules/site': { version: '0.9.0' } };
const install = 'npm install --no-save --no-audit --no-fund --loglevel=error';

test.each<[string, object, string, string | null]>([
  ['a fresh clone', {}, 'start', `${install} --omit=dev`],
  ['a fresh clone', {}, 'build', `${install} --omit=dev`],
  ['a fresh clone', {}, 'test', install],
  ['a clone with the packages of the site', site, 'build', null],
  ['a clone with the packages of the site', site, 'leads', install],
  // npm would delete those of the tools.
  ['a clone with all packages, of which one is older', { ...older, ...tool }, 'start', install],
  ['a clone with all packages', { ...site, ...tool }, 'test', null],
])('in %s with %j npm run %s installs what it needs', (_, installed, name, expected) => {
  const write = (file: string, packages: object) =>
    writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  write('package-lock.json', { '': {}, ...site, ...tool });
  write('node_modules/.package-lock.json', installed);
  const { npm_execpath: _npm, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', name], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${env.PATH}` },
  });
  expect(/^npm .*$/m.exec(stdout)?.[0] ?? null).toBe(expected);
});
