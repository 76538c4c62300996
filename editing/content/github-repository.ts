import { findFileKind } from '../../src/content-model/reading/content-kinds';
import type { ContentFile } from '../../src/content-model/types';
import { findStale, type Repository, type Saved, type Saving } from './repository';

export type GitHub = { repo: string; apiUrl: string; token: () => string | undefined };

export async function askGitHub<Answer>(
  github: GitHub,
  path: string,
  sending?: { method: 'POST' | 'PATCH'; body: object },
): Promise<Answer> {
  const { repo, apiUrl, token } = github;
  const response = await fetch(`${apiUrl}/repos/${repo}/${path}`, {
    headers: {
      authorization: `token ${token() ?? ''}`,
      accept: 'application/vnd.github+json',
      ...(sending && { 'content-type': 'application/json' }),
    },
    cache: 'no-store',
    ...(sending && { method: sending.method, body: JSON.stringify(sending.body) }),
  }).catch(() => {
    throw new Error('GitHub could not be reached: are you online?');
  });
  if (response.ok) return (await response.json()) as Answer;
  // The function that asks GitHub for staff says itself what it refuses.
  const refusal = (await response.json().catch(() => ({}))) as { isPlain?: true; message?: string };
  if (refusal.isPlain) throw new Error(refusal.message);
  if (response.status === 401)
    throw new Error('Your sign-in has expired: load the screen again and sign in.');
  if (sending && response.status === 422)
    throw new Error('Not saved: somebody else has just saved something. Press the button again.');
  throw new Error(
    `GitHub refused this (${response.status}): the app or your account may lack the permission.`,
  );
}

type Branch = { branch: string; isReviewed: boolean };

type Tree = { tree: { path: string; type: string; sha: string }[] };
type Commit = {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string } };
};

const mostVersions = 30;

function decodeText({ content }: { content: string }): string {
  const bytes = Uint8Array.from(atob(content.replaceAll('\n', '')), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

async function blobId(source: string): Promise<string> {
  const bytes = new TextEncoder().encode(source);
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...head, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `readKnown` gives texts that need not be read from GitHub again, such as those published with the screen. */
export function gitHubRepository(
  github: GitHub,
  { branch, isReviewed }: Branch,
  readKnown: () => Promise<ContentFile[]>,
): Repository {
  const ask = <Answer>(path: string): Promise<Answer> => askGitHub<Answer>(github, path);
  const post = <Answer>(path: string, body: object): Promise<Answer> =>
    askGitHub<Answer>(github, path, { method: 'POST', body });

  async function listTexts(commit: string) {
    const { tree } = await ask<Tree>(`git/trees/${encodeURIComponent(`${commit}:content`)}?recursive=1`);
    return tree.filter(({ path, type }) => type === 'blob' && 'schema' in findFileKind(path));
  }

  const readText = async (id: string): Promise<string> =>
    decodeText(await ask<{ content: string }>(`git/blobs/${id}`));

  async function read(commit = branch): Promise<ContentFile[]> {
    const known = await readKnown();
    const byId = known.map(async ({ source }) => [await blobId(source), source] as const);
    const ids = new Map(await Promise.all(byId));
    const texts = await listTexts(commit);
    return Promise.all(
      texts.map(async ({ path, sha }) => ({ path, source: ids.get(sha) ?? (await readText(sha)) })),
    );
  }

  const textAt = async (path: string, id: string): Promise<string> =>
    decodeText(await ask(`contents/content/${encodeURI(path)}?ref=${id}`));

  async function writeCommit(parent: string, files: readonly Saving[], words: string): Promise<string> {
    const tree = await Promise.all(
      files.map(async ({ path, source, encoding = 'utf-8' }) => {
        const file = { path: `content/${path}`, mode: '100644', type: 'blob' };
        if (source === null) return { ...file, sha: null };
        return { ...file, ...(await post<{ sha: string }>('git/blobs', { content: source, encoding })) };
      }),
    );
    const { sha } = await post<{ sha: string }>('git/trees', { base_tree: parent, tree });
    const commit = { message: words, tree: sha, parents: [parent] };
    return (await post<{ sha: string }>('git/commits', commit)).sha;
  }

  async function send(sha: string, words: string): Promise<Saved> {
    if (!isReviewed) {
      const body = { sha, force: false };
      await askGitHub(github, `git/refs/heads/${branch}`, { method: 'PATCH', body });
      return { words: 'Sent: the site follows in a few minutes, when it has been checked and built.' };
    }
    const slug = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const head = `content/${slug}-${Date.now().toString(36)}`;
    await post('git/refs', { ref: `refs/heads/${head}`, sha });
    const pull = await post<{ html_url: string }>('pulls', { title: words, body: '', head, base: branch });
    return {
      words:
        'Saved, and waiting for a review. It is several files at once, which the page “Workflow” does not show: look at it ' +
        'and merge it on GitHub. The first page lists it.',
      url: pull.html_url,
    };
  }

  return {
    read,
    async save(files, words) {
      const { commit } = await ask<{ commit: { sha: string } }>(`branches/${branch}`);
      const texts = await listTexts(commit.sha);
      const stale = await findStale(files, async (wanted) => {
        const text = texts.find(({ path }) => path === wanted);
        return text ? readText(text.sha) : null;
      });
      if (stale !== undefined) throw new Error(`Not saved: ${stale}`);
      return send(await writeCommit(commit.sha, files, words), words);
    },
    /** GitHub lists them under the present name of the file. */
    async versions(path) {
      const query = `path=content/${encodeURIComponent(path)}&sha=${branch}&per_page=${mostVersions}`;
      const commits = await ask<Commit[]>(`commits?${query}`);
      const isThere = (await listTexts(branch)).some((file) => file.path === path);
      const describe = async ({ sha, parents, commit: { author } }: Commit, index: number) => ({
        id: sha,
        parent: parents[0]?.sha,
        who: author.name,
        when: author.date,
        text: await textAt(path, sha).catch(() => undefined),
        isDeletion: !isThere && index === 0,
        isNow: isThere && index === 0,
        isLive: false,
      });
      return Promise.all(commits.map(describe));
    },
  };
}
