import { execFileSync } from 'node:child_process';

/** The commit that last changed one of the sources: a change of the content alone changes no page's scripts. */
export function siteVersion(sources: readonly string[], folder = '.'): string {
  try {
    const args = ['log', '-1', '--format=%h', '--', ...sources];
    const hash = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return hash.trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}
