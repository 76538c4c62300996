import type { PhoneNumber } from '../../shared/values/phone-number';
import { readTrackingPhone } from '../../features/cities/services/location-record';
import { localNamespace, parseDatabaseUrl } from '../../shared/site/settings';
import type { City } from '../types';

const deadlineMs = 10_000;
const atOnce = 20;

/** The database that a build reads: LOCAL_DATABASE_URL where it is set, else the site's own. */
function buildDatabaseUrl(): string {
  const { LOCAL_DATABASE_URL: local, GATSBY_DATABASE_URL: named } = process.env;
  return local || named || `http://localhost:9000?ns=${localNamespace}`;
}

/** Reads each location's tracking phone. Warns of a bad record, which pages then read (docs/decisions/0001). */
export async function readTrackingPhones(
  cities: Pick<City, 'locationId'>[],
  warn: (sentence: string) => void,
): Promise<Map<string, PhoneNumber>> {
  const address = parseDatabaseUrl(buildDatabaseUrl());
  const waiting = [...new Set(cities.map(({ locationId }) => locationId))].filter(Boolean);
  const phones = new Map<string, PhoneNumber>();
  const reader = async (): Promise<void> => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const phone = await readTrackingPhone(address, id, deadlineMs);
      if (phone.ok) phones.set(id, phone.value);
      else warn(`Location ${id} has no tracking phone at build time: ${phone.cause.message}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, reader));
  return phones;
}
