// `node scripts/run.mjs NAME` installs what is missing and runs scripts/NAME.ts; without a name it only installs. It is
// plain JavaScript because it must run on a fresh clone, before anything is installed.
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

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** The environment for installs: the install scripts of packages must not see the credentials of a deploy. */
function environmentWithoutCredentials() {
  const { FIREBASE_SERVICE_ACCOUNT: _key, GOOGLE_APPLICATION_CREDENTIALS: _file, ...env } = process.env;
  return env;
}

const [name] = process.argv.slice(2);

const installed = readPackages('node_modules/.package-lock.json');

/** The site needs the dependencies alone. Where the packages of the tools are already, npm would delete them. */
const isForSite = ['start', 'build'].includes(name) && !Object.values(installed).some(({ dev }) => dev);

/** Whether node_modules has everything of package-lock.json that the command needs, by npm's own record. */
function isInstalled() {
  const isNeeded = ({ optional, dev, devOptional }) => !optional && !(isForSite && (dev || devOptional));
  return Object.entries(readPackages('package-lock.json')).every(
    ([folder, wanted]) => folder === '' || !isNeeded(wanted) || installed[folder]?.version === wanted.version,
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
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Not `npm ci`: it refuses a lock file that lacks the binaries of another platform, which npm then adds itself.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (isForSite) options.push('--omit=dev');
  const env = environmentWithoutCredentials();
  const { status } = spawnSync(command, [...args, ...options], { stdio: 'inherit', env });
  if (status !== 0)
    stop('The packages could not be installed: see the lines above, fix that, and try again.');
}

if (name) {
  const { register } = await import('tsx/cjs/api');
  register();
  createRequire(import.meta.url)(`./${name}.ts`);
}
