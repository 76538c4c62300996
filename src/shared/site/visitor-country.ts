const ipDataFields = ['country_name', 'city', 'region_code', 'postal'] as const;

/** Where the visitor is, kept for the visit (docs/specification.md, section 7). */
export type IpData = Record<(typeof ipDataFields)[number], string>;

export type VisitorCountry = 'CA' | 'US' | 'unknown';

/** Reads the service's answer, or what was kept of it; gives null for anything that does not name a country. */
export function parseIpData(answer: unknown): IpData | null {
  const fields = (answer ?? {}) as Record<string, unknown>;
  const texts = ipDataFields.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']);
  const data = Object.fromEntries(texts) as IpData;
  return data.country_name ? data : null;
}

/** Any other country, and no country, is unknown: default logo, no zip field (docs/specification.md, section 8). */
export function visitorCountry(data: IpData | null): VisitorCountry {
  if (data?.country_name === 'Canada') return 'CA';
  if (data?.country_name === 'United States') return 'US';
  return 'unknown';
}

export type ZipFieldName = 'zip' | 'postalCode';

/** Which of the two fields the quote form asks for, if any (docs/specification.md, section 5). */
export function zipFieldFor(locationId: string, country: VisitorCountry): ZipFieldName | null {
  if (locationId !== '' || country === 'unknown') return null;
  return country === 'US' ? 'zip' : 'postalCode';
}
