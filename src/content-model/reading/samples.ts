import { latestDate } from '../../shared/time/last-day';
import { isShownOn, type ValidDays } from '../../shared/time/valid-days';
import type { ContentDocument } from '../types';

/**
 * Whether this build shows content that nobody outside stands behind (docs/decisions/0013). GATSBY_SAMPLES says it;
 * without it samples are left out where the site has a real database, which is what visitors get.
 */
export function areSamplesShown(
  { GATSBY_SAMPLES, GATSBY_DATABASE_URL }: NodeJS.ProcessEnv = process.env,
): boolean {
  if (GATSBY_SAMPLES) return GATSBY_SAMPLES === 'show';
  return !GATSBY_DATABASE_URL?.startsWith('https:');
}

/**
 * Whether no page of this build shows a review, a job or a campaign: it is a sample and those are left out, or it has not
 * begun or has ended. The pages of a city show them from the day of the build on.
 */
export function isLeftOut(
  { kind, data }: Pick<ContentDocument, 'kind' | 'data'>,
  { env, today = latestDate(new Date()) }: { env?: NodeJS.ProcessEnv; today?: string } = {},
): boolean {
  if (kind !== 'reviews' && kind !== 'jobs' && kind !== 'campaigns') return false;
  const { sample, ...days } = data as ValidDays & { sample?: true };
  return (sample === true && !areSamplesShown(env)) || !isShownOn(today, days);
}

/**
 * Gives the data of a file as this build shows it: where samples are left out, invented activity does not pop up, a truck
 * of an invented size earns no coupon, and nobody is named who does not exist.
 */
export function withoutSamples(document: ContentDocument, env?: NodeJS.ProcessEnv): ContentDocument['data'] {
  if (document.kind !== 'site' || areSamplesShown(env)) return document.data;
  const { name, data } = document;
  if (name === 'social-proof' && data.sample) return { ...data, mode: 'off' };
  if (name === 'load' && data.sample) return { ...data, coupons: [] };
  if (name === 'brand' && data.sender?.sample) {
    const { sender: _invented, ...brand } = data;
    return brand;
  }
  return data;
}
