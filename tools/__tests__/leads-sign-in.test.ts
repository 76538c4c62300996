import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readEnvironment } from '../../scripts/environment';
import { folderForAll } from '../../__tests__/support/local-database';
import { openSource } from '../leads/open-source';
import { authorizeAs, readServiceAccount } from '../leads/service-account';

const privateKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

const email = 'reader@example.iam.gserviceaccount.com';
const key = JSON.stringify({ type: 'service_account', client_email: email, private_key: privateKey });

const inFolder = folderForAll();
writeFileSync(inFolder('key.json'), key);
writeFileSync(inFolder('half.json'), key.slice(0, 200));
writeFileSync(inFolder('other.json'), '{"type": "authorized_user"}');

const named = (name: string) => ({ GOOGLE_APPLICATION_CREDENTIALS: inFolder(name) });

test('the key is taken from the variable, or else from the file', () => {
  for (const env of [{ FIREBASE_SERVICE_ACCOUNT: key }, named('key.json')])
    expect(readServiceAccount(env)).toEqual({ email, privateKey });
});

const notWhole = 'GOOGLE_APPLICATION_CREDENTIALS has no whole JSON key of a service account';

test.each<[string, () => NodeJS.ProcessEnv, string]>([
  [
    'a key without its private part',
    () => ({ FIREBASE_SERVICE_ACCOUNT: '{"type": "service_account"}' }),
    'FIREBASE_SERVICE_ACCOUNT has no whole JSON key',
  ],
  ['no key', () => ({}), 'There are no credentials: set FIREBASE_SERVICE_ACCOUNT'],
  ['a folder', () => named('.'), 'which cannot be read'],
  ['half a key', () => named('half.json'), notWhole],
  ['a key of another kind', () => named('other.json'), notWhole],
])('%s is refused with one sentence, and no part of a key is shown', (_, env, sentence) => {
  const read = () => readServiceAccount(env());
  expect(read).toThrow(sentence);
  expect(read).not.toThrow(/BEGIN|authorized_user/);
});

const answering = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('Google gives a token for the key, and the database gets it', async () => {
  const ask = authorizeAs({ email, privateKey }, answering(200, { access_token: 'ya29', expires_in: 3600 }));
  expect(await ask()).toMatchObject({ authorization: 'Bearer ya29' });
});

const damaged = '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----\n';
const offline = () => Promise.reject(new TypeError('fetch failed'));

test.each<[string, string, typeof fetch, string]>([
  [
    'a key that Google has deleted',
    privateKey,
    answering(400, { error: 'invalid_grant' }),
    `Google does not accept the key of ${email} (status 400)`,
  ],
  ['a damaged private key', damaged, answering(200, {}), `The private key of ${email} is damaged`],
  ['no connection to Google', privateKey, offline, 'Google cannot be reached to sign in'],
])('%s is said in one sentence', async (_, used, fetchImplementation, sentence) => {
  await expect(authorizeAs({ email, privateKey: used }, fetchImplementation)()).rejects.toThrow(sentence);
});

test.each([
  [undefined, 'GATSBY_DATABASE_URL is not set: --live needs the address'],
  [
    'http://name.firebaseio.com',
    'GATSBY_DATABASE_URL is "http://name.firebaseio.com", but --live needs the https',
  ],
  ['name.firebaseio.com', 'GATSBY_DATABASE_URL is "name.firebaseio.com", but --live needs the https'],
])('the live database at %s is not asked', (url, sentence) => {
  const env = { FIREBASE_SERVICE_ACCOUNT: key, ...(url && { GATSBY_DATABASE_URL: url }) };
  expect(() => openSource(true, readEnvironment({}), env)).toThrow(sentence);
});
