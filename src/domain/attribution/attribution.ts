import { campaignNames, longestTouchText, pagePathPattern, referrerPattern } from '../requests/limits';
import { sanitizeLine } from '../sanitize';

type CampaignName = (typeof campaignNames)[number];
type Campaign = Partial<Record<CampaignName, string>>;

/** Where one visit came from. What is not known is absent, never empty. */
export type AttributionTouch = Campaign & {
  /** The path it landed on, without the query. */
  landing_page: string;
  /** The other site it came from: origin and path. */
  referrer?: string;
  /** ISO time. */
  at: string;
};

/** The first visit that is known, and the last that an advertisement or another site brought. */
export type Attribution = { first_touch?: AttributionTouch; last_touch?: AttributionTouch };

const keptMs = 90 * 24 * 60 * 60 * 1000;

const pagePath = new RegExp(`^${pagePathPattern}$`);
const referrerAddress = new RegExp(`^${referrerPattern}$`);

const clean = (text: unknown): string =>
  typeof text === 'string' ? sanitizeLine(text, longestTouchText) : '';

/** A page's path as it is saved: the percent encoding of the address, and no more of it than the database takes. */
export function savedPath(pathname: string): string {
  return clean(pathname);
}

function readCampaign(valuesOf: (name: CampaignName) => unknown[]): Campaign {
  const found = campaignNames.flatMap((name) => {
    const value = valuesOf(name).map(clean).find(Boolean);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as Campaign;
}

const hasCampaign = (campaign: Campaign): boolean => campaignNames.some((name) => name in campaign);

const campaignOf = ({ searchParams }: URL): Campaign => readCampaign((name) => searchParams.getAll(name));

/** Nothing for what is no address of a page or an app. */
function parseReferrer(referrer: string): URL | undefined {
  try {
    const from = new URL(referrer);
    return from.host === '' ? undefined : from;
  } catch {
    return undefined;
  }
}

type Visit = {
  /** The address the visit landed on, whole. */
  address: string;
  /** As the browser tells it; empty where it does not. */
  referrer: string;
  now: Date;
};

/**
 * Reads where a visit came from (docs/decisions/0047). The values are another party's: each becomes one plain line of
 * at most 200 characters, and broken percent encodings become replacement characters. Of a value that is given twice
 * the first that says something counts.
 */
export function readTouch({ address, referrer, now }: Visit): AttributionTouch {
  const page = new URL(address);
  const from = parseReferrer(referrer);
  const isOwn = from?.host === page.host;
  // Who went on before the landing page had its scripts has landed on the page before.
  const landing = isOwn && !hasCampaign(campaignOf(page)) ? from : page;
  return {
    ...campaignOf(landing),
    landing_page: savedPath(landing.pathname),
    ...(from && !isOwn && { referrer: clean(`${from.protocol}//${from.host}${from.pathname}`) }),
    at: now.toISOString(),
  };
}

const isBrought = (touch: AttributionTouch): boolean => touch.referrer !== undefined || hasCampaign(touch);

/** What is known after a visit: the first touch stays, the last is replaced by a visit that was brought, not direct. */
export function addTouch(known: Attribution, visit: AttributionTouch): Required<Attribution> {
  const first_touch = known.first_touch ?? known.last_touch ?? visit;
  return { first_touch, last_touch: isBrought(visit) ? visit : (known.last_touch ?? first_touch) };
}

/** Whether it is a time as `toISOString` writes it, of the last 90 days. */
function isKeptTime(at: unknown, now: Date): at is string {
  const time = typeof at === 'string' ? Date.parse(at) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString() !== at) return false;
  const age = now.getTime() - time;
  return age >= 0 && age < keptMs;
}

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && value.length <= longestTouchText && pattern.test(value);

function parseTouch(stored: unknown, now: Date): AttributionTouch | undefined {
  const given = (stored ?? {}) as Record<string, unknown>;
  const { landing_page, referrer, at } = given;
  if (!isText(landing_page, pagePath) || !isKeptTime(at, now)) return undefined;
  return {
    ...readCampaign((name) => [given[name]]),
    landing_page,
    ...(isText(referrer, referrerAddress) && { referrer }),
    at,
  };
}

/**
 * Reads what an earlier page left on the device, which anything may have been: a touch that is not whole, or is older
 * than 90 days, is none; a value that no address could have brought is cleaned like one that did.
 */
export function parseAttribution(stored: unknown, now: Date): Attribution {
  const given = (stored ?? {}) as Record<string, unknown>;
  const first_touch = parseTouch(given.first_touch, now);
  const last_touch = parseTouch(given.last_touch, now);
  return { ...(first_touch && { first_touch }), ...(last_touch && { last_touch }) };
}
