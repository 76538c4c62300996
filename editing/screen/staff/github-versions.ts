import { askGitHub, type GitHub } from '../../content/ask-github';
import { entryName } from '../../content/entry-name';
import type { FormerVersion } from '../../content/standing';
import type { VersionSource } from './version-source';

type Commit = { sha: string; commit: { message: string; author: { name: string; date: string } } };
type File = { content: string };

const mostListed = 30;

function decode({ content }: File): string {
  const bytes = Uint8Array.from(atob(content.replaceAll('\n', '')), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/**
 * The former versions that GitHub knows of a file, under its present name. They can be looked at; one is brought back by
 * hand, so that it goes through the same review as any other change.
 */
export function gitHubVersions(github: GitHub, branch: string): VersionSource {
  const read = async (path: string, id: string): Promise<string> => {
    const address = `contents/content/${encodeURI(path)}?ref=${encodeURIComponent(id)}`;
    return decode(await askGitHub<File>(github, address));
  };
  return {
    read,
    list: async (path) => {
      const query = `path=content/${encodeURIComponent(path)}&sha=${branch}&per_page=${mostListed}`;
      const commits = await askGitHub<Commit[]>(github, `commits?${query}`);
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
