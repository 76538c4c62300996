import type { ContentDocument } from '../types';

/**
 * Whether this build shows reviews, jobs and campaigns that nobody outside stands behind (docs/decisions/0013). GATSBY_SAMPLES says
 * it; without it they are left out where the site has a real database, which is what visitors get.
 */
export function areSamplesShown(
  { GATSBY_SAMPLES, GATSBY_DATABASE_URL }: NodeJS.ProcessEnv = process.env,
): boolean {
  if (GATSBY_SAMPLES) return GATSBY_SAMPLES === 'show';
  return !GATSBY_DATABASE_URL?.startsWith('https:');
}

/** Whether no page of this build shows a file: it is a sample of a review, job or campaign, and those are left out. */
export function isLeftOut(
  { kind, data }: Pick<ContentDocument, 'kind' | 'data'>,
  env?: NodeJS.ProcessEnv,
): boolean {
  const mayBeLeftOut = kind === 'reviews' || kind === 'jobs' || kind === 'campaigns';
  return mayBeLeftOut && 'sample' in data && data.sample === true && !areSamplesShown(env);
}
