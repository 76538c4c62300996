import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaFields } from '../functions/notice-text';
import { PlainError } from '../local/plain-error';
import { readJson } from '../local/read-json';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/read-content';
import { wordsOf } from '../src/content-model/notices/notice';
import { findMissingFacts } from '../src/content-model/notices/missing-facts';
import { readRedirects } from '../src/content-model/reading/read-site-document';
import type { Content } from '../src/content-model/types';
import { listDated } from '../src/content-model/valid-days';
import { withRedirects } from '../src/shared/site/hosting-redirects';
import { previewVersion } from '../src/shared/site/preview';
import { latestDate } from '../src/shared/time/last-day';
import { isShownOn } from '../src/shared/time/valid-days';
import { readEnvironment } from '../scripts/environment';
import { firebaseInstall, firebaseTool } from '../scripts/firebase-cli';
import { currentCommit, filesChangedSince, findCommit, uncommittedFiles } from '../scripts/git';
import { readLiveVersion, versionFile } from '../scripts/live-site';
import { readArgs } from '../scripts/read-args';
import { findUnlaunchable } from '../scripts/refuse-launch';
import { reportFailure } from '../scripts/report-failure';
import { rulesText } from '../scripts/rules/rules-text';
import { readDeploySettings } from './deploy/settings';
import { findUnheard } from './deploy/unheard';
import { openSource } from './leads/database';

/** Next to firebase.json, which names the folders; another brand's content has other redirects and rules. */
const configFile = 'firebase.deploy.json';
const rulesFile = 'database.rules.deploy.json';
const areasFile = '.local/areas.json';

const [flag, text] = [{ type: 'boolean', default: false } as const, { type: 'string' } as const];
const options = { 'dry-run': flag, content: flag, days: flag, tested: text, preview: text };

function readOptions() {
  const { values } = readArgs('deploy', { args: process.argv.slice(3), options });
  const { preview } = values;
  // The channel "live" is the site itself.
  if (preview !== undefined && (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(preview) || preview === 'live'))
    throw new PlainError(
      `--preview is "${preview}", but must be a name of small letters, digits and dashes other than "live", as in --preview pr-12.`,
    );
  return values;
}

/** A command, or a file to write. Only the Firebase CLI sees the key. */
type Run = { command: string[]; env?: Record<string, string>; seesKey?: boolean };
type Step = Run | { file: string; text: string };

function nameStep(step: Step): string {
  if ('file' in step) return `write ${step.file}`;
  const settings = Object.entries(step.env ?? {}).map(([name, value]) => `${name}=${value}`);
  return [...settings, ...step.command].join(' ');
}

/** Runs a command. A key is in a private file meanwhile, and a signal ends the command first. */
async function runStep({ command: [name = '', ...args], env: own, seesKey }: Run, all: NodeJS.ProcessEnv) {
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: named, ...others } = all;
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  const keyFile = key ? path.join(folder, 'service-account.json') : named;
  if (seesKey && key) writeFileSync(String(keyFile), key, { mode: 0o600 });
  const env = { ...others, ...own, ...(seesKey && { GOOGLE_APPLICATION_CREDENTIALS: keyFile }) };
  const child = spawn(name, args, { stdio: 'inherit', env });
  const end = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', end).on('SIGTERM', end);
  const [code] = (await once(child, 'close').finally(() => rmSync(folder, { recursive: true }))) as [unknown];
  process.off('SIGINT', end).off('SIGTERM', end);
  return code === 0;
}

type Destination = Record<'project' | 'site' | 'commit' | 'day', string> &
  Record<'editingSite' | 'preview', string | undefined> & { content: Content | null };

/**
 * Lists the steps: first what can fail without harm, then what goes live. Rules are deployed before pages, because new pages
 * may save what only the new rules accept, while open pages and waiting requests send old records: new rules must accept
 * both. The site comes last, because it names the live commit. A preview deploys pages only: the database is the real one.
 */
function listSteps({ project, site, editingSite, preview, commit, day, content }: Destination): Step[] {
  const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;
  const hosting = { site: [site], ...(editingSite && { editing: [editingSite] }) };
  const redirects = content ? readRedirects(contentDir()) : [];
  const config = withRedirects(readJson<{ hosting: object }>('firebase.json'), redirects);
  const npm = (command: string, env = {}): Step => ({ command: command.split(' '), env });
  const flags = `--config ${configFile} --project ${project} --non-interactive`;
  const firebase = (command: string): Step => ({
    command: `node ${firebaseTool} ${command} ${flags}`.split(' '),
    seesKey: true,
  });
  const targets = { [project]: { hosting } };
  const channel = `hosting:channel:deploy ${preview} --only ${Object.keys(hosting).join(',')} --expires 14d --no-authorized-domains`;
  return [
    npm(`npm run content:check${preview ? '' : ' -- --live'}`),
    npm('npm run build', {
      GATSBY_FIREBASE_PROJECT_ID: project,
      // What is sent from a preview is recognized by its version.
      ...(preview && { GATSBY_SITE_VERSION: `${previewVersion}${preview}`.slice(0, 40) }),
    }),
    npm('npm run check:pages'),
    { file: `public/${versionFile}`, text: `${JSON.stringify({ commit, day })}\n` },
    ...(editingSite ? [npm('npm run build:admin')] : []),
    { file: '.firebaserc', text: json({ projects: { default: project }, targets }) },
    { file: rulesFile, text: rulesText(content?.site['social-proof'].mode) },
    { file: configFile, text: json({ ...config, database: { rules: rulesFile } }) },
    { file: areasFile, text: JSON.stringify(content?.cities ?? [], areaFields) },
    { command: firebaseInstall },
    ...(preview
      ? [firebase(channel)]
      : [
          firebase('deploy --only database'),
          // The notices read here which location serves a postal code.
          firebase(`database:set /areas ${areasFile} --force`),
          ...(editingSite ? [firebase('deploy --only hosting:editing')] : []),
          firebase('deploy --only hosting:site'),
        ]),
  ];
}

