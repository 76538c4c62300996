import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firebaseTool } from '../../scripts/firebase-cli';
import { listTurns } from '../deploy/turns';
import { checkContent } from '../../src/content-model/checks/check-content';
import { latestDate } from '../../src/shared/time/last-day';
import { rulesText } from '../../scripts/rules/rules-text';
import { brandContent } from '../../__tests__/support/brand-fixture';
import { withChangedFile } from '../../__tests__/support/content-fixture';
import { deployEnvironment, DeployProject } from './support/deploy-project';

// Each test starts a process or two.
jest.setTimeout(60_000);

const project = new DeployProject();
beforeEach(() => project.reset());
afterAll(() => project.remove());

const since = ['--since', 'HEAD^'];
const firebase = (args: string): string =>
  `firebase.js ${args} --config firebase.deploy.json --project haulwell --non-interactive`;
const isDeploying = (command: string): boolean => command.startsWith('firebase.js');
const toolInstall = 'npm ci --prefix scripts/firebase-cli --ignore-scripts --no-audit --no-fund';

test('a changed answer: content is checked, the site is built, checked and deployed, and says which commit it is', () => {
  const commit = project.commit({ 'content/faq/a.md': 'Yes, today.' });
  const { status, commands, calls, stdout } = project.deploy(since);
  expect(commands).toEqual([
    'npm run content:check -- --live',
    'npx prettier --check .',
    'npm run build',
    'npm run check:pages',
    toolInstall,
    firebase('deploy --only database'),
    firebase('deploy --only hosting:site'),
  ]);
  expect(stdout).toContain('    content/faq/a.md\n');
  expect(status).toBe(0);
  expect(JSON.parse(project.read('public/site-version.json'))).toEqual({
    commit,
    day: latestDate(new Date()),
  });
  expect(JSON.parse(project.read('.firebaserc'))).toEqual({
    projects: { default: 'haulwell' },
    targets: { haulwell: { hosting: { site: ['haulwell'] } } },
  });
  const [, , build] = calls;
  expect(build?.seen.databaseUrl).toBe(deployEnvironment.GATSBY_DATABASE_URL);
  // A version of its own for each deploy would change the scripts, and so every page, with every answer.
  expect(build?.seen).not.toHaveProperty('version');
  // Only the Firebase CLI is given the key, in a file that is gone afterwards.
  const key = deployEnvironment.FIREBASE_SERVICE_ACCOUNT;
  for (const { command, seen } of calls)
    expect([command, seen.key]).toEqual([command, isDeploying(command) ? key : undefined]);
  const keyFile = String(calls.at(-1)?.seen.keyFile);
  expect([path.isAbsolute(keyFile), existsSync(path.dirname(keyFile))]).toEqual([true, false]);
});

type Hosting = { target: string; redirects?: { destination: string }[] };

test('what is deployed of hosting is what firebase.json says, with the old addresses of this brand’s cities', () => {
  const redirects = { cities: [{ from: 'old-york', to: 'toronto' }] };
  project.commit({ 'content/site/redirects.json': JSON.stringify(redirects) });
  expect(project.deploy(since).status).toBe(0);
  const { hosting, ...others } = JSON.parse(project.read('firebase.deploy.json')) as { hosting: Hosting[] };
  const committed = JSON.parse(project.read('firebase.json')) as { hosting: Hosting[] };
  const database = { rules: 'database.rules.deploy.json' };
  expect(others).toEqual({ ...committed, database, hosting: undefined });
  const leads = (sites: Hosting[]) =>
    sites.flatMap(({ redirects: rules = [] }) => rules.map(({ destination }) => destination));
  expect(leads(hosting)).toEqual(expect.arrayContaining(['/toronto/:page', ...leads(committed.hosting)]));
});

test('a changed mode of the pop-up deploys the rules that fit it, before the pages', () => {
  const changed = { ...brandContent.site['social-proof'], mode: 'recent' };
  project.commit({ 'content/site/social-proof.json': JSON.stringify(changed) });
  const { status, commands } = project.deploy(since);
  const order = [firebase('deploy --only database'), firebase('deploy --only hosting:site')];
  expect([status, ...commands.slice(-2)]).toEqual([0, ...order]);
  expect(project.read('database.rules.deploy.json')).toBe(rulesText('recent'));
  expect(rulesText('recent')).not.toBe(rulesText('sample'));
});

test('missing packages are installed without the key, and without a command nothing else is done', () => {
  const manifest = JSON.parse(project.read('package.json')) as { devDependencies: object };
  const devDependencies = { ...manifest.devDependencies, missing: '1.0.0' };
  project.commit({ 'package.json': JSON.stringify({ ...manifest, devDependencies }) });
  const given = [
    deployEnvironment,
    { ...deployEnvironment, FIREBASE_SERVICE_ACCOUNT: '', GOOGLE_APPLICATION_CREDENTIALS: 'package.json' },
  ];
  const install = 'npm install --no-save --no-audit --no-fund --loglevel=error';
  for (const env of given) {
    const { status, calls } = project.run([], env);
    expect([status, calls.map(({ command }) => command)]).toEqual([0, [install]]);
    const [{ command, seen } = { command: '', seen: {} }] = project.deploy(['--dry-run'], env).calls;
    expect([command, seen.key, seen.keyFile]).toEqual([install, undefined, undefined]);
  }
});

