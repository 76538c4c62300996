import { mapsScriptUrl } from './settings';

/** Whether a page loads the maps script; build/security-policy.ts has the origins (docs/decisions/0003). */
export function usesMaps(path: string): boolean {
  return path.endsWith('/book-now') && (mapsScriptUrl()?.startsWith('https:') ?? false);
}

/** Whether a page may load a video's player (docs/decisions/0003). */
export const usesVideos = (path: string): boolean => path.endsWith('/book');
