import type { ContentFile } from '../../../src/content-model/types';
import { findFileKind } from '../../../src/content-model/reading/content-kinds';
import { askGitHub, type GitHub } from '../../content/ask-github';
import type { ContentSnapshot } from '../../content/content-snapshot';
import { describeErrors } from '../../content/describe-errors';
import { type Change, prepareSave } from '../../content/prepare-save';
import { beforeLive, showNotice } from '../notice';
import { noteChange } from './change-on-server';
import type { ContentAccess, Saved } from './content-access';

type TreeFile = { path: string; type: string; sha: string };
type NewTreeFile = { path: string; mode: '100644'; type: 'blob'; sha: string | null };

export type Branch = { name: string; isReviewed: boolean };

/** The content on GitHub, also as a former commit has it. */
export type GitHubContent = ContentAccess & { readAt(commit: string): Promise<ContentFile[]> };

/** Decodes what GitHub gives as base64 in lines. */
export function decodeText({ content }: { content: string }): string {
  const bytes = Uint8Array.from(atob(content.replaceAll('\n', '')), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}

/** The id that git gives to a text. */
async function blobId(source: string): Promise<string> {
  const bytes = new TextEncoder().encode(source);
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const digest = await crypto.subtle.digest('SHA-1', new Uint8Array([...head, ...bytes]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The texts of the content in a commit, by their paths below the content folder, with the ids that git gives to them. */
async function listTexts(github: GitHub, commit: string): Promise<Map<string, string>> {
  const address = `git/trees/${encodeURIComponent(`${commit}:content`)}?recursive=1`;
  const { tree } = await askGitHub<{ tree: TreeFile[] }>(github, address);
  const texts = tree.filter(({ path, type }) => type === 'blob' && 'schema' in findFileKind(path));
  return new Map(texts.map(({ path, sha }) => [path, sha]));
}

/** Reads the texts of a commit, but from GitHub only those that are not known already. */
async function readTexts(
  github: GitHub,
  commit: string,
  known: readonly ContentFile[],
): Promise<ContentFile[]> {
  const ids = new Map(
    await Promise.all(known.map(async ({ source }) => [await blobId(source), source] as const)),
  );
  const texts = await listTexts(github, commit);
  const readText = async (id: string): Promise<string> =>
    ids.get(id) ?? decodeText(await askGitHub<{ content: string }>(github, `git/blobs/${id}`));
  return Promise.all(Array.from(texts, async ([path, id]) => ({ path, source: await readText(id) })));
}

async function checkUnchanged(
  github: GitHub,
  commit: string,
  { files, changes }: { files: readonly ContentFile[]; changes: readonly Change[] },
): Promise<void> {
  const texts = await listTexts(github, commit);
  for (const { path } of changes) {
    const read = files.find((file) => file.path === path);
    const id = read && (await blobId(read.source));
    if (texts.get(path) === id) continue;
    throw new Error(
      `Not saved: content/${path} was changed by someone else since this page was opened. Nothing was overwritten: load ` +
        'the page again.',
    );
  }
}

/** Makes one commit of some changes on top of another one. */
async function commitChanges(
  github: GitHub,
  parent: string,
  { changes, words }: { changes: readonly Change[]; words: string },
): Promise<string> {
  const post = <Answer>(path: string, body: object): Promise<Answer> =>
    askGitHub<Answer>(github, path, { method: 'POST', body });
  const tree = await Promise.all(
    changes.map(async ({ path, source }): Promise<NewTreeFile> => {
      const file = { path: `content/${path}`, mode: '100644', type: 'blob' } as const;
      if (source === null) return { ...file, sha: null };
      return {
        ...file,
        ...(await post<{ sha: string }>('git/blobs', { content: source, encoding: 'utf-8' })),
      };
    }),
  );
  const { sha } = await post<{ sha: string }>('git/trees', { base_tree: parent, tree });
  const commit = await post<{ sha: string }>('git/commits', { message: words, tree: sha, parents: [parent] });
  return commit.sha;
}

/** A name for a branch that no other one has. */
const branchFor = (words: string): string =>
  `content/${words.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${Date.now().toString(36)}`;

async function send(
  github: GitHub,
  { name, isReviewed }: Branch,
  { sha, words }: { sha: string; words: string },
): Promise<Saved> {
  if (!isReviewed) {
    await askGitHub(github, `git/refs/heads/${name}`, { method: 'PATCH', body: { sha, force: false } });
    return { words: 'Sent: the site follows in a few minutes, when it has been checked and built.' };
  }
  const head = branchFor(words);
  await askGitHub(github, 'git/refs', { method: 'POST', body: { ref: `refs/heads/${head}`, sha } });
  const body = { title: words, body: '', head, base: name };
  const pull = await askGitHub<{ html_url: string }>(github, 'pulls', { method: 'POST', body });
  return {
    words:
      'Saved, and waiting for a review. It is several files at once, which the page “Workflow” does not show: look at it ' +
      'and merge it on GitHub. The first page lists it.',
    url: pull.html_url,
  };
}

/** The content of a repository on GitHub: as its branch has it now, whatever was there when the screen was published. */
export function gitHubContent(github: GitHub, branch: Branch, snapshot: ContentSnapshot): GitHubContent {
  const readAt = async (commit: string): Promise<ContentFile[]> =>
    readTexts(github, commit, await snapshot.files());
  return {
    readAt,
    read: () => readAt(branch.name),
    save: async (files, wanted, words) => {
      const { changes, errors, notices } = await prepareSave([...files], [...wanted]);
      if (errors.length > 0) throw new Error(describeErrors(errors));
      const { commit } = await askGitHub<{ commit: { sha: string } }>(github, `branches/${branch.name}`);
      await checkUnchanged(github, commit.sha, { files, changes });
      const sha = await commitChanges(github, commit.sha, { changes, words });
      const saved = await send(github, branch, { sha, words });
      noteChange();
      if (notices.length > 0) showNotice(`Saved. ${beforeLive}`, notices);
      return saved;
    },
    phones: async () => undefined,
  };
}
