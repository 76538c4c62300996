import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder, writeFiles } from '../../../__tests__/support/local-database';
import { listenOnLoopback, type Listening } from '../../../local/loopback';

/** A clone of the site in which Ann edits, with the repository that it is pushed to, and a live site that names a commit. */
export class StaffClone {
  readonly folder = makeTemporaryFolder();
  readonly contentDir = path.join(this.folder, 'content');
  private readonly repository = path.join(this.folder, '.git', 'of-the-team.git');
  private readonly site: Promise<Listening>;
  /** What the live site says is live; nothing at first. */
  live = '';

  constructor(writeContent: (folder: string) => void) {
    this.git('init', '--quiet', '--initial-branch', 'main');
    this.git('config', 'user.name', 'Ann');
    this.git('config', 'user.email', 'ann@example.com');
    this.git('config', 'commit.gpgsign', 'false');
    writeContent(this.contentDir);
    writeFiles(this.folder, { 'src/code.ts': 'export {};\n' });
    this.commit('The site');
    this.site = listenOnLoopback(0, {
      onRequest: (_request, response) => {
        response.writeHead(this.live === '' ? 404 : 200, {
          'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
        });
        response.end(JSON.stringify({ commit: this.live }));
      },
    });
  }

  async liveUrl(): Promise<string> {
    return `http://localhost:${(await this.site).port}`;
  }

  async remove(): Promise<void> {
    await (await this.site).close();
    rmSync(this.folder, { recursive: true });
  }

  /** Connects it to a repository of its own, which then has what is committed here. */
  connect(): void {
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.repository]);
    this.git('remote', 'add', 'origin', this.repository);
    this.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  }

  /** Goes back to a commit, which is then live, and the last one of the repository too. */
  reset(commit: string): void {
    this.git('reset', '--quiet', '--hard', commit);
    this.git('clean', '--quiet', '--force', '-d');
    this.goLive(true);
  }

  goLive(isForced = false): void {
    this.git('push', '--quiet', ...(isForced ? ['--force'] : []));
    this.live = this.git('rev-parse', 'HEAD');
  }

  git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  sent(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.repository, encoding: 'utf8' }).trim();
  }

  changeElsewhere(files: Record<string, string>): void {
    const theirs = path.join(this.folder, '.git', 'theirs');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: theirs });
    execFileSync('git', ['clone', '--quiet', this.repository, theirs]);
    writeFiles(theirs, files);
    git('config', 'user.name', 'Bea');
    git('config', 'user.email', 'bea@example.com');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'By Bea');
    git('push', '--quiet');
  }

  commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
    return this.git('rev-parse', 'HEAD');
  }

  has(file: string): boolean {
    return existsSync(path.join(this.contentDir, file));
  }

  read(file: string): string {
    return readFileSync(path.join(this.contentDir, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFiles(this.contentDir, { [file]: text });
  }

  delete(file: string): void {
    rmSync(path.join(this.contentDir, file));
  }
}
