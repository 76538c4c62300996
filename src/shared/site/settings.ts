/** Without a GATSBY_* variable the stand-in is used: its port is so far above the page's own (docs/decisions/0049). */
export const localPortStep = 4000;
export const localNamespace = 'demo-junk-default-rtdb';

const googleMapsScript =
  'https://maps.googleapis.com/maps/api/js?key={key}&v=weekly&loading=async&libraries=places';
const localMapsScript = '/__local/maps.js?key={key}';

export const settings = {
  ipLookupUrl: process.env.GATSBY_IP_LOOKUP_URL || '/__local/ip',
  geolocationUrl: process.env.GATSBY_GEOLOCATION_URL || '/__local/geo?key={key}',
  geolocationKey: process.env.GATSBY_GEOLOCATION_KEY || 'local',
  appCheckKey: process.env.GATSBY_APP_CHECK_KEY || undefined,
  /** Saved beside each record; written into the build (scripts/build-site.ts). */
  siteVersion: process.env.GATSBY_SITE_VERSION || 'unknown',
  tagManagerId: process.env.GATSBY_TAG_MANAGER_ID || undefined,
};

export const tagManagerOrigin = 'https://www.googletagmanager.com';

/** The provinces of whose visitors pages without a city ask before they measure (src/content-model/gatsby/measuring-settings.ts). */
export const brandAsksConsent = process.env.GATSBY_ASKS_CONSENT || undefined;

/** Null with a real database and no maps key: the visitor types the address into plain fields (docs/decisions/0003). */
export function mapsScriptUrl(): string | null {
  const key = process.env.GATSBY_MAPS_KEY;
  const named = process.env.GATSBY_MAPS_SCRIPT_URL;
  if (key) return (named || googleMapsScript).replace('{key}', encodeURIComponent(key));
  const isLive = process.env.GATSBY_DATABASE_URL?.startsWith('https:') ?? false;
  return isLive ? null : (named || localMapsScript).replace('{key}', 'local');
}

export type DatabaseAddress = {
  origin: string;
  /** Null where the host's name contains it. */
  namespace: string | null;
};

/** Takes `https://name.firebaseio.com` or `http://localhost:9000?ns=name`; throws for a text that is not an address. */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const url = new URL(text);
  return { origin: url.origin, namespace: url.searchParams.get('ns') };
}

/** The database of this page: the one named at build time, else the local one beside the page's server. */
export function databaseAddress(): DatabaseAddress {
  const named = process.env.GATSBY_DATABASE_URL;
  if (named) return parseDatabaseUrl(named);
  const { hostname, port } = location;
  return parseDatabaseUrl(`http://${hostname}:${Number(port) + localPortStep}?ns=${localNamespace}`);
}

const queryOf = ({ namespace }: DatabaseAddress): string => (namespace === null ? '' : `?ns=${namespace}`);

export const databaseUrl = (address: DatabaseAddress): string => `${address.origin}${queryOf(address)}`;

export function databaseRestUrl(address: DatabaseAddress, path: string): string {
  return `${address.origin}/${path}.json${queryOf(address)}`;
}
