import type { LocalDatabase } from './database/server';
import locations from './seed/locations.json';

/** Stores every location record (specification section 3) that is absent; one that is there stays as it is. */
export function seedLocations(database: LocalDatabase, namespace: string): void {
  for (const [id, record] of Object.entries(locations)) {
    const path = `locations/${id}`;
    if (database.read(namespace, path) === null) database.write(namespace, path, record);
  }
}
