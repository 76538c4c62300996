import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const bea = ['-c', 'user.name=Bea', '-c', 'user.email=bea@example.com', '-c', 'commit.gpgsign=false'];

type Contents = {
  /** A content folder that it starts with. */
  contentFrom?: string;
  /** Files that it has besides, by their paths. */
  files: Record<string, string>;
};

/** A site's repository as GitHub has it, and the clone of someone else who works on it. */
export class SiteRepository {
  /** The bare one. */
  readonly dir: string;
  private readonly clone: string;

  constructor(folder: string, { contentFrom, files }: Contents) {
    this.dir = path.join(folder, 'site.git');
    this.clone = path.join(folder, 'clone');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.dir]);
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', this.clone]);
    if (contentFrom) cpSync(contentFrom, this.contentDir, { recursive: true });
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.clone, file)), { recursive: true });
      writeFileSync(path.join(this.clone, file), text);
    }
    this.inClone('remote', 'add', 'origin', this.dir);
    this.commitAndPush('The site');
  }

  get contentDir(): string {
    return path.join(this.clone, 'content');
  }

  read(file: string, branch = 'main'): string {
    return this.git('show', `${branch}:${file}`);
  }

  has(file: string, branch = 'main'): boolean {
    return this.lines('ls-tree', '--name-only', branch, '--', file).length > 0;
  }

  commitOf(branch: string): string {
    return this.git('rev-parse', branch).trim();
  }

  /** The first lines of the messages of its commits, the newest first. */
  messages(branch = 'main'): string[] {
    return this.lines('log', '--format=%s', branch);
  }

  author(branch = 'main'): string {
    return this.git('log', '-1', '--format=%an <%ae>', branch).trim();
  }

  /** What the last commit of a branch has changed. */
  changedFiles(branch = 'main'): string[] {
    return this.lines('diff-tree', '--no-commit-id', '--name-only', '-r', branch);
  }

  /** The files that differ between two commits. */
  differences(from: string, to: string): string[] {
    return this.lines('diff', '--name-only', from, to);
  }

  branches(): string[] {
    return this.lines('for-each-ref', '--format=%(refname:short)', 'refs/heads');
  }

  /** Someone else changes a file, and pushes it. */
  changeElsewhere(file: string, from: string, to: string, branch = 'main'): void {
    this.inClone('fetch', '--quiet', 'origin');
    this.inClone('checkout', '--quiet', '--detach', `origin/${branch}`);
    const place = path.join(this.clone, file);
    const before = readFileSync(place, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} does not say "${from}"`);
    writeFileSync(place, before.replace(from, to));
    this.commitAndPush('Someone else was here', branch);
    this.inClone('checkout', '--quiet', 'main');
  }

  pull(): void {
    this.inClone('pull', '--quiet', 'origin', 'main');
  }

  commitAndPush(message: string, branch = 'main'): void {
    this.inClone('add', '--all');
    this.inClone('commit', '--quiet', '--message', message);
    this.inClone('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  }

  private inClone(...args: string[]): void {
    execFileSync('git', [...bea, ...args], { cwd: this.clone });
  }

  private git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.dir, encoding: 'utf8' });
  }

  private lines(...args: string[]): string[] {
    return this.git(...args)
      .split('\n')
      .filter(Boolean);
  }
}
