import { existsSync } from 'node:fs';
import { PlainError } from '../local/plain-error';
import { databasePortStep, defaultSitePort, readPort } from '../local/ports';

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

function readCountry(env: NodeJS.ProcessEnv): Environment['country'] {
  const value = env.LOCAL_COUNTRY || 'CA';
  const country = countries.find((known) => known === value);
  if (!country)
    throw new PlainError(`LOCAL_COUNTRY is "${value}", but must be CA, US or none: change or unset it.`);
  return country;
}

/** Reads and checks every variable that the commands know; a bad one is refused in one sentence. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  checkPath('CONTENT_DIR', env);
  checkPath('CHROMIUM_PATH', env);
  checkUrl('GATSBY_DATABASE_URL', env);
  const sitePort = readPort('PORT', env, defaultSitePort);
  const databasePort = readPort('DATABASE_PORT', env, sitePort + databasePortStep);
  if (databasePort === sitePort) {
    throw new PlainError(
      `PORT and DATABASE_PORT are both ${sitePort}, but must differ: change or unset one.`,
    );
  }
  return { sitePort, databasePort, country: readCountry(env) };
}
