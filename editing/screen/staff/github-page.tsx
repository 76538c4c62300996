import { askGitHub, type GitHub, gitHubRepository } from '../../content/github-repository';
import type { OnGitHub } from '../../config/screen-config';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { listNeeds } from '../../content/list-needs';
import { readOlder } from '../../content/find-older';
import type { Repository } from '../../content/repository';
import { wordsOf } from '../../content/schemas';
import type { StaffActions } from '../../content/staff-actions';
import { FirstHeading, NeedsList } from './first-parts';
import { List, Section } from './parts';
import { inScreenWords } from './place';
import { timeInWords } from './time-in-words';
import { useLoaded } from './use-task';

type Listed = Record<'html_url' | 'updated_at', string>;
type Pull = Listed & { title: string; body: string | null; user: { login: string } | null };
type Run = Listed & { name: string; status: string; conclusion: string | null };

const gitHubOf = (settings: OnGitHub): GitHub => ({
  ...settings,
  token: () => window.decapStore.getState().auth.user?.token,
});

export const openGitHub = (settings: OnGitHub, snapshot: ContentSnapshot): Repository =>
  gitHubRepository(gitHubOf(settings), settings, () => snapshot.files());

/** Who has saved a change: the function names its person in the text, and is itself the user. */
const whoSaved = ({ body, user }: Pull): string =>
  /^Saved by (.+)\.$/.exec(body ?? '')?.[1] ?? user?.login ?? 'somebody';

/** An entry is named in it by its slug, and a file by its path. */
const titleWords = ({ title }: Pull): string =>
  inScreenWords(title).replace(/“([a-z\d-]+)”/, (_named, slug: string) => `“${wordsOf(slug)}”`);

function runWords({ status, conclusion }: Run): string {
  if (status !== 'completed') return 'is under way: what was sent is not live yet';
  return conclusion === 'success'
    ? 'went through: what was sent is live'
    : 'failed: what was live before stays live';
}

type GitHubPageProps = { settings: OnGitHub; staff: StaffActions; snapshot: ContentSnapshot };

export function GitHubPage({ settings, staff, snapshot }: GitHubPageProps) {
  const { branch, isReviewed } = settings;
  const github = gitHubOf(settings);
  const pulls = useLoaded(() => askGitHub<Pull[]>(github, `pulls?state=open&base=${branch}&per_page=30`));
  const runs = useLoaded(() =>
    askGitHub<{ workflow_runs: Run[] }>(github, `actions/runs?branch=${branch}&per_page=5`),
  );
  const needs = useLoaded(async () => {
    const files = await staff.repository.read();
    return listNeeds(files, { live: await snapshot.published(), older: await readOlder(files, snapshot) });
  });
  return (
    <>
      <FirstHeading snapshot={snapshot} />
      <Section title="Not live yet">
        <p>
          {isReviewed
            ? 'What you save waits for a review. “Put live” in an entry sends it to the site.'
            : '“Put live” in an entry sends it to the site at once.'}{' '}
          The site follows a few minutes later, when it has been checked and built.
        </p>
        {pulls.error !== '' && <p className="staff-note">{pulls.error}</p>}
        {pulls.value?.length === 0 && <p>Nothing waits for a review.</p>}
        <List items={pulls.value ?? []}>
          {(pull) => (
            <>
              <a href={pull.html_url}>{titleWords(pull)}</a>, {timeInWords(pull.updated_at)} by{' '}
              {whoSaved(pull)}
            </>
          )}
        </List>
        {isReviewed && <a href="#/workflow">Look at what waits</a>}
      </Section>
      {needs.error !== '' && <p className="staff-note">{needs.error}</p>}
      {needs.value && <NeedsList needs={needs.value} />}
      <Section title="What is live">
        {runs.error !== '' && (
          <p className="staff-note">
            Nobody can say from here what is live. {runs.error} See “Actions” on GitHub.
          </p>
        )}
        {runs.value?.workflow_runs.length === 0 && <p>No run is known: nothing was put live from here.</p>}
        <List items={runs.value?.workflow_runs ?? []}>
          {(run) => (
            <>
              <a href={run.html_url}>{run.name}</a>, {timeInWords(run.updated_at)}, {runWords(run)}.
            </>
          )}
        </List>
      </Section>
    </>
  );
}
