import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderForEach } from '../support/local-database';

const site = { 'node_modules/site': { version: '1.0.0' } };
const lint = { 'node_modules/lint': { version: '1.0.0', dev: true } };
const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } };
const older = { 'node_modules/site': { version: '0.9.0' } };
const install = 'npm install --no-save --no-audit --no-fund --loglevel=error';

const inFolder = folderForEach();
const write = (file: string, data: object): void => writeFileSync(inFolder(file), JSON.stringify(data));

beforeEach(() => {
  for (const name of ['scripts', 'tools', 'node_modules', 'bin']) mkdirSync(inFolder(name));
  cpSync('scripts/run.mjs', inFolder('scripts/run.mjs'));
  // In place of npm: it says what it was asked for, and fails.
  writeFileSync(inFolder('bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 });
  const dependencies = { dependencies: { site: '1.0.0' }, devDependencies: { lint: '1.0.0' } };
  write('package.json', { ...dependencies, workspaces: ['editing', 'tools'] });
  write('tools/package.json', { devDependencies: { tool: '1.0.0' } });
  write('package-lock.json', { packages: { '': {}, ...site, ...lint, ...tool } });
});

/** Gives what it installs, and its first complaint. */
function run(name: string, installed: object): { installs: string | null; complaint?: string } {
  write('node_modules/.package-lock.json', { packages: installed });
  const { npm_execpath: _npm, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', name], {
    cwd: inFolder(),
    encoding: 'utf8',
    env: { ...env, PATH: `${inFolder('bin')}${path.delimiter}${env.PATH}` },
  });
  return { installs: /^npm .*$/m.exec(stdout)?.[0] ?? null, complaint: stderr.split('\n')[0] };
}

test.each<[string, object, string, string | null]>([
  ['a fresh clone', {}, 'start', `${install} --omit=dev`],
  ['a fresh clone', {}, 'build', `${install} --omit=dev`],
  ['a fresh clone', {}, 'test', install],
  ['a clone with the packages of the site', site, 'build', null],
  ['a clone with the packages of the site', site, 'leads', install],
  ['a clone without the packages of the tools', { ...site, ...lint }, 'leads', install],
  // npm would delete those of the tools.
  ['a clone with all packages, of which one is older', { ...older, ...lint, ...tool }, 'start', install],
  ['a clone with all packages', { ...site, ...lint, ...tool }, 'test', null],
])('in %s with %j npm run %s installs what it needs', (_, installed, name, expected) =>
  expect(run(name, installed).installs).toBe(expected),
);

test('the functions have packages of their own, which the site does without', () => {
  mkdirSync(inFolder('functions'));
  write('functions/package-lock.json', { packages: { '': {}, ...tool } });
  expect(run('start', site).installs).toBeNull();
  expect(run('test', { ...site, ...lint, ...tool }).installs).toMatch(/^npm ci --prefix functions /);
  mkdirSync(inFolder('functions/node_modules'));
  write('functions/node_modules/.package-lock.json', { packages: tool });
  expect(run('test', { ...site, ...lint, ...tool }).installs).toBeNull();
});

test('where a folder was deleted its packages are not missed, and its commands name it', () => {
  rmSync(inFolder('tools'), { recursive: true });
  expect(run('test', { ...site, ...lint }).installs).toBeNull();
  expect(run('leads', { ...site, ...lint }).complaint).toBe(
    'This command is in tools/, which this copy of the project does not have.',
  );
});
