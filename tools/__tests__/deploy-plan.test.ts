import { readFileSync } from 'node:fs';
import { kindOfChange, type ChangeKind } from '../deploy/change-kinds';
import { nameStep } from '../deploy/describe';
import { planSteps, type Destination } from '../deploy/plan-steps';
import { firebaseTool } from '../../scripts/firebase-cli';

const commit = '0123456789abcdef0123456789abcdef01234567';
const day = '2026-12-31';
const destination: Destination = {
  project: 'haulwell',
  site: 'haulwell-site',
  commit,
  day,
  firebaseConfig: { hosting: [] },
  rules: '{}',
};
const withScreen: Destination = { ...destination, editingSite: 'haulwell-edit' };

test.each<[string, ChangeKind]>([
  ['README.md', 'docs'],
  ['docs/scale.md', 'docs'],
  ['__tests__/shared/text/masks.test.ts', 'tools'],
  ['brands/cartaway/faq/a.md', 'tools'],
  ['tools/bench/builds.ts', 'tools'],
  ['scripts/firebase-cli/package-lock.json', 'tools'],
  ['.size-limit.cjs', 'tools'],
  ['database.rules.json', 'rules'],
  ['content/faq/can-you-come-today.md', 'content'],
  ['editing/screen/screen.ts', 'editing'],
  ['src/content-model/schema/site.ts', 'code'],
  ['static/logos/logo.svg', 'code'],
  ['scripts/build-site.ts', 'code'],
  ['scripts/gatsby-build.mjs', 'code'],
  ['knip.ts', 'tools'],
  ['.dependency-cruiser.cjs', 'tools'],
  ['scripts/rules.ts', 'code'],
  ['package-lock.json', 'code'],
  ['firebase.json', 'code'],
  ['something-new.ts', 'code'],
])('%s is %s', (file, kind) => {
  expect(kindOfChange(file, 'content')).toBe(kind);
});

test('where another brand is built, its folder is the content, and those of other brands are not', () => {
  expect(kindOfChange('brands/junkaway/faq/a.md', 'brands/junkaway')).toBe('content');
  expect(kindOfChange('content/faq/a.md', 'brands/junkaway')).toBe('tools');
  expect(kindOfChange('brands/junkaway-two/faq/a.md', 'brands/junkaway')).toBe('tools');
});

const plan = (kinds: ChangeKind[], to = destination): string[] => planSteps(new Set(kinds), to).map(nameStep);

const firebase = (args: string): string =>
  `node ${firebaseTool} ${args} --config firebase.deploy.json --project haulwell --non-interactive`;
const prepared = [
  'write .firebaserc',
  'write database.rules.deploy.json',
  'write firebase.deploy.json',
  'npm ci --prefix scripts/firebase-cli --ignore-scripts --no-audit --no-fund',
];
const site = [
  'GATSBY_FIREBASE_PROJECT_ID=haulwell npm run build',
  'npm run check:pages',
  'write public/site-version.json',
];
const markedSite = site.map((step) =>
  step.replace('npm run build', 'GATSBY_SITE_VERSION=preview-pr-12 npm run build'),
);
const launchCheck = 'npm run content:check -- --live';
const contentChecks = [launchCheck, 'npx prettier --check .'];
const [rulesTest, screen] = ['npm run test:rules', 'npm run build:admin'];
const deployRules = firebase('deploy --only database');
const deploySite = firebase('deploy --only hosting:site');
const deployScreen = firebase('deploy --only hosting:editing');
const channel = (targets: string): string =>
  firebase(`hosting:channel:deploy pr-12 --only ${targets} --expires 14d --no-authorized-domains --json`);
const preview = (to: Destination): Destination => ({ ...to, preview: 'pr-12' });
const all: ChangeKind[] = ['code', 'editing', 'content', 'rules', 'tools', 'docs'];

