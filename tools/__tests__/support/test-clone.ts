import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A git clone of its own, in a folder that is removed with it. */
export class TestClone {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'clone-'));

  constructor() {
    this.git('init', '--quiet', '--initial-branch', 'main');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  git(...args: string[]): string {
    const own = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...own, ...args], { cwd: this.folder, encoding: 'utf8' }).trim();
  }

  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
      writeFileSync(path.join(this.folder, name), text);
    }
  }

  /** Writes the files and gives the commit that has them. */
  commit(files: Record<string, string>): string {
    this.write(files);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'test');
    return this.git('rev-parse', 'HEAD');
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }
}
