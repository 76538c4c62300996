import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnvironment } from '../../scripts/environment';
import { openSource } from '../../scripts/leads/open-source';
import { authorizeAs, readServiceAccount } from '../../scripts/leads/service-account';

const privateKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;

const email = 'reader@example.iam.gserviceaccount.com';
const key = JSON.stringify({ type: 'service_account', client_email: email, private_key: privateKey });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'key-'));
  writeFileSync(path.join(folder, 'key.json'), key);
  writeFileSync(path.join(folder, 'half.json'), key.slice(0, 200));
  writeFileSync(path.join(folder, 'other.json'), '{"type": "authorized_user"}');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the key is taken from the variable, or else from the file', () => {
  const account = { email, privateKey };
  expect(readServiceAccount({ FIREBASE_SERVICE_ACCOUNT: key })).toEqual(account);
  expect(readServiceAccount({ GOOGLE_APPLICATION_CREDENTIALS: path.join(folder, 'key.json') })).toEqual(
    account,
  );
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['no key', {}, 'There are no credentials: set FIREBASE_SERVICE_ACCOUNT'],
  [
    'a text that is no key',
    { FIREBASE_SERVICE_ACCOUNT: 'secret' },
    'is not the JSON key of a service account',
  ],
  [
    'a key without its private part',
    { FIREBASE_SERVICE_ACCOUNT: '{"type": "service_account"}' },
    'FIREBASE_SERVICE_ACCOUNT has no whole JSON key',
  ],
  [
    'a file that is not there',
    { GOOGLE_APPLICATION_CREDENTIALS: '/none.json' },
    '"/none.json", which does not exist',
  ],
  ['a folder', { GOOGLE_APPLICATION_CREDENTIALS: tmpdir() }, 'which cannot be read'],
])('%s is refused with one sentence', (_, env, sentence) => {
  expect(() => readServiceAccount(env)).toThrow(sentence);
});

test.each(['half.json', 'other.json'])('the file %s is refused, and no part of it is shown', (name) => {
  const file = path.join(folder, name);
  const read = () => readServiceAccount({ GOOGLE_APPLICATION_CREDENTIALS: file });
  expect(read).toThrow('GOOGLE_APPLICATION_CREDENTIALS has no whole JSON key of a service account');
  expect(read).not.toThrow(/BEGIN|authorized_user/);
});

const answering = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

test('Google gives a token for the key, and the database gets it', async () => {
  const ask = authorizeAs({ email, privateKey }, answering(200, { access_token: 'ya29', expires_in: 3600 }));
  expect(await ask()).toMatchObject({ authorization: 'Bearer ya29' });
});

test('a key that Google has deleted is named by its account', async () => {
  const ask = authorizeAs({ email, privateKey }, answering(400, { error: 'invalid_grant' }));
  await expect(ask()).rejects.toThrow(`Google does not accept the key of ${email} (status 400)`);
});

test('a damaged private key is named by its account', async () => {
  const damaged = '-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----\n';
  const ask = authorizeAs({ email, privateKey: damaged }, answering(200, {}));
  await expect(ask()).rejects.toThrow(`The private key of ${email} is damaged`);
});

test('without a connection to Google it says so', async () => {
  const offline = async () => {
    throw new TypeError('fetch failed');
  };
  await expect(authorizeAs({ email, privateKey }, offline)()).rejects.toThrow(
    'Google cannot be reached to sign in',
  );
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
