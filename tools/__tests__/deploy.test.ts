import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesText } from '../../scripts/rules/rules-text';
import { latestDate } from '../../src/shared/time/last-day';
import { brandContent, brandFiles } from '../../__tests__/support/brand-fixture';
import { writeContentFolder } from '../../__tests__/support/content-folder';
import { deployEnvironment, DeployProject, editingEnvironment } from './support/deploy-project';

jest.setTimeout(60_000);

const project = new DeployProject();
beforeEach(() => project.reset());
afterAll(() => project.remove());

const deploy = project.deploy.bind(project);
const firebase = (args: string): string =>
  `firebase.js ${args} --config firebase.deploy.json --project haulwell --non-interactive`;
const toolInstall = 'npm ci --prefix scripts/firebase-cli --ignore-scripts --no-audit --no-fund';
const build = ['npm run build', 'npm run check:pages'];
const rulesAndAreas = [
  firebase('deploy --only database'),
  firebase('database:set /areas .local/areas.json --force'),
];
const everything = [
  'npm run content:check -- --live',
  ...build,
  toolInstall,
  ...rulesAndAreas,
  firebase('deploy --only hosting:site'),
];

test('a deploy checks, builds and then deploys rules before pages; only the Firebase CLI is given the key, in a file that is gone afterwards', () => {
  const { status, commands, calls } = deploy();
  expect([status, commands]).toEqual([0, everything]);
  expect(JSON.parse(project.read('public/site-version.json'))).toEqual({
    commit: project.git('rev-parse', 'HEAD'),
    day: latestDate(new Date()),
  });
  expect(JSON.parse(project.read('.firebaserc'))).toEqual({
    projects: { default: 'haulwell' },
    targets: { haulwell: { hosting: { site: ['haulwell'] } } },
  });
  for (const { command, seen } of calls) {
    const isDeploying = command.startsWith('firebase.js');
    expect([command, seen.key]).toEqual([
      command,
      isDeploying ? deployEnvironment.FIREBASE_SERVICE_ACCOUNT : undefined,
    ]);
  }
  const keyFile = String(calls.at(-1)?.seen.keyFile);
  expect([path.isAbsolute(keyFile), existsSync(path.dirname(keyFile))]).toEqual([true, false]);
});

type Hosting = { redirects?: { destination: string }[] };

test('what goes live fits the content: old addresses of cities, the rules for the pop-up, the areas that the notices read', () => {
  const cities = [{ from: 'old-york', to: 'spokane-valley' }];
  const popUp = { ...brandContent.site['social-proof'], mode: 'recent' };
  const { forms } = brandContent.site;
  const consent = { ...forms.consent, recent: { label: 'Show my first name' } };
  writeContentFolder(path.join(project.folder, 'content'), brandFiles());
  project.commit({
    'content/site/redirects.json': JSON.stringify({ cities }),
    'content/site/social-proof.json': JSON.stringify(popUp),
    'content/site/forms.json': JSON.stringify({ ...forms, consent }),
  });
  expect(deploy().status).toBe(0);
  const { hosting, database } = JSON.parse(project.read('firebase.deploy.json')) as {
    hosting: Hosting[];
    database: object;
  };
  const targets = hosting.flatMap(({ redirects = [] }) => redirects.map(({ destination }) => destination));
  expect(targets).toContain('/spokane-valley/:page');
  expect(database).toEqual({ rules: 'database.rules.deploy.json' });
  expect(project.read('database.rules.deploy.json')).toBe(rulesText('recent'));
  expect(JSON.parse(project.read('.local/areas.json'))).toEqual(
    brandContent.cities.map(({ locationId, postalPrefixes }) =>
      expect.objectContaining(postalPrefixes ? { locationId, postalPrefixes } : { locationId }),
    ),
  );
});

test.each([
  ['content:check', 'Nothing was deployed.'],
  ['npm ci', 'Nothing was deployed.'],
  ['hosting:site', 'Live already: node scripts/firebase-cli'],
])('where %s fails nothing more is deployed, and the last words say what is live', (failing, words) => {
  const { status, commands, stderr } = deploy([], { ...deployEnvironment, FAIL: failing });
  expect(commands.at(-1)).toContain(failing);
  expect(stderr).toContain(words);
  expect(status).toBe(1);
});

