import { isImage } from '../../src/content-model/reading/media-kinds';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import type { ContentFile } from '../../src/content-model/types';
import { slugOfFile } from '../content/cities/city-files';
import { redirectsFile } from '../content/cities/redirects';
import { findRenamed, leftWords, planReturn, renamedWords } from '../content/cities/plan-return';
import type { Notice } from '../../src/content-model/notices/notice';
import type { EditActions } from './actions';
import type { ContentStore } from './content-store';
import { lastCommitWith } from './former-versions';
import { Refused } from './refused';
import { filesUnlike, textAt } from './waiting-changes';

/** Gives the texts of the content as a commit has them; takes them as they are. */
async function filesAt(dir: string, commit: string, now: readonly ContentFile[]): Promise<ContentFile[]> {
  const changed = (await filesUnlike(dir, commit)).filter((path) => !isImage(path));
  const texts = await Promise.all(
    changed.map(async (path) => ({ path, source: await textAt(dir, commit, path) })),
  );
  return [
    ...now.filter(({ path }) => !changed.includes(path)),
    ...texts.filter((file): file is ContentFile => file.source !== null),
  ];
}

type Options = {
  folder: ContentStore;
  edits: EditActions;
  path: string;
  /** A commit in which the city was there; by default the last one. */
  commit?: string | undefined;
  /** The text that the city gets; by default the one of that commit. */
  text?: string | undefined;
};

/**
 * Brings a deleted city back with what went with it, as a commit has them, and ends the redirect of its address. Gives
 * undefined for a file that is no deleted city. Refuses a city that only has another address.
 */
export async function bringCityBack({
  folder,
  edits,
  path,
  commit,
  text,
}: Options): Promise<{ notices: Notice[]; words: string } | undefined> {
  const slug = slugOfFile(path);
  if (slug === undefined || (await folder.readText(path)) !== null) return undefined;
  const now = readContentFiles(folder.dir);
  const whole = await filesAt(folder.dir, commit ?? (await lastCommitWith(folder.dir, path)), now);
  const before = whole.map((file) => (file.path === path ? { path, source: text ?? file.source } : file));
  const renamed = findRenamed(before, now, slug);
  if (renamed !== undefined) throw new Refused(422, renamedWords(slug, renamed));
  const { changes, left } = await planReturn(before, now, slug);
  const read = new Map(now.map((file) => [file.path, file.source]));
  const texts = changes.map((change) => {
    const isExact = change.path !== redirectsFile;
    return { ...change, isExact, read: read.get(change.path) ?? null };
  });
  return { notices: await edits.saveTexts(texts, `Bring back the city ${slug}`), words: leftWords(left) };
}
