import { readFileSync } from 'node:fs';
import { kindOfChange, type ChangeKind } from '../../scripts/deploy/change-kinds';
import { nameStep } from '../../scripts/deploy/describe';
import { firebaseTool, planSteps, type Destination } from '../../scripts/deploy/plan-steps';

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
  ['__tests__/domain/requests/masks.test.ts', 'tools'],
  ['__mocks__/gatsby.tsx', 'tools'],
  ['brands/cartaway/faq/a.md', 'tools'],
  ['scripts/bench/builds.ts', 'tools'],
  ['scripts/deploy.ts', 'tools'],
  ['scripts/deploy/tool/package-lock.json', 'tools'],
  ['local/database/server.ts', 'tools'],
  ['.github/workflows/site.yml', 'tools'],
  ['.size-limit.cjs', 'tools'],
  ['jest.config.cjs', 'tools'],
  ['database.rules.json', 'rules'],
  ['content/faq/can-you-come-today.md', 'content'],
  ['content/media/film/hero.mp4', 'content'],
  ['editing/screen/screen.ts', 'editing'],
  ['src/content-model/schema/site.ts', 'code'],
  ['src/components/ui/button.module.css', 'code'],
  ['static/logos/logo.svg', 'code'],
  ['scripts/build-site.ts', 'code'],
  ['scripts/rules.ts', 'code'],
  ['scripts/rules/recent.ts', 'code'],
  ['package-lock.json', 'code'],
  ['firebase.json', 'code'],
  ['gatsby-node.ts', 'code'],
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
const toolInstall = 'npm ci --prefix scripts/deploy/tool --ignore-scripts --no-audit --no-fund';
const beforeDeploy = [
  'write .firebaserc',
  'write database.rules.deploy.json',
  'write firebase.deploy.json',
  toolInstall,
];
const build = 'GATSBY_FIREBASE_PROJECT_ID=haulwell npm run build';
const buildAndCheck = [build, 'npm run check:pages', 'write public/site-version.json'];
const deployed = { rules: firebase('deploy --only database'), site: firebase('deploy --only hosting:site') };
const deployScreen = firebase('deploy --only hosting:editing');

test.each<[string, ChangeKind[], string[]]>([
  ['nothing', [], []],
  ['docs', ['docs'], ['npx prettier --check .']],
  ['tests', ['tools', 'docs'], ['npm test']],
  ['rules', ['rules'], ['npm run test:rules', ...beforeDeploy, deployed.rules]],
  [
    'content',
    ['content'],
    [
      'npm run content:check',
      'npx prettier --check .',
      ...buildAndCheck,
      ...beforeDeploy,
      deployed.rules,
      deployed.site,
    ],
  ],
  ['code', ['code'], ['npm test', ...buildAndCheck, ...beforeDeploy, deployed.rules, deployed.site]],
  [
    'all but code',
    ['content', 'rules', 'docs'],
    [
      'npm run content:check',
      'npx prettier --check .',
      'npm run test:rules',
      ...buildAndCheck,
      ...beforeDeploy,
      deployed.rules,
      deployed.site,
    ],
  ],
])('%s: what is checked, built and deployed, in its order', (_, kinds, steps) => {
  expect(plan(kinds)).toEqual(steps);
});

test.each<[ChangeKind, string[]]>([
  ['editing', ['npm test', 'npm run build:admin', ...beforeDeploy, deployScreen]],
  [
    'code',
    [
      'npm test',
      ...buildAndCheck,
      'npm run build:admin',
      ...beforeDeploy,
      deployed.rules,
      deployScreen,
      deployed.site,
    ],
  ],
  [
    'content',
    [
      'npm run content:check',
      'npx prettier --check .',
      ...buildAndCheck,
      'npm run build:admin',
      ...beforeDeploy,
      deployed.rules,
      deployScreen,
      deployed.site,
    ],
  ],
])('a project with an editing screen deploys it with %s', (kind, steps) => {
  expect(plan([kind], withScreen)).toEqual(steps);
});

test('without a hosting site of its own the screen is checked, and nothing is deployed', () => {
  expect(plan(['editing'])).toEqual(['npm test']);
});

const preview = (to: Destination): Destination => ({ ...to, preview: 'pr-12' });
const channel = (targets: string): string =>
  firebase(`hosting:channel:deploy pr-12 --only ${targets} --expires 14d --no-authorized-domains --json`);

test('a preview shows site and screen under addresses of their own and leaves the rules alone', () => {
  const steps = plan(['code', 'editing', 'content', 'rules', 'tools', 'docs'], preview(withScreen));
  expect(steps).toEqual([
    'npm test',
    ...buildAndCheck,
    'npm run build:admin',
    ...beforeDeploy,
    channel('site,editing'),
  ]);
  expect(plan(['rules'], preview(destination))).toEqual(['npm run test:rules']);
  expect(plan(['editing'], preview(withScreen)).at(-1)).toBe(channel('editing'));
});

const isDeploying = (step: string): boolean => step.includes(firebaseTool);

test('whatever has changed, all checks and builds come before the first deploy', () => {
  const all: ChangeKind[] = ['code', 'editing', 'content', 'rules', 'tools', 'docs'];
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
  const read = (file: string): unknown => JSON.parse(readFileSync(`scripts/deploy/tool/${file}`, 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  expect(dependencies).toEqual({ 'firebase-tools': expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  const { '': own, ...packages } = (read('package-lock.json') as Lock).packages;
  expect(own).toMatchObject({ dependencies });
  expect(packages['node_modules/firebase-tools']?.version).toBe(dependencies['firebase-tools']);
  for (const [name, { integrity, resolved }] of Object.entries(packages))
    expect([name, integrity, resolved]).toEqual([name, expect.stringMatching(/^sha512-/), undefined]);
});

test('tests see nothing of the live site, and only what deploys sees the credentials', () => {
  const seen = planSteps(new Set<ChangeKind>(['code', 'rules', 'content']), withScreen).flatMap((step) =>
    'file' in step ? [] : [[nameStep(step), step.sees]],
  );
  expect(Object.fromEntries(seen)).toEqual({
    'npm test': 'nothing',
    [build]: 'settings',
    [toolInstall]: 'nothing',
    'npm run check:pages': 'settings',
    'npm run build:admin': 'settings',
    [deployed.rules]: 'credentials',
    [deployScreen]: 'credentials',
    [deployed.site]: 'credentials',
  });
  expect(planSteps(new Set<ChangeKind>(['rules']), destination)[0]).toMatchObject({ sees: 'nothing' });
});
