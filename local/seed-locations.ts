import type { LocalDatabase } from './database/server';
import known from './seed/locations.json';

type LocationRecord = { tracking_phone: string };

/** Makes a record for a location without one on this machine, with a phone number that is reserved for fiction. */
function inventLocation(locationId: string): LocationRecord {
  const number = Number(locationId) || 0;
  const area = 201 + (Math.floor(number / 100) % 700);
  return { tracking_phone: `+1 ${area} 555 01${String(number % 100).padStart(2, '0')}` };
}

/**
 * Stores every missing location record (docs/specification.md, section 3), and one for each other location that the
 * content names. A record that exists stays as it is.
 */
export function seedLocations(
  database: LocalDatabase,
  namespace: string,
  locationIds: readonly string[] = [],
): void {
  const invented = locationIds.filter((id) => id !== '').map((id) => [id, inventLocation(id)] as const);
  for (const [id, record] of Object.entries({ ...Object.fromEntries(invented), ...known })) {
    const path = `locations/${id}`;
    if (database.read(namespace, path) === null) database.write(namespace, path, record);
  }
}
