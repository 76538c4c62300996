import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readEnvironment } from '../../scripts/environment';
import { folderForAll } from '../../__tests__/support/local-database';
import { authorizeBy, openSource } from '../leads/database';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const keyWith = (private_key: string) =>
  JSON.stringify({ type: 'service_account', client_email: 'reader@example.com', private_key });
const key = keyWith(privateKey);

const inFolder = folderForAll();
writeFileSync(inFolder('key.json'), key);
writeFileSync(inFolder('half.json'), key.slice(0, 200));
writeFileSync(inFolder('other.json'), '{"type": "authorized_user"}');

const inVariable = { FIREBASE_SERVICE_ACCOUNT: key };
const named = (name: string) => ({ GOOGLE_APPLICATION_CREDENTIALS: inFolder(name) });
const answering = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const accepting = answering(200, { access_token: 'ya29', expires_in: 3600 });

test.each([inVariable, named('key.json')])('Google gives a token for the key of %j', async (env) => {
  expect(await authorizeBy(env, accepting)()).toMatchObject({ authorization: 'Bearer ya29' });
});

const offline = () => Promise.reject(new TypeError('fetch failed'));
const nobody = (name: string) => `Nobody can sign in by the key of ${name}: name the whole downloaded file`;
const damaged = keyWith('-----BEGIN PRIVATE KEY-----\nMII\n-----END PRIVATE KEY-----\n');

test.each<[string, NodeJS.ProcessEnv, typeof fetch, string]>([
  ['half a key', named('half.json'), accepting, nobody('GOOGLE_APPLICATION_CREDENTIALS')],
  ['a key of another kind', named('other.json'), accepting, nobody('GOOGLE_APPLICATION_CREDENTIALS')],
  ['a damaged key', { FIREBASE_SERVICE_ACCOUNT: damaged }, accepting, nobody('FIREBASE_SERVICE_ACCOUNT')],
  ['a key that Google has deleted', inVariable, answering(400, {}), 'does not accept the key (status 400)'],
  ['no connection to Google', inVariable, offline, 'check the connection and try again'],
])('%s is refused with one sentence, and no part of a key is shown', async (_, env, fetching, sentence) => {
  const ask = async () => authorizeBy(env, fetching)();
  await expect(ask()).rejects.toThrow(sentence);
  await expect(ask()).rejects.not.toThrow(/PRIVATE|authorized_user/);
});

test.each([undefined, 'http://name.firebaseio.com', 'name.firebaseio.com'])(
  'the live database at %s is not asked',
  (url) => {
    const env = { ...inVariable, ...(url && { GATSBY_DATABASE_URL: url }) };
    const sentence = url ? `is "${url}", but --live needs the https` : 'is not set: --live needs the address';
    expect(() => openSource(true, readEnvironment({}), env)).toThrow(`GATSBY_DATABASE_URL ${sentence}`);
  },
);
