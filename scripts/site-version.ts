import { execFileSync } from 'node:child_process';

/**
 * What is saved beside each request as the version of the site: the short hash of the commit that last changed one of
 * the sources, so that a change of the content alone does not change every page's scripts. 'unknown' where there is no
 * git, no clone or no such commit.
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
