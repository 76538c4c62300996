import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentError } from '../../src/content-model/content-error';
import { findFormerValues } from '../../src/content-model/notices/former-notices';
import type { Notice } from '../../src/content-model/notices/notice';
import { requiredPaths } from '../../src/content-model/reading/content-kinds';
import type { ContentFile } from '../../src/content-model/types';
import { type ErrorNotice, errorNotices } from './describe-errors';
import { followOriginals } from './follow-original';
import { formatContent } from './format-content';

/** The new text of a file, or null to delete it; the path is relative to the content folder. An exact one is not formatted. */
export type Change = { path: string; source: string | null; isExact?: boolean };

type Prepared = {
  /** Those that were wanted, and behind them what becomes of the translations of their files. */
  changes: Change[];
  /** All content with the changes. */
  after: ContentFile[];
  /** Errors of the changed files themselves, which refuse the save. */
  errors: ContentError[];
  /** Errors that the change causes in other files: they refuse no save, and nothing goes live with them. */
  notices: ErrorNotice[];
  /** Texts that still say what a changed fact was before. */
  former: Notice[];
};

/**
 * Prepares changed files for a save: formats them, and checks them with all other content as a build does. Gives the
 * errors of the changed files, and as notices those that the change causes in other files. Leaves out older errors of
 * other files.
 */
export async function prepareSave(files: ContentFile[], wanted: Change[]): Promise<Prepared> {
  const changes = await Promise.all([...wanted, ...followOriginals(files, wanted)].map(formatChange));
  const changedPaths = new Set(changes.map(({ path }) => path));
  const after = [
    ...files.filter(({ path }) => !changedPaths.has(path)),
    ...changes.filter((change): change is ContentFile => change.source !== null),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const before = checkContent(files);
  const known = new Set(before.errors.map((error) => JSON.stringify(error)));
  const { errors, content } = checkContent(after);
  const remaining = new Set(after.map(({ path }) => path));
  // That a file is missing is what those say that name it, unless the site itself cannot do without it.
  const isOwn = ({ file }: ContentError): boolean =>
    wanted.some(({ path }) => path === file) && (remaining.has(file) || requiredPaths.includes(file));
  const caused = errors.filter((error) => !isOwn(error) && !known.has(JSON.stringify(error)));
  const former = before.content && content ? findFormerValues(before.content, content) : [];
  return { changes, after, errors: errors.filter(isOwn), notices: errorNotices(caused), former };
}

async function formatChange({ path, source, isExact }: Change): Promise<Change> {
  return source === null || isExact ? { path, source } : formatContent({ path, source });
}
