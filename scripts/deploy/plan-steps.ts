import { versionFile } from '../../editing/server/live-site';
import type { ChangeKind } from './change-kinds';

/** The Firebase CLI has a lock file of its own, which lists every package that can see the credentials. */
const toolFolder = 'scripts/deploy/tool';
export const firebaseTool = `${toolFolder}/node_modules/firebase-tools/lib/bin/firebase.js`;

/** Beside firebase.json, which says where the folders are; another brand's content has other redirects and rules. */
const configFile = 'firebase.deploy.json';
const rulesFile = 'database.rules.deploy.json';

type Run = {
  why: string;
  command: string[];
  /** Variables for this command only. */
  env?: Record<string, string>;
  /**
   * The variables that the command may see. Tests and installs see nothing, so that no test saves into the real database
   * and no package reads the credentials. Commands that read or build the site see the settings, and those that deploy
   * see the credentials.
   */
  sees: 'nothing' | 'settings' | 'credentials';
  /** Whether the command prints the addresses of a preview as JSON. */
  givesAddresses?: true;
};
type Write = { why: string; file: string; text: string };
export type Step = Run | Write;

export type Destination = {
  project: string;
  site: string;
  /** The hosting site of the editing screen, if there is one. */
  editingSite?: string;
  /** A preview channel, instead of the live site. */
  preview?: string;
  /** The commit to deploy. */
  commit: string;
  /** The day whose content the pages show. */
  day: string;
  /** What firebase.json says, with the redirects of the content. */
  firebaseConfig: object;
  /** The text of the rules that fit the content. */
  rules: string;
};

const blind = (why: string, ...command: string[]): Run => ({ why, command, sees: 'nothing' });
const check = (why: string, ...command: string[]): Run => ({ why, command, sees: 'settings' });

function checks(kinds: ReadonlySet<ChangeKind>): Run[] {
  if (kinds.has('code') || kinds.has('editing') || kinds.has('tools'))
    return [blind('every check and test, on a build for this machine', 'npm', 'test')];
  const steps: Run[] = [];
  if (kinds.has('content'))
    steps.push(check('every error of the content at once', 'npm', 'run', 'content:check'));
  if (kinds.has('content') || kinds.has('docs'))
    steps.push(check('files are written as the formatter leaves them', 'npx', 'prettier', '--check', '.'));
  if (kinds.has('rules'))
    steps.push(blind('the rules let in what they must, and nothing else', 'npm', 'run', 'test:rules'));
  return steps;
}

function siteBuild({ commit, day, project }: Destination): Step[] {
  return [
    {
      why: 'the pages for the real database; pictures and pages that have not changed are kept',
      command: ['npm', 'run', 'build'],
      env: { GATSBY_FIREBASE_PROJECT_ID: project },
      sees: 'settings',
    },
    check('every page that was built is valid, and every link leads somewhere', 'npm', 'run', 'check:pages'),
    {
      why: 'so that the next deploy can ask the live site which commit it is, and of which day',
      file: `public/${versionFile}`,
      text: `${JSON.stringify({ commit, day })}\n`,
    },
  ];
}

function screenBuild(): Step {
  const command = ['npm', 'run', 'build:admin'];
  return { why: 'the editing screen, from the same content model', command, sees: 'settings' };
}

function firebase(why: string, { project }: Destination, ...args: string[]): Run {
  const options = ['--config', configFile, '--project', project, '--non-interactive'];
  return { why, command: ['node', firebaseTool, ...args, ...options], sees: 'credentials' };
}

/** Installs exactly the packages of the lock file, by their hashes, and runs none of their install scripts. */
export function toolInstall(): Run {
  const options = ['--prefix', toolFolder, '--ignore-scripts', '--no-audit', '--no-fund'];
  return blind('the Firebase CLI, as its lock file names it', 'npm', 'ci', ...options);
}

function siteNames(destination: Destination): Write {
  const { project, site, editingSite } = destination;
  const hosting = { site: [site], ...(editingSite ? { editing: [editingSite] } : {}) };
  const names = { projects: { default: project }, targets: { [project]: { hosting } } };
  return {
    why: 'which project and hosting sites firebase.json means',
    file: '.firebaserc',
    text: `${JSON.stringify(names, null, 2)}\n`,
  };
}

/** What firebase.json says, for this content. */
function contentConfig({ firebaseConfig, rules }: Destination): Write[] {
  const config = { ...firebaseConfig, database: { rules: rulesFile } };
  return [
    { why: 'the rules that fit the mode of the pop-up', file: rulesFile, text: rules },
    {
      why: 'what firebase.json says, with these rules and the old addresses of the cities',
      file: configFile,
      text: `${JSON.stringify(config, null, 2)}\n`,
    },
  ];
}

/**
 * Deploys the rules before the pages. A new page may save records that only the new rules accept, while open pages and
 * requests that wait on a device send old records for weeks. So new rules must accept everything that the live site
 * sends; then this order never refuses anybody. The site comes last because it has the record of the live commit: if a
 * deploy fails on the way, the next one does all of it again.
 */
function liveDeploy(destination: Destination, parts: { rules: boolean; editing: boolean; site: boolean }) {
  const deploy = (why: string, only: string) => firebase(why, destination, 'deploy', '--only', only);
  return [
    ...(parts.rules ? [deploy('the rules, before any page that needs them', 'database')] : []),
    ...(parts.editing ? [deploy('the editing screen', 'hosting:editing')] : []),
    ...(parts.site ? [deploy('the site, last: it says what is live', 'hosting:site')] : []),
  ];
}

/** A preview deploys only pages: the rules guard the one real database, so only a live deploy changes them. */
function previewDeploy(destination: Destination, parts: { editing: boolean; site: boolean }): Run[] {
  const targets = [...(parts.site ? ['site'] : []), ...(parts.editing ? ['editing'] : [])];
  if (targets.length === 0) return [];
  const channel = String(destination.preview);
  const args = [
    'hosting:channel:deploy',
    channel,
    '--only',
    targets.join(','),
    '--expires',
    '14d',
    '--no-authorized-domains',
    '--json',
  ];
  const run = firebase('a preview with an address of its own, for two weeks', destination, ...args);
  return [{ ...run, givesAddresses: true }];
}

/**
 * Plans the steps for these kinds of changes: first all checks and builds, so that nothing is deployed if one fails;
 * then the deployment of only the parts that have changed.
 */
export function planSteps(kinds: ReadonlySet<ChangeKind>, destination: Destination): Step[] {
  const hasScreen = destination.editingSite !== undefined;
  const parts = {
    // With every live site: the mode of its pop-up says whether anybody may publish a name.
    rules: kinds.has('rules') || kinds.has('content') || kinds.has('code'),
    // The screen contains the site's components, for previews, and all content, for its checks.
    editing: hasScreen && (kinds.has('editing') || kinds.has('code') || kinds.has('content')),
    site: kinds.has('content') || kinds.has('code'),
  };
  const publish = destination.preview ? previewDeploy(destination, parts) : liveDeploy(destination, parts);
  return [
    ...checks(kinds),
    ...(parts.site ? siteBuild(destination) : []),
    ...(parts.editing ? [screenBuild()] : []),
    ...(publish.length > 0 ? [siteNames(destination), ...contentConfig(destination), toolInstall()] : []),
    ...publish,
  ];
}
