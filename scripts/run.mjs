// `node scripts/run.mjs NAME` installs what is missing and runs NAME.ts of scripts/, editing/ or tools/; without a name it
// only installs. It is plain JavaScript because it must run on a fresh clone, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The environment for installs: the install scripts of packages must not see the credentials of a deploy. */
function environmentWithoutCredentials() {
  const { FIREBASE_SERVICE_ACCOUNT: _key, GOOGLE_APPLICATION_CREDENTIALS: _file, ...env } = process.env;
  return env;
}

function runNpm(options) {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const env = environmentWithoutCredentials();
  return spawnSync(command, [...args, ...options], { stdio: 'inherit', env }).status;
}

const [name] = process.argv.slice(2);

/** The commands of the packages that the site does without; all others are in scripts/. */
const foldersByCommand = {
  edit: 'editing',
  'build-admin': 'editing',
  bench: 'tools',
  deploy: 'tools',
  'deploy-functions': 'functions',
  leads: 'tools',
};
const folder = foldersByCommand[name] ?? 'scripts';
if (!existsSync(folder)) stop(`This command is in ${folder}/, which this copy of the project does not have.`);

const { packages: installed = {} } = readJson('node_modules/.package-lock.json');

/** The site needs the dependencies alone. Where the packages of the tools are already, npm would delete them. */
const isForSite = ['start', 'build'].includes(name) && !Object.values(installed).some(({ dev }) => dev);

/** The packages that the command needs itself, those of a folder that is missing left out. */
function listNeeded() {
  const { dependencies, devDependencies, workspaces = [] } = readJson('package.json');
  if (isForSite) return Object.keys(dependencies);
  const others = workspaces.map((workspace) => readJson(`${workspace}/package.json`).devDependencies);
  return Object.keys(Object.assign({}, dependencies, devDependencies, ...others));
}

/** Whether all that is needed is in node_modules as package-lock.json wants it, by npm's own record. */
function isInstalled() {
  const { packages: wanted } = readJson('package-lock.json');
  return (
    listNeeded().every((needed) => installed[`node_modules/${needed}`]) &&
    Object.entries(installed).every(([place, { version }]) => version === (wanted[place]?.version ?? version))
  );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `This is Node ${process.versions.node}, but the project needs 20.19 or newer: install it and try again.`,
  );
}

if (!isInstalled()) {
  console.log('Installing packages: once, and it takes a few minutes.');
  // Not `npm ci`: it refuses a lock file that lacks the binaries of another platform, which npm then adds itself.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (isForSite) options.push('--omit=dev');
  if (runNpm(options) !== 0)
    stop('The packages could not be installed: see the lines above, fix that, and try again.');
}

// The functions have a lock file of their own, because Firebase installs them by it.
const ofFunctions =
  existsSync('functions') && !isForSite ? readJson('functions/package-lock.json').packages : {};
const { packages: there = {} } = readJson('functions/node_modules/.package-lock.json');
if (Object.entries(ofFunctions).some(([place, { version }]) => place && version !== there[place]?.version)) {
  console.log('Installing the packages of functions/.');
  const ci = 'ci --prefix functions --ignore-scripts --no-audit --no-fund --loglevel=error'.split(' ');
  if (runNpm(ci) !== 0) stop('The packages of functions/ could not be installed: see the lines above.');
}

if (name) {
  const { register } = await import('tsx/cjs/api');
  register();
  const require = createRequire(import.meta.url);
  const { default: command } = require(`../${folder}/${name}.ts`);
  // Those of the other folders start by themselves.
  if (command) {
    const { readEnvironment } = require('./environment.ts');
    try {
      await command(readEnvironment(process.env));
    } catch (error) {
      require('./report-failure.ts').reportFailure(error);
    }
  }
}
