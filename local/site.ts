import { type HostingRule, withRedirects } from '../src/shared/site/hosting-redirects';
import { localNamespace } from '../src/shared/site/settings';
import { startDatabase, type LocalDatabase } from './database/server';
import { startHosting } from './hosting/hosting';
import { createLookups, type LookupCountry } from './lookups/lookups';
import { explainPortError } from './ports';
import { readJson } from './read-json';
import known from './seed/locations.json';

type SiteOptions = {
  port: number;
  databasePort: number;
  publicDir?: string;
  /** The folder of saved records; null keeps them in memory. */
  dataDir: string | null;
  country: LookupCountry;
  rules: object;
  locationIds?: readonly string[];
  redirects?: readonly HostingRule[];
  isBuilt?: () => boolean;
  log?: (line: string) => void;
};

/** Makes a record for a location without one on this machine, with a phone number that is reserved for fiction. */
function inventLocation(locationId: string) {
  const number = Number(locationId) || 0;
  const area = 201 + (Math.floor(number / 100) % 700);
  return { tracking_phone: `+1 ${area} 555 01${String(number % 100).padStart(2, '0')}` };
}

/** Stores each missing location record (docs/specification.md, section 3); one that exists stays as it is. */
function seedLocations(database: LocalDatabase, locationIds: readonly string[] = []): void {
  const invented = locationIds.filter(Boolean).map((id) => [id, inventLocation(id)] as const);
  for (const [id, record] of Object.entries({ ...Object.fromEntries(invented), ...known })) {
    const path = `locations/${id}`;
    if (database.read(localNamespace, path) === null) database.write(localNamespace, path, record);
  }
}

/** Names a saved lead or job, and shows all that is saved, also of its context; gives nothing for any other write. */
function describeWrite(path: string, value: unknown): string[] {
  const [, collection] = /^(leads|jobs|context)\/[^/]+$/.exec(path) ?? [];
  if (!collection || value === null) return [];
  const whole = `  ${JSON.stringify(value)}`;
  if (collection === 'context') return [`Context saved: ${path}`, whole];
  const record = value as Record<string, unknown>;
  const [name, phone] = [record.name ?? record.cus_name, record.phone ?? record.cus_phone];
  const kind = collection === 'leads' ? 'Lead' : 'Job';
  return [`${kind} saved: ${path} · ${name} · ${phone} · location ${record.location_id || 'unknown'}`, whole];
}

/** Removes control characters, so that a visitor's text cannot control the terminal that shows it. */
function withoutControlCharacters(line: string): string {
  // oxlint-disable-next-line no-control-regex
  return line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

/** Database, lookups and hosting on one machine (docs/decisions/0049). Throws a plain sentence for a port in use. */
export async function startSite(options: SiteOptions) {
  const { port, databasePort, publicDir = 'public', dataDir, country, rules, redirects = [] } = options;
  const log = (line: string): void => options.log?.(withoutControlCharacters(line));

  const open = async (): Promise<LocalDatabase> => {
    const started = await startDatabase({
      port: databasePort,
      dir: dataDir,
      rules,
      onWrite: ({ path, value }) => describeWrite(path, value).forEach(log),
      log: (line) => log(`Database refused: ${line}`),
    }).catch((error: unknown) => {
      throw explainPortError(error, 'DATABASE_PORT', databasePort);
    });
    try {
      seedLocations(started, options.locationIds);
    } catch (error) {
      await started.close();
      throw error;
    }
    return started;
  };

  const firebaseConfig = withRedirects(readJson<{ hosting: object }>('firebase.json'), redirects);
  let database = await open();
  let isDatabaseUp = true;
  const lookups = createLookups({ country });
  const stopDatabase = async (): Promise<void> => {
    if (isDatabaseUp) await database.close();
    isDatabaseUp = false;
  };
  const hosting = await startHosting({
    port,
    publicDir,
    firebaseConfig,
    handleLocal: lookups.handle,
    isBuilt: options.isBuilt,
  }).catch(async (error: unknown) => {
    await stopDatabase();
    throw explainPortError(error, 'PORT', port);
  });

  return {
    url: hosting.url,
    databaseUrl: database.url,
    /** With the name of the database, as pages and builds are told it. */
    databaseAddress: `${database.url}?ns=${localNamespace}`,
    lookups,
    read: (path: string): unknown => database.read(localNamespace, path),
    write: (path: string, value: unknown): void => database.write(localNamespace, path, value),
    stopDatabase,
    /** Starts it on the same port; with a folder it has its data again. */
    startDatabase: async (): Promise<void> => {
      if (!isDatabaseUp) database = await open();
      isDatabaseUp = true;
    },
    close: async (): Promise<void> => {
      await Promise.all([hosting.close(), stopDatabase()]);
    },
  };
}
