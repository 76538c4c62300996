import { appendFileSync } from 'node:fs';
import { PlainError } from '../local/plain-error';
import { readJson } from '../local/read-json';
import { loadContent } from '../src/content-model/checks/load-content';
import { contentDir } from '../src/content-model/reading/content-dir';
import { readRedirects, readSiteDocument } from '../src/content-model/reading/read-site-document';
import { withRedirects } from '../src/shared/site/hosting-redirects';
import { latestDate } from '../src/shared/time/last-day';
import { describeChanges, describeSteps, nameStep } from './deploy/describe';
import { findChanges } from './deploy/find-changes';
import { currentCommit, uncommittedFiles } from '../scripts/git';
import { readDeployOptions } from './deploy/options';
import { contentCheck, planSteps } from './deploy/plan-steps';
import { runSteps } from './deploy/run-steps';
import { readDeploySettings } from './deploy/settings';
import { listTurns } from './deploy/turns';
import { readEnvironment } from '../scripts/environment';
import { findUnlaunchable } from '../scripts/refuse-launch';
import { reportFailure } from '../scripts/report-failure';
import { rulesText } from '../scripts/rules/rules-text';

/** Prints a text, also on the page that GitHub shows for a run. */
function report(text: string): void {
  console.log(text);
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `\`\`\`\n${text}\n\`\`\`\n`);
}

function treeErrors(uncommitted: string[]): string[] {
  if (uncommitted.length === 0) return [];
  const others = uncommitted.length > 1 ? ` and ${uncommitted.length - 1} more` : '';
  return [
    `There are changes in no commit, in ${uncommitted[0]}${others}: commit them, as a deploy says by its commit what is live.`,
  ];
}

/** Gives what the content lacks for a live site. */
function contentErrors(): string[] {
  try {
    return findUnlaunchable(loadContent(contentDir()));
  } catch {
    return ['The content has errors: npm run content:check names them all.'];
  }
}

/**
 * `npm run deploy`: finds what has changed since the live site, then checks, builds and deploys it. With `-- --dry-run`
 * it only checks the content and says what it would do and why. It refuses to begin with uncommitted changes or missing settings, names
 * with them what the content lacks, and deploys nothing if a check fails.
 */
async function deploy(): Promise<void> {
  readEnvironment(process.env);
  const options = readDeployOptions(process.argv.slice(3));
  const { settings, errors } = readDeploySettings(process.env);
  const { project = 'PROJECT', site = 'SITE', editingSite } = settings;
  const folder = process.cwd();
  const commit = currentCommit(folder);
  const uncommitted = uncommittedFiles(folder);
  const refusals = [...treeErrors(uncommitted), ...errors];
  if (!options.isDryRun && refusals.length > 0)
    throw new PlainError([...refusals, ...(options.preview ? [] : contentErrors())].join('\n'));

  const liveUrl = settings.site && `https://${settings.site}.web.app/`;
  const { since, scope, preview } = options;
  const day = latestDate(new Date());
  const changes = await findChanges({
    since,
    scope,
    folder,
    contentDir: contentDir(),
    liveUrl,
    uncommitted,
    listTurns: (builtOn) => listTurns(loadContent(contentDir()).files.documents, builtOn, day),
  });
  const steps = planSteps(changes.kinds, {
    project,
    site,
    editingSite,
    preview,
    commit,
    day,
    firebaseConfig: withRedirects(
      readJson<{ hosting: object }>('firebase.json'),
      readRedirects(contentDir()),
    ),
    rules: rulesText(readSiteDocument(contentDir(), 'social-proof')?.mode),
  });
  report(`${describeChanges(changes)}\n\n${describeSteps(steps)}`);
  if (options.isDryRun) {
    const would = refusals.map((sentence) => `Without --dry-run this is refused: ${sentence}`);
    console.log(['', ...would].join('\n'));
    await runSteps(
      steps.filter((step) => nameStep(step).startsWith(contentCheck)),
      process.env,
    );
    console.log('Nothing was done: this was a dry run.');
    return;
  }
  const notes = await runSteps(steps, process.env);
  report(['', ...notes, 'Done.'].join('\n').trim());
}

deploy().catch(reportFailure);
