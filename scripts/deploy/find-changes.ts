import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { changeKinds, kindOfChange, type ChangeKind } from './change-kinds';
import { filesChangedSince, findCommit } from './git';
import { readLiveCommit } from './live-commit';
import type { DeployOptions } from './options';

export type Changes = {
  /** What the files are compared with, or why all of them count; a whole sentence. */
  reason: string;
  /** Changed files by what they mean; empty where none was looked at. */
  files: Map<ChangeKind, string[]>;
  kinds: Set<ChangeKind>;
};

type Question = Pick<DeployOptions, 'since' | 'scope'> & {
  folder: string;
  /** Where the content is that is built, as an absolute path. */
  contentDir: string;
  /** The address that is asked what is live; without one nothing is. */
  liveUrl?: string;
  /** Changes that no commit has yet, which count as well. */
  uncommitted: string[];
};

const everything = (reason: string): Changes => ({ reason, files: new Map(), kinds: new Set(changeKinds) });

function sort({ folder, contentDir }: Question, names: string[]): Map<ChangeKind, string[]> {
  const contentFolder = path.relative(folder, contentDir).split(path.sep).join('/');
  const files = new Map<ChangeKind, string[]>();
  for (const kind of changeKinds) {
    const ofKind = names.filter((name) => kindOfChange(name, contentFolder) === kind);
    if (ofKind.length > 0) files.set(kind, ofKind);
  }
  return files;
}

function since(question: Question, commit: string, told: string): Changes {
  const names = new Set([...filesChangedSince(commit, question.folder), ...question.uncommitted]);
  const files = sort(question, [...names].toSorted());
  const kinds = new Set(files.keys());
  if (question.scope === 'rebuild') kinds.add('content');
  const asked = question.scope === 'rebuild' ? ' A rebuild was asked for: content counts as changed.' : '';
  return { reason: `Compared with ${commit.slice(0, 12)}, ${told}.${asked}`, files, kinds };
}

async function sinceLive(question: Question, liveUrl: string): Promise<Changes> {
  const live = await readLiveCommit(liveUrl);
  if (!live)
    return everything(`Everything counts as changed: ${liveUrl} does not say which commit is live there.`);
  if (findCommit(live, question.folder)) return since(question, live, `which is live at ${liveUrl}`);
  return everything(
    `Everything counts as changed: ${liveUrl} shows ${live}, which this clone does not have.`,
  );
}

/**
 * What has changed since the ref that was named, else since what is live, else since the commit before; everything,
 * where none of these is known. A named ref that is none is refused.
 */
export function findChanges(question: Question): Changes | Promise<Changes> {
  const { folder, liveUrl } = question;
  if (question.scope === 'all') return everything('Everything counts as changed: --all was asked for.');
  if (question.since !== undefined) {
    const commit = findCommit(question.since, folder);
    if (commit) return since(question, commit, `which --since names as ${question.since}`);
    throw new PlainError(
      `--since is "${question.since}", which is no commit of this clone: name one that is.`,
    );
  }
  if (liveUrl) return sinceLive(question, liveUrl);
  const before = findCommit('HEAD^', folder);
  if (before)
    return since(question, before, 'the commit before: no hosting site is named to ask what is live');
  return everything('Everything counts as changed: this is the first commit.');
}
