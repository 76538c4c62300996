import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const largestAnswer = 64 * 1024 ** 2;
const noObject = '0'.repeat(40);

export type Person = { name: string; email: string; date?: string };
export type TreeEntry = { mode: string; type: string; sha: string; path: string };
/** The text of a file in a new tree; null deletes the file. */
export type TreeChange = { path: string; mode: string; sha: string | null };
export type Commit = {
  sha: string;
  tree: string;
  parents: string[];
  message: string;
  author: Required<Person>;
  committer: Required<Person>;
};
export type FileDifference = {
  filename: string;
  status: 'added' | 'modified' | 'removed';
  sha: string;
  patch?: string;
};
type NewCommit = { message: string; tree: string; parents: string[]; author: Person; committer: Person };
type Options = { input?: string | Buffer; env?: NodeJS.ProcessEnv };

const lines = (text: string, separator = '\n'): string[] => text.split(separator).filter(Boolean);

/** A bare git repository, read and written with git's own plumbing; missing things are undefined. */
export class GitRepository {
  constructor(private readonly dir: string) {}

  private async git(args: string[], { input = '', env = {} }: Options = {}): Promise<Buffer> {
    const running = run('git', args, {
      env: { ...process.env, ...env, GIT_DIR: this.dir },
      encoding: 'buffer',
      maxBuffer: largestAnswer,
    });
    // A git that refuses a command stops reading; its exit code says why.
    running.child.stdin?.on('error', () => undefined).end(input);
    return (await running).stdout;
  }

  private async text(args: string[], options?: Options): Promise<string> {
    return (await this.git(args, options)).toString('utf8').trim();
  }

  /** The commit that a reference as `refs/heads/main` or a commit's own id names. */
  findCommit(name: string): Promise<string | undefined> {
    const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return this.text(asked).catch(() => undefined);
  }

  /** Lists a folder of a commit ('' is the whole tree); undefined if there is no such folder. */
  async listFolder(commit: string, folder: string, isRecursive: boolean): Promise<TreeEntry[] | undefined> {
    const options = isRecursive ? ['-r', '-t'] : [];
    const listing = await this.text(['ls-tree', '-z', ...options, `${commit}:${folder}`]).catch(
      () => undefined,
    );
    return listing === undefined
      ? undefined
      : lines(listing, '\0').map((line) => {
          const [described = '', file = ''] = line.split('\t');
          const [mode = '', type = '', sha = ''] = described.split(' ');
          return { mode, type, sha, path: file };
        });
  }

  readBlob(sha: string): Promise<Buffer | undefined> {
    return this.git(['cat-file', 'blob', sha]).catch(() => undefined);
  }

  writeBlob(bytes: Buffer): Promise<string> {
    return this.text(['hash-object', '-w', '--stdin'], { input: bytes });
  }

  /** The tree of a commit with some files changed, made in an index of its own. */
  async writeTree(base: string, changes: TreeChange[]): Promise<string> {
    const dir = await mkdtemp(path.join(tmpdir(), 'github-index-'));
    const env = { GIT_INDEX_FILE: path.join(dir, 'index') };
    try {
      await this.git(['read-tree', base], { env });
      const input = changes.map(({ path: file, mode, sha }) => {
        return sha === null ? `0 ${noObject}\t${file}\0` : `${mode} ${sha}\t${file}\0`;
      });
      await this.git(['update-index', '-z', '--index-info'], { env, input: input.join('') });
      return await this.text(['write-tree'], { env });
    } finally {
      await rm(dir, { recursive: true });
    }
  }

  writeCommit({ message, tree, parents, author, committer }: NewCommit): Promise<string> {
    const env = { ...personEnv('AUTHOR', author), ...personEnv('COMMITTER', committer) };
    const named = parents.flatMap((parent) => ['-p', parent]);
    return this.text(['commit-tree', tree, ...named, '-F', '-'], { env, input: message });
  }

  async moveRef(ref: string, sha: string): Promise<void> {
    await this.git(['update-ref', ref, sha]);
  }

  async deleteRef(ref: string): Promise<void> {
    await this.git(['update-ref', '-d', ref]);
  }

  isAncestor(ancestor: string, of: string): Promise<boolean> {
    return this.git(['merge-base', '--is-ancestor', ancestor, of]).then(
      () => true,
      () => false,
    );
  }

  mergeBase(one: string, other: string): Promise<string> {
    return this.text(['merge-base', one, other]);
  }

  async readCommit(sha: string): Promise<Commit> {
    const parts = '%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B';
    const shown = (await this.text(['show', '-s', `--format=${parts}`, sha])).split('\0');
    const [
      id = '',
      tree = '',
      parents = '',
      an = '',
      ae = '',
      ad = '',
      cn = '',
      ce = '',
      cd = '',
      body = '',
    ] = shown;
    const author = { name: an, email: ae, date: ad };
    const committer = { name: cn, email: ce, date: cd };
    return { sha: id, tree, parents: lines(parents, ' '), message: body.trim(), author, committer };
  }

  /** The commits of `head` that are not in `base`, oldest first. */
  async commitsBetween(base: string, head: string): Promise<Commit[]> {
    const ids = lines(await this.text(['rev-list', '--reverse', `${base}..${head}`]));
    return Promise.all(ids.map((id) => this.readCommit(id)));
  }

  async commitsOf(file: string, from: string): Promise<Commit[]> {
    const ids = lines(await this.text(['log', '-n', '30', '--format=%H', from, '--', file]));
    return Promise.all(ids.map((id) => this.readCommit(id)));
  }

  async differences(base: string, head: string): Promise<FileDifference[]> {
    const listed = await this.text(['diff-tree', '-r', '-z', '--no-renames', base, head]);
    const parts = lines(listed, '\0');
    const files = parts.filter((_part, index) => index % 2 === 1);
    return Promise.all(
      files.map((file, index) => this.difference(parts[index * 2] ?? '', file, [base, head])),
    );
  }

  private async difference(raw: string, filename: string, range: string[]): Promise<FileDifference> {
    const [, , before = '', after = '', kind] = raw.split(' ');
    const status = kind === 'A' ? 'added' : kind === 'D' ? 'removed' : 'modified';
    const shown = await this.text(['diff', ...range, '--', filename]);
    const patch = /^@@[\s\S]*/m.exec(shown)?.[0];
    // As GitHub does, which shows none of a picture.
    return { filename, status, sha: status === 'removed' ? before : after, ...(patch ? { patch } : {}) };
  }

  /** The merged tree of two commits; undefined if they conflict. */
  merge(one: string, other: string): Promise<string | undefined> {
    return this.text(['merge-tree', '--write-tree', one, other]).catch(() => undefined);
  }
}

function personEnv(role: 'AUTHOR' | 'COMMITTER', { name, email, date }: Person): NodeJS.ProcessEnv {
  const dated = date === undefined ? {} : { [`GIT_${role}_DATE`]: date };
  return { [`GIT_${role}_NAME`]: name, [`GIT_${role}_EMAIL`]: email, ...dated };
}
