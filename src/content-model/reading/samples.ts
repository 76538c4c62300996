import type { CampaignPhones } from '../../shared/site/own-campaign';
import { latestDate } from '../../shared/time/last-day';
import { isShownOn, type ValidDays } from '../../shared/time/valid-days';
import type { Campaign, Content, ContentDocument } from '../types';

/** Whether this build shows samples (docs/decisions/0013): GATSBY_SAMPLES, else not with a real database. */
export function areSamplesShown(
  { GATSBY_SAMPLES, GATSBY_DATABASE_URL }: NodeJS.ProcessEnv = process.env,
): boolean {
  if (GATSBY_SAMPLES) return GATSBY_SAMPLES === 'show';
  return !GATSBY_DATABASE_URL?.startsWith('https:');
}

type LeavingOut = { env?: NodeJS.ProcessEnv; today?: string };

/** The kinds whose entries a build leaves out as a whole, pages and links alike, by their names in the content. */
const leftOutAsWhole = {
  reviews: 'reviews',
  jobs: 'jobs',
  campaigns: 'campaigns',
  services: 'services',
  guides: 'guides',
  localServices: 'local-services',
} as const;

/** Whether this build leaves an entry out: a sample where those are left out, or one whose days are not now. */
export function isLeftOut(
  { kind, data }: { kind: ContentDocument['kind']; data: object },
  { env, today = latestDate(new Date()) }: LeavingOut = {},
): boolean {
  if (!Object.values(leftOutAsWhole).some((known) => known === kind)) return false;
  const { sample, ...days } = data as ValidDays & { sample?: true };
  return (sample === true && !areSamplesShown(env)) || !isShownOn(today, days);
}

/** Gives the content without the entries that this build leaves out, so nothing links to them. */
export function withoutLeftOut<Part extends Partial<Content>>(content: Part, options?: LeavingOut): Part {
  const lists = Object.entries(leftOutAsWhole).map(([name, kind]) => {
    const list: object[] = content[name as keyof typeof leftOutAsWhole] ?? [];
    return [name, list.filter((data) => !isLeftOut({ kind, data }, options))];
  });
  return { ...content, ...(Object.fromEntries(lists) as Partial<Part>) };
}

/** Gives a file's data as this build shows it: without samples there is no invented activity, coupon or person. */
export function withoutSamples(document: ContentDocument, env?: NodeJS.ProcessEnv): ContentDocument['data'] {
  if (document.kind !== 'site' || areSamplesShown(env)) return document.data;
  const { name, data } = document;
  if (name === 'social-proof' && data.sample) return { ...data, mode: 'off' };
  if (name === 'haul' && data.sample) return { ...data, coupons: [] };
  if (name === 'brand' && data.sender?.sample) {
    const { sender: _invented, ...brand } = data;
    return brand;
  }
  return data;
}

/** The phones of campaigns that have begun, by slug, with their cities: a remembered visit keeps its phone. */
export const campaignPhones = (campaigns: readonly Campaign[]): CampaignPhones =>
  Object.fromEntries(
    campaigns.flatMap((campaign) => {
      const { validUntil: _ended, ...begun } = campaign;
      const { slug, phone, cities } = begun;
      return phone && !isLeftOut({ kind: 'campaigns', data: begun }) ? [[slug, { phone, cities }]] : [];
    }),
  );
