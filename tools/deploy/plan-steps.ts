import { versionFile } from '../../scripts/live-site';
import { firebaseInstall, firebaseTool } from '../../scripts/firebase-cli';
import { previewVersion } from '../../src/shared/site/preview';
import type { ChangeKind } from './change-kinds';

/** Beside firebase.json, which says where the folders are; another brand's content has other redirects and rules. */
const configFile = 'firebase.deploy.json';
const rulesFile = 'database.rules.deploy.json';

export type Run = {
  why: string;
  command: string[];
  /** Variables for this command only. */
  env?: Record<string, string>;
  /**
   * The variables that the command may see. Tests and installs see nothing: no test saves into the real database and no
   * package reads the credentials. Commands that read or build the site see the settings, and those that deploy see the
   * credentials.
   */
  sees: 'nothing' | 'settings' | 'credentials';
  /** Whether the command prints the addresses of a preview as JSON. */
  givesAddresses?: boolean;
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

const toolInstall: Run = {
  why: 'the Firebase CLI, as its lock file names it',
  command: firebaseInstall,
  sees: 'nothing',
};

/** It changes nothing, so a dry run runs it too. */
export const contentCheck = 'npm run content:check';

const pretty = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/**
 * Plans the steps for these kinds of changes: first all checks and builds, and nothing is deployed if one fails; then the
 * deployment of only the parts that have changed.
 *
 * The rules are deployed before the pages. A new page may save records that only the new rules accept, while open pages
 * and requests that wait on a device send old records for weeks. New rules must accept everything that the live site
 * sends; then this order never refuses anybody. The site comes last because it has the record of the live commit: if a
 * deploy fails on the way, the next one does all of it again. A preview deploys only pages, as the rules guard the one
 * real database.
 */
export function planSteps(kinds: ReadonlySet<ChangeKind>, destination: Destination): Step[] {
  const { project, site, editingSite, preview, commit, day, firebaseConfig, rules } = destination;
  const has = (...some: ChangeKind[]): boolean => some.some((kind) => kinds.has(kind));
  const isAllTested = has('code', 'editing', 'tools');
  const isSite = has('content', 'code');
  // The screen contains the site's components, for previews, and all content, for its checks.
  const isScreen = editingSite !== undefined && has('editing', 'code', 'content');
  // With every live site: the mode of its pop-up says whether anybody may publish a name.
  const isRules = !preview && has('rules', 'content', 'code');
  const isDeployed = isSite || isScreen || isRules;

  const hosting = { site: [site], ...(editingSite && { editing: [editingSite] }) };
  const previewed = [...(isSite ? ['site'] : []), ...(isScreen ? ['editing'] : [])].join(',');
  const channel = `hosting:channel:deploy ${preview} --only ${previewed} --expires 14d --no-authorized-domains --json`;

  const run = (isNeeded: boolean, why: string, command: string, more: Partial<Run> = {}): Step[] =>
    isNeeded ? [{ why, command: command.split(' '), sees: 'settings', ...more }] : [];
  const write = (isNeeded: boolean, why: string, file: string, text: string): Step[] =>
    isNeeded ? [{ why, file, text }] : [];
  const options = `--config ${configFile} --project ${project} --non-interactive`;
  const firebase = (isNeeded: boolean, why: string, args: string, more: Partial<Run> = {}): Step[] =>
    run(isNeeded, why, `node ${firebaseTool} ${args} ${options}`, { sees: 'credentials', ...more });
  const blind = { sees: 'nothing' } as const;
  // What is sent from a preview is known by its version.
  const marked = preview && { GATSBY_SITE_VERSION: `${previewVersion}${preview}`.slice(0, 40) };
  const ofProject = { env: { GATSBY_FIREBASE_PROJECT_ID: project, ...marked } };
  const names = { projects: { default: project }, targets: { [project]: { hosting } } };
  const config = { ...firebaseConfig, database: { rules: rulesFile } };
  const version = `${JSON.stringify({ commit, day })}\n`;
  const isSome = !isAllTested;
  return [
    ...run(
      isSite,
      'every error of the content at once',
      preview ? contentCheck : `${contentCheck} -- --live`,
    ),
    ...run(isAllTested, 'every check and test, on a build for this machine', 'npm test', blind),
    ...run(
      isSome && has('content', 'docs'),
      'files are as the formatter leaves them',
      'npx prettier --check .',
    ),
    ...run(isSome && has('rules'), 'the rules let in only what they must', 'npm run test:rules', blind),
    ...run(
      isSite,
      'the pages for the real database; what has not changed is kept',
      'npm run build',
      ofProject,
    ),
    ...run(isSite, 'every built page is valid, and every link leads somewhere', 'npm run check:pages'),
    ...write(isSite, 'the next deploy asks the live site for it', `public/${versionFile}`, version),
    ...run(isScreen, 'the editing screen, from the same content model', 'npm run build:admin'),
    ...write(
      isDeployed,
      'the project and hosting sites that firebase.json means',
      '.firebaserc',
      pretty(names),
    ),
    ...write(isDeployed, 'the rules that fit the mode of the pop-up', rulesFile, rules),
    ...write(
      isDeployed,
      'firebase.json with these rules and the old city addresses',
      configFile,
      pretty(config),
    ),
    ...(isDeployed ? [toolInstall] : []),
    ...firebase(isRules, 'the rules, before any page that needs them', 'deploy --only database'),
    ...firebase(isScreen && !preview, 'the editing screen', 'deploy --only hosting:editing'),
    ...firebase(isSite && !preview, 'the site, last: it says what is live', 'deploy --only hosting:site'),
    ...firebase(
      isDeployed && Boolean(preview),
      'a preview with an address of its own, for two weeks',
      channel,
      { givesAddresses: true },
    ),
  ];
}
