import * as limits from '../../../shared/values/limits';
import { offerOf } from '../../../shared/site/routes';
import { sanitizeLine } from '../../../shared/text/sanitize';

type CampaignName = (typeof limits.campaignNames)[number];
type Campaign = Partial<Record<CampaignName, string>>;

/** Where one visit came from. An unknown field is absent, never empty. */
export type AttributionTouch = Campaign & { landing_page: string; referrer?: string; at: string };

/** The visits that count: the first one that the device remembers, the last one that something brought, and the latest with each click id. */
export type Attribution = Partial<Record<(typeof touchNames)[number], AttributionTouch>>;

const touchNames = ['first_touch', 'last_touch', ...limits.clickNames] as const;

const recentMs = 90 * 24 * 60 * 60 * 1000;

const pagePath = new RegExp(`^${limits.pagePathPattern}$`);
const referrerAddress = new RegExp(`^${limits.referrerPattern}$`);

const clean = (text: unknown): string =>
  typeof text === 'string' ? sanitizeLine(text, limits.longestTouchText) : '';

export function savedPath(pathname: string): string {
  return clean(pathname);
}

/** Gives those of the values that there are, by their names. */
function pick<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value | undefined) {
  const found = names.flatMap((name) => {
    const value = of(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Name, Value>>;
}

const readCampaign = (valuesOf: (name: CampaignName) => unknown[]): Campaign =>
  pick(limits.campaignNames, (name) => valuesOf(name).map(clean).filter(Boolean).pop());

const hasCampaign = (campaign: Campaign): boolean => limits.campaignNames.some((name) => name in campaign);

const campaignOf = ({ searchParams }: URL): Campaign => readCampaign((name) => searchParams.getAll(name));

// URL.canParse is newer than some browsers that the site serves.
export function parseAddress(text: string): URL | undefined {
  try {
    const from = new URL(text);
    return from.host === '' ? undefined : from;
  } catch {
    return undefined;
  }
}

type Visit = { address: string; referrer: string; now: Date };

/** Each value becomes one plain line. Of one given twice the last counts: a redirect puts its own first. */
export function readTouch({ address, referrer, now }: Visit): AttributionTouch {
  const page = new URL(address);
  const from = parseAddress(referrer);
  const isOwn = from?.host === page.host;
  // A visitor who left the landing page before its scripts ran landed on the page before this one.
  const landing = isOwn && !hasCampaign(campaignOf(page)) ? from : page;
  return {
    ...campaignOf(landing),
    landing_page: savedPath(landing.pathname),
    ...(from && !isOwn && { referrer: clean(`${from.protocol}//${from.host}${from.pathname}`) }),
    at: now.toISOString(),
  };
}

export const isBrought = (touch: AttributionTouch) => touch.referrer !== undefined || hasCampaign(touch);

/** Gives the campaign of a visit: that of the offer's page on which it landed, or else the one that its address named. */
export const campaignOfTouch = (touch?: AttributionTouch): string | undefined =>
  offerOf(touch?.landing_page ?? '') ?? touch?.utm_campaign;

/** Names an ad by its campaign, else by Google's number of that, else by the id that it has; undefined without one. */
export const adOf = (touch: AttributionTouch): string | undefined =>
  touch.utm_campaign ??
  (touch.gad_campaignid
    ? `google ads campaign ${touch.gad_campaignid}`
    : limits.clickNames.find((name) => touch[name]));

export type Landing = { address: string; referrer: string; at: number };

/** Adds a visit: the first touch stays; the visit becomes the last touch unless it was direct. */
export function addTouch(known: Attribution, visit: AttributionTouch): Attribution {
  const first_touch = known.first_touch ?? known.last_touch ?? visit;
  const last_touch = isBrought(visit) ? visit : (known.last_touch ?? first_touch);
  const clicks = pick(limits.clickNames, (name) => (visit[name] ? visit : undefined));
  return { ...known, ...clicks, first_touch, last_touch };
}

/** A page that was opened from another page of the site belongs to the visit before, where that one is known. */
export function addVisit(known: Attribution, visit: Visit): Attribution {
  const isOwn = parseAddress(visit.referrer)?.host === new URL(visit.address).host;
  return isOwn && known.first_touch ? known : addTouch(known, readTouch(visit));
}

/** Reads the visits that the heads of pages have kept, the earliest first; what is stored may be anything. */
export const parseLandings = (stored: unknown) => (Array.isArray(stored) ? stored.flatMap(parseLanding) : []);

function parseLanding(stored: unknown): Visit[] {
  const { address, referrer, at } = (stored ?? {}) as Partial<Record<keyof Landing, unknown>>;
  const visit = { address: String(address), referrer: String(referrer), now: new Date(Number(at)) };
  return visit.now.getTime() > 0 && parseAddress(visit.address) ? [visit] : [];
}

function isRecent(at: unknown, now: Date): at is string {
  const age = now.getTime() - Date.parse(String(at));
  return age >= 0 && age < recentMs && new Date(String(at)).toISOString() === at;
}

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && value.length <= limits.longestTouchText && pattern.test(value);

function parseTouch(stored: unknown, now: Date): AttributionTouch | undefined {
  const given = (stored ?? {}) as Record<string, unknown>;
  const { landing_page, referrer, at } = given;
  if (!isText(landing_page, pagePath) || !isRecent(at, now)) return undefined;
  const from = isText(referrer, referrerAddress) && { referrer };
  return { ...readCampaign((name) => [given[name]]), landing_page, ...from, at };
}

/** Cleans campaign values again, because somebody may have changed them in the storage. */
export function parseAttribution(stored: unknown, now: Date): Attribution {
  const given = (stored ?? {}) as Record<string, unknown>;
  return pick(touchNames, (name) => parseTouch(given[name], now));
}
