import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const largestAnswer = 64 * 1024 ** 2;
const noObject = '0'.repeat(40);

export type Person = { name: string; email: string; date?: string };
type TreeChange = { path: string; mode: string; sha: string | null };
type NewCommit = { message: string; tree: string; parents: string[]; author: Person; committer?: Person };

const lines = (text: string, separator = '\n'): string[] => text.split(separator).filter(Boolean);

const personEnv = (role: string, { name, email, date }: Person): NodeJS.ProcessEnv => ({
  [`GIT_${role}_NAME`]: name,
  [`GIT_${role}_EMAIL`]: email,
  ...(date !== undefined && { [`GIT_${role}_DATE`]: date }),
});

/** Git's own plumbing on a bare repository, with answers in the form of GitHub's. */
export function gitIn(dir: string) {
  async function git(
    args: string[],
    input: string | Buffer = '',
    env: NodeJS.ProcessEnv = {},
  ): Promise<Buffer> {
    const running = run('git', args, {
      env: { ...process.env, ...env, GIT_DIR: dir },
      encoding: 'buffer',
      maxBuffer: largestAnswer,
    });
    // A git that refuses a command stops reading; its exit code says why.
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  }
  const text = async (args: string[], input?: string | Buffer, env?: NodeJS.ProcessEnv): Promise<string> =>
    (await git(args, input, env)).toString('utf8').trim();

  /** Undefined for a name that the repository does not have. */
  const findCommit = (name: string): Promise<string | undefined> =>
    text(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).catch(() => undefined);

  async function readCommit(name: string) {
    const format = '--format=%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B';
    const parts = (await text(['show', '-s', format, name])).split('\0');
    const [
      sha = '',
      tree = '',
      parents = '',
      an = '',
      ae = '',
      ad = '',
      cn = '',
      ce = '',
      cd = '',
      body = '',
    ] = parts;
    const author = { name: an, email: ae, date: ad };
    const commit = {
      message: body.trim(),
      author,
      committer: { name: cn, email: ce, date: cd },
      tree: { sha: tree },
    };
    return { sha, commit, parents: lines(parents, ' ').map((parent) => ({ sha: parent })) };
  }
  const readCommits = async (...listing: string[]) =>
    Promise.all(lines(await text(['rev-list', ...listing])).map(readCommit));

  return {
    findCommit,
    readCommit,
    readCommits,
    moveRef: (ref: string, sha: string) => text(['update-ref', ref, sha]),
    deleteRef: (ref: string) => text(['update-ref', '-d', ref]),
    mergeBase: (one: string, other: string) => text(['merge-base', one, other]),
    /** The merged tree of two commits; undefined if they conflict. */
    merge: (one: string, other: string) =>
      text(['merge-tree', '--write-tree', one, other]).catch(() => undefined),
    readBlob: (name: string) => git(['cat-file', 'blob', name]).catch(() => undefined),
    writeBlob: (bytes: Buffer) => text(['hash-object', '-w', '--stdin'], bytes),
    async listFolder(commit: string, folder: string, isRecursive: boolean) {
      const options = isRecursive ? ['-r', '-t'] : [];
      const listing = await text(['ls-tree', '-z', ...options, `${commit}:${folder}`]).catch(() => undefined);
      return listing === undefined
        ? undefined
        : lines(listing, '\0').map((line) => {
            const [described = '', file = ''] = line.split('\t');
            const [mode = '', type = '', sha = ''] = described.split(' ');
            return { mode, type, sha, path: file };
          });
    },
    /** The tree of a commit with some files changed, made in an index of its own. */
    async writeTree(base: string, changes: TreeChange[]): Promise<string> {
      const folder = await mkdtemp(path.join(tmpdir(), 'github-index-'));
      const env = { GIT_INDEX_FILE: path.join(folder, 'index') };
      const input = changes.map(({ path: file, mode, sha }) =>
        sha === null ? `0 ${noObject}\t${file}\0` : `${mode} ${sha}\t${file}\0`,
      );
      await git(['read-tree', base], '', env);
      await git(['update-index', '-z', '--index-info'], input.join(''), env);
      const tree = await text(['write-tree'], '', env);
      await rm(folder, { recursive: true });
      return tree;
    },
    writeCommit({ message, tree, parents, author, committer = author }: NewCommit): Promise<string> {
      const env = { ...personEnv('AUTHOR', author), ...personEnv('COMMITTER', committer) };
      const named = parents.flatMap((parent) => ['-p', parent]);
      return text(['commit-tree', tree, ...named, '-F', '-'], message, env);
    },
    async differences(base: string, head: string) {
      const parts = lines(await text(['diff-tree', '-r', '-z', '--no-renames', base, head]), '\0');
      const files = parts.filter((_part, index) => index % 2 === 1);
      return files.map((filename, index) => {
        const [, , before, after, kind] = (parts[index * 2] ?? '').split(' ');
        const status = kind === 'A' ? 'added' : kind === 'D' ? 'removed' : 'modified';
        // GitHub shows no patch of a picture, by which Decap CMS knows one.
        const patch = /\.(json|md)$/.test(filename) ? '@@' : undefined;
        return { filename, status, sha: status === 'removed' ? before : after, patch };
      });
    },
  };
}
