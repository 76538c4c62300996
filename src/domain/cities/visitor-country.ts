const ipDataFields = ['country_name', 'city', 'region_code', 'postal'] as const;

/** What is known of where the visitor is, and kept for the visit (docs/specification.md, section 7). */
export type IpData = Record<(typeof ipDataFields)[number], string>;

/** Whether it is what this site has kept, whatever the service answers by now. */
export function isIpData(kept: unknown): kept is IpData {
  const fields = (kept ?? {}) as Record<string, unknown>;
  return ipDataFields.every((name) => typeof fields[name] === 'string');
}

export type VisitorCountry = 'CA' | 'US' | 'unknown';

/** Reads the service's answer; null for anything that does not name a country. */
export function parseIpData(answer: unknown): IpData | null {
  const fields = (answer ?? {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const country_name = text('country_name');
  if (!country_name) return null;
  return { country_name, city: text('city'), region_code: text('region_code'), postal: text('postal') };
}

/** Any country but the two, and none at all, is unknown: default logo, no zip field (section 8). */
export function visitorCountry(data: IpData | null): VisitorCountry {
  if (data?.country_name === 'Canada') return 'CA';
  if (data?.country_name === 'United States') return 'US';
  return 'unknown';
}

export type ZipFieldName = 'zip' | 'postalCode';

/** Which field the quote form asks for, if any (specification section 5). */
export function zipFieldFor(locationId: string, country: VisitorCountry): ZipFieldName | null {
  if (locationId !== '' || country === 'unknown') return null;
  return country === 'US' ? 'zip' : 'postalCode';
}
