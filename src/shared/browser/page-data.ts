import { baseLanguage } from '../site/languages';
import type { UtcOffsets } from '../time/city-clock';
import type { PageLanguage } from '../site/page-place';
import type { SentFrom } from '../site/sent-from';

type Phone = { display: string; dial: string };

/** The number that the build wrote into a page, and what decides whether another one shows (features/cities). */
export type PagePhone = Phone & {
  /** Whose location record has the newest number; absent where the page's own campaign has a number. */
  locationId?: string;
  /** The record was not there when the page was built: nothing shows before it is read. */
  isAwaited?: boolean;
  /** The numbers of campaigns, by their names. */
  campaigns?: Record<string, Phone>;
};

/** What the device remembers of a city's page, with its opening hours in words, by their language. */
export type VisitedPage = Pick<SentFrom, 'city' | 'locationId' | 'country'> & {
  hourWords: Record<string, string>;
};

/** What the build knows of a page, and no translator or extension changes. */
type PageFacts = {
  language: string;
  path: string;
  languages?: readonly PageLanguage[] | undefined;
  /** The name of its file in src/templates. */
  kind?: string | undefined;
  /** The slug of its city; empty on a page of the brand. */
  city: string;
  /** Of the city's clock. */
  utcOffsets?: UtcOffsets | undefined;
  visited?: VisitedPage;
};

/** With the props of its islands, in the order of the page. */
export type PageData = PageFacts & { phone?: PagePhone | undefined; islands: unknown[] };

export const pageDataId = 'page-data';

const known = new WeakMap<Element, PageData>();

/** Reads what `<PageDataScript>` has written, once. */
export function pageData(): PageData {
  const script = typeof document === 'undefined' ? null : document.getElementById(pageDataId);
  if (!script)
    return { language: baseLanguage, path: globalThis.location?.pathname ?? '', city: '', islands: [] };
  const data = known.get(script) ?? (JSON.parse(script.textContent) as PageData);
  known.set(script, data);
  return data;
}
