import type { ContentFile } from '../../../src/content-model/types';
import { askGitHub, type GitHub } from '../../content/ask-github';
import { slugOfFile } from '../../content/cities/city-files';
import { findRenamed, leftWords, planReturn, renamedWords } from '../../content/cities/plan-return';
import { entryName } from '../../content/entry-name';
import type { Change } from '../../content/prepare-save';
import type { FormerVersion } from '../../content/standing';
import { decodeText, type GitHubContent } from './github-content';
import type { VersionSource } from './version-source';

type Commit = {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string } };
};
const mostListed = 30;

/**
 * The former versions that GitHub knows of a file, under its present name. One that is brought back is a change like any
 * other, and waits for a review where changes do.
 */
export function gitHubVersions(github: GitHub, branch: string, content: GitHubContent): VersionSource {
  const queryOf = (path: string): string =>
    `path=content/${encodeURIComponent(path)}&sha=${branch}&per_page=${mostListed}`;
  const read = async (path: string, id: string): Promise<string> => {
    const address = `contents/content/${encodeURI(path)}?ref=${encodeURIComponent(id)}`;
    return decodeText(await askGitHub<{ content: string }>(github, address));
  };
  /** A deleted city comes back with what went with it. */
  const changesFor = async (
    path: string,
    id: string,
    now: ContentFile[],
  ): Promise<{ changes: Change[]; left: string[] }> => {
    const source = await read(path, id);
    const slug = slugOfFile(path);
    if (slug === undefined || now.some((file) => file.path === path))
      return { changes: [{ path, source }], left: [] };
    const [deletion] = await askGitHub<Commit[]>(github, `commits?${queryOf(path)}`);
    const whole = await content.readAt(deletion?.parents[0]?.sha ?? id);
    const before = whole.map((file) => (file.path === path ? { path, source } : file));
    const renamed = findRenamed(before, now, slug);
    if (renamed !== undefined) throw new Error(renamedWords(slug, renamed));
    return planReturn(before, now, slug);
  };
  return {
    read,
    bringBack: async (path, id, known) => {
      const now = await content.read();
      if ((now.find((file) => file.path === path)?.source ?? null) !== known)
        throw new Error(`content/${path} was changed by someone else: load the page again.`);
      const { changes, left } = await changesFor(path, id, now);
      const { words } = await content.save(now, changes, `Bring back a former version of content/${path}`);
      return `Brought back. ${words}${leftWords(left)}`;
    },
    list: async (path) => {
      const commits = await askGitHub<Commit[]>(github, `commits?${queryOf(path)}`);
      const now = await read(path, branch).catch(() => null);
      const versions: FormerVersion[] = commits.map(({ sha, commit: { message, author } }, index) => ({
        id: sha,
        who: author.name,
        when: author.date,
        words: message.split('\n')[0] ?? '',
        isDeletion: now === null && index === 0,
        isNow: now !== null && index === 0,
        isLive: false,
      }));
      const name = now === null ? undefined : entryName({ path, source: now });
      return { name, versions, now, left: commits.length === mostListed };
    },
  };
}
