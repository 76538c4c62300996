import { execFileSync } from 'node:child_process';

/**
 * Gives the version of the site, which is saved beside each request: the short hash of the commit that last changed one
 * of the sources, so that a change of the content alone does not change every page's scripts. Gives 'unknown' without
 * git or without such a commit.
 */
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
