import { existsSync } from 'node:fs';
import { PlainError } from '../local/plain-error';
import { databasePortStep, defaultSitePort, readPort } from '../local/ports';
import { siteVersionPattern } from '../src/domain/record-limits';

const countries = ['CA', 'US', 'none'] as const;

export type Environment = {
  sitePort: number;
  databasePort: number;
  country: (typeof countries)[number];
};

function checkPath(name: 'CONTENT_DIR' | 'CHROMIUM_PATH', env: NodeJS.ProcessEnv): void {
  const value = env[name];
  if (value && !existsSync(value)) {
    throw new PlainError(`${name} is "${value}", which does not exist: change or unset it.`);
  }
}

function checkUrl(name: 'GATSBY_DATABASE_URL', env: NodeJS.ProcessEnv): void {
  const value = env[name];
  if (value && !/^https?:\/\//.test(value)) {
    throw new PlainError(
      `${name} is "${value}", but must be an address like https://name.firebaseio.com: change or unset it.`,
    );
  }
}

function checkSiteVersion(name: 'GATSBY_SITE_VERSION', env: NodeJS.ProcessEnv): void {
  const value = env[name];
  // The database would refuse another one, and with it the metadata of each request.
  if (value && !new RegExp(`^${siteVersionPattern}$`).test(value)) {
    throw new PlainError(
      `${name} is "${value}", but must be at most 40 letters, digits and - + . _ like 1.4.0 or 4983393: change or unset it.`,
    );
  }
}

function checkTagManagerId(name: 'GATSBY_TAG_MANAGER_ID', env: NodeJS.ProcessEnv): void {
  const value = env[name];
  if (value && !/^GTM-[A-Z0-9]{4,12}$/.test(value)) {
    throw new PlainError(
      `${name} is "${value}", but must be a container's id like GTM-ABC1234: change or unset it.`,
    );
  }
}

function checkSamples(name: 'GATSBY_SAMPLES', env: NodeJS.ProcessEnv): void {
  const value = env[name];
  if (value && value !== 'show' && value !== 'hide')
    throw new PlainError(`${name} is "${value}", but must be show or hide: change or unset it.`);
}

/** Only the site beside the editing screen may have it; it gets it from scripts/develop.ts. */
function checkUnset(name: 'EDITING_SCREEN_URL', env: NodeJS.ProcessEnv): void {
  if (env[name]) throw new PlainError(`${name} is set, which only npm run edit does: unset it.`);
}

function readCountry(env: NodeJS.ProcessEnv): Environment['country'] {
  const value = env.LOCAL_COUNTRY || 'CA';
  const country = countries.find((known) => known === value);
  if (!country)
    throw new PlainError(`LOCAL_COUNTRY is "${value}", but must be CA, US or none: change or unset it.`);
  return country;
}

/** Reads and checks every variable that the commands know; throws a plain sentence for a wrong one. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  checkPath('CONTENT_DIR', env);
  checkPath('CHROMIUM_PATH', env);
  checkUrl('GATSBY_DATABASE_URL', env);
  checkSiteVersion('GATSBY_SITE_VERSION', env);
  checkTagManagerId('GATSBY_TAG_MANAGER_ID', env);
  checkSamples('GATSBY_SAMPLES', env);
  checkUnset('EDITING_SCREEN_URL', env);
  const sitePort = readPort('PORT', env, defaultSitePort);
  const databasePort = readPort('DATABASE_PORT', env, sitePort + databasePortStep);
  if (databasePort === sitePort) {
    throw new PlainError(
      `PORT and DATABASE_PORT are both ${sitePort}, but must differ: change or unset one.`,
    );
  }
  return { sitePort, databasePort, country: readCountry(env) };
}
