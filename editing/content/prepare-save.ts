import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentError } from '../../src/content-model/content-error';
import type { ContentFile } from '../../src/content-model/types';
import { formatContent } from './format-content';

/** The new text of a file, or null to delete it; the path is relative to the content folder. */
export type Change = { path: string; source: string | null };

type Prepared = { changes: Change[]; errors: ContentError[] };

/**
 * Prepares changed files for a save: formats them, and checks them with all other content as a build does. Gives the
 * errors of the changed files and those that the change causes elsewhere; older errors of other files stop no save.
 */
export async function prepareSave(files: ContentFile[], wanted: Change[]): Promise<Prepared> {
  const changes = await Promise.all(wanted.map(formatChange));
  const changedPaths = new Set(changes.map(({ path }) => path));
  const after = [
    ...files.filter(({ path }) => !changedPaths.has(path)),
    ...changes.filter((change): change is ContentFile => change.source !== null),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const known = new Set(checkContent(files).errors.map((error) => JSON.stringify(error)));
  const errors = checkContent(after).errors.filter(
    (error) => changedPaths.has(error.file) || !known.has(JSON.stringify(error)),
  );
  return { changes, errors };
}

async function formatChange({ path, source }: Change): Promise<Change> {
  return source === null ? { path, source } : formatContent({ path, source });
}