test('the tests of changed code see neither the real database nor another brand', () => {
  project.commit({ 'src/a.ts': 'a', 'database.rules.json': '{}' });
  const env = { ...deployEnvironment, CONTENT_DIR: 'scripts' };
  const { calls, commands } = project.deploy(since, env);
  expect(calls[1]).toEqual({ command: 'npm test', seen: {} });
  expect(calls[2]).toMatchObject({ command: 'npm run build', seen: { brand: 'scripts' } });
  expect(commands.slice(-3)).toEqual([
    toolInstall,
    firebase('deploy --only database'),
    firebase('deploy --only hosting:site'),
  ]);
});

test.each([
  ['content:check', 'Nothing was deployed: what was live stays live.'],
  ['npm ci', 'Nothing was deployed: what was live stays live.'],
  ['hosting:site', 'Deployed before it: the rules, before any page that needs them.'],
])('where %s fails nothing more is deployed, and the last words say what is live', (failing, words) => {
  project.commit({ 'content/faq/a.md': 'Yes, today.', 'database.rules.json': '{}' });
  const { status, commands, stderr } = project.deploy(since, { ...deployEnvironment, FAIL: failing });
  expect(commands.at(-1)).toContain(failing);
  expect(stderr).toContain(words);
  expect(status).toBe(1);
});

test('without a change nothing is done, unless a rebuild is asked for', () => {
  const { status, stdout, commands } = project.deploy(['--since', 'HEAD']);
  expect([status, commands]).toEqual([0, []]);
  expect(stdout).toContain('Nothing has changed: nothing is to be done.');
  const rebuilt = project.deploy(['--since', 'HEAD', '--rebuild']);
  expect(rebuilt.commands).toContain(firebase('deploy --only hosting:site'));
});

test('the days of the content say what has begun or ended since the live site was built', () => {
  const documents = checkContent(
    withChangedFile('site/coupons.json', (source) =>
      source.replace('"full-load"', '"full-load", "validFrom": "2026-12-01"'),
    ),
  ).content?.files.documents;
  const turn = 'the coupon "full-load" of site/coupons.json shows on 2026-12-01';
  expect(listTurns(documents ?? [], '2026-11-30', '2026-12-01')).toEqual([turn]);
  expect(listTurns(documents ?? [], undefined, '2026-12-01')).toContain(turn);
  expect(listTurns(documents ?? [], '2026-12-01', '2026-12-02')).toEqual([]);
});

test('a dry run names every command and reason and only checks the content, also with all that a deploy is refused for', () => {
  project.commit({ 'content/faq/a.md': 'Yes, today.' });
  project.write({ 'database.rules.json': '{}' });
  const { status, stdout, commands } = project.deploy(['--dry-run'], {});
  expect([status, commands]).toEqual([0, ['npm run content:check -- --live']]);
  expect(stdout).toContain('no hosting site is named to ask what is live');
  expect(stdout).toMatch(/ {4}content\/faq\/a\.md\n {2}rules: .*\n {4}database\.rules\.json\n/);
  expect(stdout).toMatch(
    /1\. npm run content:check -- --live\n {3}every error[^]*npm ci --prefix [^]*\d\. node scripts\/firebase-cli\/\S+ deploy/,
  );
  expect(stdout).toContain(`node ${firebaseTool} deploy --only hosting:site`);
  expect(stdout).toContain('Without --dry-run this is refused: There are changes in no commit');
  expect(stdout).toContain('Without --dry-run this is refused: FIREBASE_PROJECT is not set');
  expect(stdout).toContain('Nothing was done: this was a dry run.');
  expect(existsSync(path.join(project.folder, '.firebaserc'))).toBe(false);
});

test('changes in no commit, missing settings and unfit content are refused at once, a sentence each', () => {
  project.write({ 'content/faq/b.md': 'New.', 'content/faq/c.md': 'New.' });
  const { status, stdout, stderr, commands } = project.deploy(since, { FIREBASE_PROJECT: 'haulwell' });
  expect([status, stdout, commands]).toEqual([1, '', []]);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('There are changes in no commit, in content/faq/b.md and 1 more: commit them'),
    expect.stringContaining('There are no credentials'),
    expect.stringContaining('GATSBY_DATABASE_URL is not set'),
    expect.stringContaining('GATSBY_IP_LOOKUP_URL is not set'),
    expect.stringContaining('GATSBY_GEOLOCATION_URL is not set'),
    expect.stringContaining('The content has errors'),
  ]);
});

test('a preview prints its address, there and on the page of the run, and leaves the rules alone', () => {
  project.commit({ 'content/faq/a.md': 'Yes, today.', 'database.rules.json': '{}' });
  const folder = mkdtempSync(path.join(tmpdir(), 'summary-'));
  const summary = path.join(folder, 'summary.md');
  writeFileSync(summary, '');
  const env = { ...deployEnvironment, GITHUB_STEP_SUMMARY: summary };
  const { stdout, commands } = project.deploy([...since, '--preview', 'pr-12'], env);
  expect(commands.filter(isDeploying)).toEqual([
    firebase('hosting:channel:deploy pr-12 --only site --expires 14d --no-authorized-domains --json'),
  ]);
  const address = 'Preview of the site: https://haulwell--pr-12-x1.web.app';
  expect(stdout).toContain(address);
  expect(readFileSync(summary, 'utf8')).toContain(address);
  rmSync(folder, { recursive: true });
});
