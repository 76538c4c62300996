import { existsSync } from 'node:fs';
import { PlainError } from '../local/plain-error';
import { defaultSitePort, developPortStep, readPort } from '../local/ports';
import { localPortStep } from '../src/shared/site/settings';
import { siteVersionPattern } from '../src/shared/values/record-limits';

const countries = ['CA', 'US', 'none'] as const;

export type Environment = {
  sitePort: number;
  developPort: number;
  databasePort: number;
  country: (typeof countries)[number];
};

const isAddress = (value: string): boolean => /^https?:\/\//.test(value) && URL.canParse(value);

/** Variables that may be unset: whether a value is right, and the end of the sentence for one that is not. */
const optional: [name: string, isRight: (value: string) => boolean, problem: string][] = [
  ['CONTENT_DIR', existsSync, 'which does not exist'],
  ['CHROMIUM_PATH', existsSync, 'which does not exist'],
  ['GATSBY_DATABASE_URL', isAddress, 'but must be an address like https://name.firebaseio.com'],
  ...['GATSBY_IP_LOOKUP_URL', 'GATSBY_GEOLOCATION_URL'].map((name): [string, typeof isAddress, string] => [
    name,
    (value) => value.startsWith('/') || isAddress(value),
    'but must be an address like https://ip.example.com',
  ]),
  [
    'GATSBY_SITE_VERSION',
    // The database would refuse another one, and with it the metadata of each request.
    (value) => new RegExp(`^${siteVersionPattern}$`).test(value),
    'but must be at most 40 letters, digits and - + . _ like 1.4.0 or 4983393',
  ],
  [
    'GATSBY_TAG_MANAGER_ID',
    (value) => /^GTM-[A-Z0-9]{4,12}$/.test(value),
    "but must be a container's id like GTM-ABC1234",
  ],
  ['GATSBY_SAMPLES', (value) => ['show', 'hide'].includes(value), 'but must be show or hide'],
  ['DEPLOY_WITHOUT_FACTS', (value) => value === 'yes', 'but must be yes'],
  ['LOCAL_COUNTRY', (value) => countries.some((known) => known === value), 'but must be CA, US or none'],
];

/** Reads and checks every variable that the commands know; throws a plain sentence for a wrong one. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  for (const [name, isRight, problem] of optional) {
    const value = env[name];
    if (value && !isRight(value))
      throw new PlainError(`${name} is "${value}", ${problem}: change or unset it.`);
  }
  // Only the site beside the editing screen may have it; it gets it from scripts/develop.ts.
  if (env.EDITING_SCREEN_URL)
    throw new PlainError('EDITING_SCREEN_URL is set, which only npm run edit does: unset it.');
  const sitePort = readPort('PORT', env, defaultSitePort);
  const databasePort = readPort('DATABASE_PORT', env, sitePort + localPortStep);
  if (databasePort === sitePort)
    throw new PlainError(
      `PORT and DATABASE_PORT are both ${sitePort}, but must differ: change or unset one.`,
    );
  const country = (env.LOCAL_COUNTRY || 'CA') as Environment['country'];
  return { sitePort, developPort: sitePort + developPortStep, databasePort, country };
}