test('a dry run names every step and all that is missing, at once, and does nothing', () => {
  project.write({ 'content/faq/b.md': 'New.' });
  const { status, stdout, commands } = deploy(['--dry-run'], {});
  expect([status, commands]).toEqual([0, []]);
  for (const words of [
    'npm run content:check -- --live',
    'deploy --only hosting:site',
    'Missing: content/faq/b.md is in no commit',
    'Missing: FIREBASE_PROJECT is not set',
    'Missing: There are no credentials',
    'Missing: The content has errors',
  ])
    expect(stdout).toContain(words);
  expect(existsSync(path.join(project.folder, '.firebaserc'))).toBe(false);
  const refused = deploy([], { FIREBASE_PROJECT: 'haulwell' });
  expect([refused.status, refused.commands]).toEqual([1, []]);
  expect(refused.stderr.trim().split('\n')).toHaveLength(6);
});

test('a dry run names the facts without which no site goes live, first, and how to go without them', () => {
  writeContentFolder(path.join(project.folder, 'content'), brandFiles());
  const missing = (env: Record<string, string>): string[] =>
    deploy(['--dry-run'], { ...deployEnvironment, ...env })
      .stdout.split('\n')
      .filter((line) => /^Missing: (.* of site\/pricing\.json|Nobody can sign in)/.test(line));
  const named = missing({});
  // Whom the notices tell is not known by a key that is none.
  expect(named.pop()).toContain('FIREBASE_SERVICE_ACCOUNT');
  expect(named.map((line) => line.split(' ')[1])).toEqual(['minimum', 'insurance', 'payment']);
  for (const line of named) expect(line).toContain('DEPLOY_WITHOUT_FACTS=yes');
  expect(missing({ DEPLOY_WITHOUT_FACTS: 'yes' })).toHaveLength(1);
});

test('a preview is marked, and leaves the rules and the live site alone', () => {
  const { calls, commands } = deploy(['--preview', 'pr-12'], { ...deployEnvironment, ...editingEnvironment });
  expect(commands).toEqual([
    'npm run content:check',
    ...build,
    'npm run build:admin',
    toolInstall,
    firebase('hosting:channel:deploy pr-12 --only site,editing --expires 14d --no-authorized-domains'),
  ]);
  expect(calls[1]?.seen.version).toBe('preview-pr-12');
});

test.each([['live'], ['Fancy Name'], ['a/../b']])('a preview named %j is refused', (name) => {
  const { status, stderr, commands } = deploy(['--preview', name]);
  expect([status, commands]).toEqual([1, []]);
  expect(stderr).toContain(`--preview is "${name}", but must be a name`);
});

test.each([
  ['content', { 'content/faq/a.md': 'Yes.' }, true],
  ['a test', { 'src/__tests__/a.test.ts': 'test' }, true],
  ['code', { 'src/a.ts': 'a' }, false],
])('%s pushed after the tested commit goes live with it, but for code: %j', (_, files, isDeployed) => {
  const tested = project.git('rev-parse', 'HEAD');
  project.commit(files);
  const { status, commands, stdout } = deploy(['--tested', tested]);
  expect([status, commands]).toEqual([0, isDeployed ? everything : []]);
  const waits = `has changed since ${tested}: the run after its tests deploys it.`;
  expect(stdout.includes(waits)).toBe(!isDeployed);
});

type Lock = { packages: Record<string, { integrity?: string; resolved?: string }> };

test('every package of the Firebase CLI has its sum, from whatever registry npm is told to use', () => {
  const lock = readFileSync('scripts/firebase-cli/package-lock.json', 'utf8');
  const { '': _own, ...packages } = (JSON.parse(lock) as Lock).packages;
  expect(packages).toHaveProperty(['node_modules/firebase-tools']);
  for (const [name, { integrity, resolved }] of Object.entries(packages))
    expect([name, integrity, resolved]).toEqual([name, expect.stringMatching(/^sha512-/), undefined]);
});
