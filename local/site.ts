import { readFileSync } from 'node:fs';
import { startDatabase, type LocalDatabase } from './database/server';
import { startHosting } from './hosting/hosting';
import { createLookups, type LookupCountry } from './lookups/lookups';
import { portInUseError } from './ports';
import locations from './seed/locations.json';

/** The database's name on one machine, as on the official emulator. */
export const localNamespace = 'demo-junk-default-rtdb';

type SiteOptions = {
  port: number;
  databasePort: number;
  publicDir: string;
  /** Where saved records stay; null keeps them in memory. */
  dataDir: string | null;
  country: LookupCountry;
  rulesFile: string;
  firebaseFile: string;
  log: (line: string) => void;
};

function readJson<Json>(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8')) as Json;
}

function seed(database: LocalDatabase): void {
  for (const [id, record] of Object.entries(locations)) {
    const path = `locations/${id}`;
    if (database.read(localNamespace, path) === null) database.write(localNamespace, path, record);
  }
}

/** One line for a saved lead or job; null for any other write. */
function describeWrite(path: string, value: unknown): string | null {
  const [kind, key] = path.split('/').filter(Boolean);
  if ((kind !== 'leads' && kind !== 'jobs') || key === undefined || value === null) return null;
  const record = value as Record<string, unknown>;
  const parts = [
    record.name ?? record.cus_name,
    record.phone ?? record.cus_phone,
    `location ${record.location_id}`,
  ];
  return `${kind === 'leads' ? 'Lead' : 'Job'} saved: ${kind}/${key} · ${parts.join(' · ')}`;
}

/** Starts the database with every city's location record, the lookups and the hosting of one machine. */
export async function startSite(options: SiteOptions) {
  const { port, databasePort, publicDir, dataDir, country, rulesFile, firebaseFile, log } = options;
  const open = async (): Promise<LocalDatabase> => {
    const started = await startDatabase({
      port: databasePort,
      dir: dataDir,
      rules: readJson(rulesFile),
      onWrite: ({ path, value }) => {
        const line = describeWrite(path, value);
        if (line) log(line);
      },
    }).catch((error: unknown) => {
      throw portInUseError(error, 'DATABASE_PORT', databasePort);
    });
    seed(started);
    return started;
  };

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
    firebaseConfig: readJson(firebaseFile),
    handleLocal: lookups.handle,
  }).catch(async (error: unknown) => {
    await stopDatabase();
    throw portInUseError(error, 'PORT', port);
  });

  return {
    url: hosting.url,
    databaseUrl: `http://localhost:${databasePort}`,
    lookups,
    /** What is stored, past all rules. */
    read: (path: string): unknown => database.read(localNamespace, path),
    write: (path: string, value: unknown): void => database.write(localNamespace, path, value),
    stopDatabase,
    /** On the same port, with the data it had where it has a folder. */
    startDatabase: async (): Promise<void> => {
      if (isDatabaseUp) return;
      database = await open();
      isDatabaseUp = true;
    },
    close: async (): Promise<void> => {
      lookups.close();
      await Promise.all([hosting.close(), stopDatabase()]);
    },
  };
}
