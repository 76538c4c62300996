import path from 'node:path';
import { readLiveVersion } from '../../scripts/live-site';
import { PlainError } from '../../local/plain-error';
import { changeKinds, kindOfChange, type ChangeKind } from './change-kinds';
import { filesChangedSince, findCommit } from '../../scripts/git';
import type { DeployOptions } from './options';

export type Changes = {
  /** The commit with which the files are compared, or the reason why all of them count; a whole sentence. */
  reason: string;
  /** Changed files by kind; empty where no files were compared. */
  files: Map<ChangeKind, string[]>;
  kinds: Set<ChangeKind>;
};

type Question = Pick<DeployOptions, 'since' | 'scope'> & {
  folder: string;
  /** The absolute path of the content that is built. */
  contentDir: string;
  /** The address of the live site, which knows its commit; without it nothing is live. */
  liveUrl?: string;
  /** Uncommitted changes, which count too. */
  uncommitted: string[];
  /** Lists what in the content has begun or ended since a day, or may have where the day is not known. */
  listTurns: (builtOn?: string) => string[];
};

const nothing = (reason: string): Changes => ({ reason, files: new Map(), kinds: new Set() });
const everything = (reason: string): Changes => ({
  reason: `Everything counts as changed: ${reason}`,
  files: new Map(),
  kinds: new Set(changeKinds),
});

function changesSince(question: Question, commit: string, meaning: string): Changes {
  const { folder, contentDir, scope, uncommitted } = question;
  const names = [...new Set([...filesChangedSince(commit, folder), ...uncommitted])].toSorted();
  const contentFolder = path.relative(folder, contentDir).split(path.sep).join('/');
  const sorted = changeKinds.map((kind): [ChangeKind, string[]] => [
    kind,
    names.filter((name) => kindOfChange(name, contentFolder) === kind),
  ]);
  const files = new Map(sorted.filter(([, ofKind]) => ofKind.length > 0));
  const kinds = new Set(files.keys());
  if (scope !== 'changed') kinds.add('content');
  const asked = scope === 'rebuild' ? ' A rebuild was asked for: content counts as changed.' : '';
  return { reason: `Compared with ${commit.slice(0, 12)}, ${meaning}.${asked}`, files, kinds };
}

async function compare(question: Question): Promise<Changes> {
  const { since, folder, liveUrl } = question;
  if (since !== undefined) {
    const commit = findCommit(since, folder);
    if (commit) return changesSince(question, commit, `which --since names as ${since}`);
    throw new PlainError(`--since is "${since}", which is no commit of this clone: name one that is.`);
  }
  if (liveUrl) {
    const live = await readLiveVersion(liveUrl);
    if (!live) return everything(`${liveUrl} does not say which commit is live there.`);
    if (findCommit(live.commit, folder))
      return changesSince(question, live.commit, `which is live at ${liveUrl}`);
    return everything(`${liveUrl} shows ${live.commit}, which this clone does not have.`);
  }
  const before = findCommit('HEAD^', folder);
  if (!before) return everything('this is the first commit.');
  return changesSince(question, before, 'the commit before: no hosting site is named to ask what is live');
}

/** A run that nobody started puts no first site live, and nothing that could not be compared with what is live. */
async function compareDays(question: Question): Promise<Changes> {
  const { since, liveUrl, listTurns } = question;
  const live = since === undefined && liveUrl ? await readLiveVersion(liveUrl) : undefined;
  if (live === null)
    return nothing(`${liveUrl} does not say what is live there: only other deploys change it.`);
  const turns = listTurns(live?.day);
  if (turns.length === 0)
    return nothing('No day of the content has begun or ended since the live site was built.');
  const { reason, ...changes } = await compare(question);
  return { ...changes, reason: `${reason} Content counts as changed by the day:\n${turns.join('\n')}` };
}

/**
 * Finds what has changed since the named ref, or else since the live commit, or else since the previous commit; where
 * none of these is known, everything counts. With the scope `days` there is a change only if something in the content has
 * begun or ended since the live site was built. Rejects for a named ref that does not exist.
 */
export async function findChanges(question: Question): Promise<Changes> {
  if (question.scope === 'all') return everything('--all was asked for.');
  return question.scope === 'days' ? compareDays(question) : compare(question);
}
