import { createHash } from 'node:crypto';

type Person = { name: string; email: string; date?: string };
type Commit = {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; tree: { sha: string }; author: Person; committer: Person };
};
export type NewCommit = {
  message: string;
  tree: string;
  parents: string[];
  author: Person;
  committer?: Person;
};
type Files = ReadonlyMap<string, string>;
type Change = { path: string; sha: string | null };

const idOf = (kind: string, bytes: Buffer): string =>
  createHash('sha1').update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex');

/** A site's repository as GitHub has it, in memory, with the hands of Bea, who works on it too. */
export class SiteRepository {
  readonly heads = new Map<string, string>();
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Files>([['', new Map()]]);
  private readonly commits = new Map<string, Commit>();

  constructor(files: Record<string, string>) {
    this.change(files, 'main', 'The site');
  }

  writeBlob(bytes: Buffer): string {
    const id = idOf('blob', bytes);
    this.blobs.set(id, bytes);
    return id;
  }

  readBlob = (id: string): Buffer | undefined => this.blobs.get(id);

  writeTree(base: Files, changes: readonly Change[]): string {
    const files = new Map(base);
    for (const { path, sha } of changes)
      if (sha === null) files.delete(path);
      else files.set(path, sha);
    const id = idOf('tree', Buffer.from(JSON.stringify([...files].toSorted())));
    this.trees.set(id, files);
    return id;
  }

  writeCommit({ message, tree, parents, author, committer = author }: NewCommit): string {
    const date = new Date().toISOString();
    const commit = {
      message,
      tree: { sha: tree },
      author: { date, ...author },
      committer: { date, ...committer },
    };
    const sha = idOf('commit', Buffer.from(JSON.stringify([this.commits.size, commit, parents])));
    this.commits.set(sha, { sha, commit, parents: parents.map((parent) => ({ sha: parent })) });
    return sha;
  }

  /** The commit of a branch or an id; undefined for a name that the repository does not have. */
  find(name: string): Commit | undefined {
    return this.commits.get(this.heads.get(name.replace('refs/heads/', '')) ?? name);
  }

  filesOf(name: string): Files {
    return this.trees.get(this.find(name)?.commit.tree.sha ?? '') ?? new Map();
  }

  /** A commit and those before it, the newest first; the repository has no merges but squashed ones. */
  log(name: string): Commit[] {
    const commit = this.find(name);
    return commit ? [commit, ...commit.parents.flatMap(({ sha }) => this.log(sha))] : [];
  }

  mergeBase(one: string, other: string): string {
    const ids = new Set(this.log(one).map(({ sha }) => sha));
    return this.log(other).find(({ sha }) => ids.has(sha))?.sha ?? '';
  }

  differences(from: string, to: string): Change[] {
    const [before, after] = [this.filesOf(from), this.filesOf(to)];
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((path) => before.get(path) !== after.get(path))
      .map((path) => ({ path, sha: after.get(path) ?? null }));
  }

  merge(one: string, other: string): string | undefined {
    const base = this.mergeBase(one, other);
    const theirs = this.differences(base, one).map(({ path }) => path);
    const ours = this.differences(base, other);
    return ours.some(({ path }) => theirs.includes(path))
      ? undefined
      : this.writeTree(this.filesOf(one), ours);
  }

  /** Bea writes files, or deletes those that are null, and pushes them. */
  change(files: Record<string, string | null>, branch = 'main', message = 'Someone else was here'): void {
    const changes = Object.entries(files).map(([path, text]) => ({
      path,
      sha: text === null ? null : this.writeBlob(Buffer.from(text)),
    }));
    const tree = this.writeTree(this.filesOf(branch), changes);
    const parents = [this.heads.get(branch) ?? []].flat();
    const author = { name: 'Bea', email: 'bea@example.com' };
    this.heads.set(branch, this.writeCommit({ message, tree, parents, author }));
  }

  replace(file: string, from: string, to: string, branch = 'main'): void {
    const before = this.read(file, branch);
    if (!before?.includes(from)) throw new Error(`${file} does not say "${from}"`);
    this.change({ [file]: before.replace(from, to) }, branch);
  }

  read(file: string, branch = 'main'): string | undefined {
    return this.blobs.get(this.filesOf(branch).get(file) ?? '')?.toString();
  }

  messages(): string[] {
    return this.log('main').map(({ commit }) => commit.message.split('\n')[0] ?? '');
  }

  author(): string {
    const { name, email } = this.log('main')[0]!.commit.author;
    return `${name} <${email}>`;
  }

  changedFiles(branch = 'main'): string[] {
    const [now, before] = this.log(branch);
    return this.differences(before?.sha ?? '', now?.sha ?? '').map(({ path }) => path);
  }
}