test.each<[string, ChangeKind[], Destination, string[]]>([
  ['nothing', [], destination, []],
  ['docs', ['docs'], destination, ['npx prettier --check .']],
  ['tests', ['tools', 'docs'], destination, ['npm test']],
  ['rules', ['rules'], destination, [rulesTest, ...prepared, deployRules]],
  ['content', ['content'], destination, [...contentChecks, ...site, ...prepared, deployRules, deploySite]],
  ['code', ['code'], destination, [launchCheck, 'npm test', ...site, ...prepared, deployRules, deploySite]],
  [
    'all but code',
    ['content', 'rules', 'docs'],
    destination,
    [...contentChecks, rulesTest, ...site, ...prepared, deployRules, deploySite],
  ],
  // Without a hosting site of its own the screen is checked, and nothing is deployed.
  ['a screen without a site', ['editing'], destination, ['npm test']],
  ['the screen', ['editing'], withScreen, ['npm test', screen, ...prepared, deployScreen]],
  [
    'code with a screen',
    ['code'],
    withScreen,
    [launchCheck, 'npm test', ...site, screen, ...prepared, deployRules, deployScreen, deploySite],
  ],
  [
    'content with a screen',
    ['content'],
    withScreen,
    [...contentChecks, ...site, screen, ...prepared, deployRules, deployScreen, deploySite],
  ],
  // A preview leaves the rules alone.
  [
    'a preview of all',
    all,
    preview(withScreen),
    ['npm run content:check', 'npm test', ...markedSite, screen, ...prepared, channel('site,editing')],
  ],
  ['a preview of rules', ['rules'], preview(destination), [rulesTest]],
  [
    'a preview of the screen',
    ['editing'],
    preview(withScreen),
    ['npm test', screen, ...prepared, channel('editing')],
  ],
])('%s: what is checked, built and deployed, in its order', (_, kinds, to, steps) => {
  expect(plan(kinds, to)).toEqual(steps);
});

const isDeploying = (step: string): boolean => step.includes(firebaseTool);

test('whatever has changed, all checks and builds come before the first deploy', () => {
  for (let chosen = 0; chosen < 2 ** all.length; chosen += 1) {
    const kinds = all.filter((_, index) => chosen & (2 ** index));
    const steps = plan(kinds, withScreen);
    // Once something is deployed, nothing but deploying follows.
    const order = steps.map(isDeploying);
    expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
    expect(steps.some(isDeploying)).toBe(kinds.some((kind) => kind !== 'tools' && kind !== 'docs'));
  }
});

type Lock = { packages: Record<string, { version?: string; integrity?: string; resolved?: string }> };

test('the Firebase CLI is of one version, every package with its sum, from whatever registry npm is told to use', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`scripts/firebase-cli/${file}`, 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  expect(dependencies).toEqual({ 'firebase-tools': expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  const { '': own, ...packages } = (read('package-lock.json') as Lock).packages;
  expect(own).toMatchObject({ dependencies });
  expect(packages['node_modules/firebase-tools']?.version).toBe(dependencies['firebase-tools']);
  for (const [name, { integrity, resolved }] of Object.entries(packages))
    expect([name, integrity, resolved]).toEqual([name, expect.stringMatching(/^sha512-/), undefined]);
});

test('tests see nothing of the live site, and only what deploys sees the credentials', () => {
  const steps = [...planSteps(new Set(all), withScreen), ...planSteps(new Set(['rules']), destination)];
  const seenBy = (sees: string) => steps.filter((step) => 'sees' in step && step.sees === sees).map(nameStep);
  expect(new Set(seenBy('nothing'))).toEqual(new Set(['npm test', rulesTest, prepared.at(-1)]));
  expect(new Set(seenBy('settings'))).toEqual(new Set([launchCheck, ...site.slice(0, 2), screen]));
  expect(new Set(seenBy('credentials'))).toEqual(new Set([deployRules, deployScreen, deploySite]));
});
