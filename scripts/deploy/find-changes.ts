import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { changeKinds, kindOfChange, type ChangeKind } from './change-kinds';
import { filesChangedSince, findCommit } from './git';
import { readLiveCommit } from './live-commit';
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

function since(question: Question, commit: string, meaning: string): Changes {
  const names = new Set([...filesChangedSince(commit, question.folder), ...question.uncommitted]);
  const files = sort(question, [...names].toSorted());
  const kinds = new Set(files.keys());
  if (question.scope === 'rebuild') kinds.add('content');
  const asked = question.scope === 'rebuild' ? ' A rebuild was asked for: content counts as changed.' : '';
  return { reason: `Compared with ${commit.slice(0, 12)}, ${meaning}.${asked}`, files, kinds };
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
 * Finds what has changed since the named ref, or else since the live commit, or else since the previous commit; where
 * none of these is known, everything counts. Throws for a named ref that does not exist.
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
