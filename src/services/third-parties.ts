import { mapsScriptUrl } from './settings';

/**
 * Which pages ask others than the site itself; whom, is in security-policy.ts, which no browser loads
 * (docs/decisions/0017, 0018).
 */
export function usesMaps(path: string): boolean {
  return path.endsWith('/book-now') && (mapsScriptUrl()?.startsWith('https:') ?? false);
}

export const usesVideos = (path: string): boolean => path === '/book';

/** Whether a page has a policy of its own, so that it must be loaded anew to have it. */
export function hasOwnPolicy(path: string): boolean {
  return usesMaps(path) || usesVideos(path);
}
