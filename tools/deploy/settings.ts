import { statSync } from 'node:fs';
import { readScreenSettings } from '../../editing/build/screen-settings';

const namePattern = /^[a-z0-9][a-z0-9-]*$/;

export function readKey(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    const key = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    return key?.type === 'service_account' ? key : undefined;
  } catch {
    return undefined;
  }
}

export function* credentialErrors(env: NodeJS.ProcessEnv): Generator<string> {
  const { FIREBASE_SERVICE_ACCOUNT: key, GOOGLE_APPLICATION_CREDENTIALS: file } = env;
  if (!key && !file)
    yield 'There are no credentials: set FIREBASE_SERVICE_ACCOUNT to the JSON key of a service account, or GOOGLE_APPLICATION_CREDENTIALS to the path of its file.';
  // The message does not show the value, because it may be half a key.
  else if (key && !readKey(key))
    yield 'FIREBASE_SERVICE_ACCOUNT is not the JSON key of a service account: paste the whole downloaded file.';
  else if (!key && file && !statSync(file, { throwIfNoEntry: false })?.isFile())
    yield `GOOGLE_APPLICATION_CREDENTIALS is "${file}", but there is no such file: change it.`;
}

function* settingErrors(env: NodeJS.ProcessEnv): Generator<string> {
  const { FIREBASE_PROJECT: project, GATSBY_DATABASE_URL: databaseUrl } = env;
  if (!project)
    yield 'FIREBASE_PROJECT is not set: it must be the id of the Firebase project, as in FIREBASE_PROJECT=haulwell-site.';
  for (const name of ['FIREBASE_PROJECT', 'FIREBASE_SITE', 'FIREBASE_EDITING_SITE']) {
    const value = env[name];
    if (value && !namePattern.test(value))
      yield `${name} is "${value}", but must be a name of small letters, digits and dashes: change it.`;
  }
  const site = env.FIREBASE_SITE || project;
  if (site && env.FIREBASE_EDITING_SITE === site)
    yield `FIREBASE_EDITING_SITE is "${site}" like the site itself, but must be a hosting site of its own: change or unset it.`;
  yield* credentialErrors(env);
  if (!databaseUrl)
    yield 'GATSBY_DATABASE_URL is not set: the pages would save to no database; set it to the address of the project’s database.';
  // By the names that Firebase gives to a project's own database.
  else if (
    project &&
    namePattern.test(project) &&
    !new RegExp(`^https://${project}(-default-rtdb)?\\.`).test(databaseUrl)
  )
    yield `GATSBY_DATABASE_URL is "${databaseUrl}", but the rules are deployed to the own database of ${project}: set it to that one's https address.`;
  if (!env.GATSBY_IP_LOOKUP_URL)
    yield 'GATSBY_IP_LOOKUP_URL is not set: without it the first attempt of every save fails; set it to a service that answers {"ip": "..."}.';
  if (!env.GATSBY_GEOLOCATION_URL)
    yield 'GATSBY_GEOLOCATION_URL is not set: the pages would not know the visitor’s country, and show no zip or postal field on /book; set it to a service that answers {"country_name": "..."}.';
  if (env.GATSBY_GEOLOCATION_URL?.includes('{key}') && !env.GATSBY_GEOLOCATION_KEY)
    yield 'GATSBY_GEOLOCATION_KEY is not set: GATSBY_GEOLOCATION_URL has {key} in its place, and would be refused; set it to the key of that service.';
  if (!env.FIREBASE_EDITING_SITE) return;
  try {
    readScreenSettings(env);
  } catch (error) {
    yield (error as Error).message;
  }
}

export function readDeploySettings(env: NodeJS.ProcessEnv) {
  const project = env.FIREBASE_PROJECT || undefined;
  const site = env.FIREBASE_SITE || project;
  const settings = { project, site, editingSite: env.FIREBASE_EDITING_SITE || undefined };
  return {
    settings,
    errors: Array.from(settingErrors(env), (each) => `${each} (docs/going-live.md, step 4)`),
  };
}