/** Says why nothing is to be deployed: code has changed since the commit of `--tested`, or since what is live. */
async function reasonToStay(
  { content: isContentOnly, days, tested }: ReturnType<typeof readOptions>,
  { site, content, day }: Destination,
): Promise<string | undefined> {
  if (!isContentOnly && !days && !tested) return undefined;
  const live = tested ? { commit: tested, day } : await readLiveVersion(`https://${site}.web.app/`);
  if (!live || !findCommit(live.commit, '.'))
    return tested
      ? `--tested is "${tested}", but this clone has no such commit.`
      : `https://${site}.web.app/ does not say which commit of this clone is live: run the workflow by hand.`;
  const folder = `${path.relative('.', contentDir())}/`;
  const code = filesChangedSince(live.commit, '.').find(
    (file) => !file.startsWith(folder) && !/^docs\/|\.md$|__tests__\//.test(file),
  );
  if (code) return `${code} has changed since ${live.commit}: the run after its tests deploys it.`;
  const isTurn = content?.files.documents
    .flatMap(listDated)
    .some(({ days: dates }) => !live.day || isShownOn(live.day, dates) !== isShownOn(day, dates));
  if (!days || isTurn) return undefined;
  return 'No day of the content has begun or ended since the live site was built.';
}

function readContent() {
  try {
    const content = loadContent(contentDir());
    return { content, missing: findUnlaunchable(content), facts: wordsOf(findMissingFacts(content).facts) };
  } catch {
    const errors = 'The content has errors: npm run content:check names them all.';
    return { content: null, missing: [errors], facts: [] };
  }
}

/** `npm run deploy`: builds the site for the real database and deploys it, unless something is missing (docs/going-live.md). */
async function deploy(): Promise<void> {
  const environment = readEnvironment(process.env);
  const asked = readOptions();
  const { 'dry-run': isDryRun, preview } = asked;
  const { settings, errors } = readDeploySettings(process.env);
  const { content, missing, facts } = readContent();
  const [changed] = uncommittedFiles('.');
  const noCommit = `${changed} is in no commit: commit it, because a live site names its commit.`;
  const refusals = [...(changed ? [noCommit] : []), ...errors];
  const look = async () => findUnheard(openSource(true, environment, process.env), content?.cities ?? []);
  // The key goes to no database but the project's own.
  const isOwn = errors.every((sentence) => /^GATSBY_(IP|GEO)/.test(sentence));
  const unheard = isOwn && !preview ? await look().catch(({ message }: Error) => [message]) : [];
  const lacks = [...refusals, ...(preview ? [] : missing), ...unheard];
  // What only the content lacks is said by the first step, with its fix. The notices come after the first deploy.
  if (!isDryRun && refusals.length > 0) throw new PlainError(lacks.join('\n'));
  const { project = 'PROJECT', site = 'SITE', editingSite } = settings;
  const version = { commit: currentCommit('.'), day: latestDate(new Date()) };
  const destination = { project, site, editingSite, preview, content, ...version };
  const stays = isDryRun ? undefined : await reasonToStay(asked, destination);
  if (stays) return console.log(`Nothing is deployed. ${stays}`);
  const steps = listSteps(destination);
  if (isDryRun) {
    const said = ['In this order:', ...steps.map((step) => `  ${nameStep(step)}`)];
    said.push(...lacks.map((sentence) => `Missing: ${sentence}`));
    said.push(...facts.map((fact) => `Missing fact: ${fact}`), 'Nothing was done: this was a dry run.');
    return console.log(said.join('\n'));
  }
  for (const sentence of unheard) console.log(`Missing: ${sentence}`);
  const deployed: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${nameStep(step)}`);
    if ('file' in step) {
      mkdirSync(path.dirname(step.file), { recursive: true });
      writeFileSync(step.file, step.text);
      continue;
    }
    if (!(await runStep(step, process.env))) {
      const left = deployed.length > 0 ? `Live already: ${deployed.join('; ')}.` : 'Nothing was deployed.';
      throw new PlainError(`\n"${nameStep(step)}" failed: the lines above say why. ${left}`);
    }
    if (step.seesKey) deployed.push(nameStep(step));
  }
}

deploy().catch(reportFailure);
