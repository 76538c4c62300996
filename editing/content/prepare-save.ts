import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentError } from '../../src/content-model/content-error';
import type { ContentFile } from '../../src/content-model/types';
import { formatContent } from './format-content';

/** A file as it is to be; null takes it away. Its path is relative to the content folder. */
export type Change = { path: string; source: string | null };

type Prepared = { changes: Change[]; errors: ContentError[] };

/**
 * Makes changed files ready to be saved: formatted, and checked together with all other content as a build checks
 * them. Gives the errors that the change would bring; one that is there already, elsewhere, keeps nobody from saving.
 */
export async function prepareSave(files: ContentFile[], wanted: Change[]): Promise<Prepared> {
  const changes = await Promise.all(wanted.map(formatChange));
  const touched = new Set(changes.map(({ path }) => path));
  const after = [
    ...files.filter(({ path }) => !touched.has(path)),
    ...changes.filter((change): change is ContentFile => change.source !== null),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const known = new Set(checkContent(files).errors.map((error) => JSON.stringify(error)));
  const errors = checkContent(after).errors.filter(
    (error) => touched.has(error.file) || !known.has(JSON.stringify(error)),
  );
  return { changes, errors };
}

async function formatChange({ path, source }: Change): Promise<Change> {
  return source === null ? { path, source } : formatContent({ path, source });
}
