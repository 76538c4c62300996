import { findUnheard } from '../deploy/unheard';
import { readDeploySettings } from '../deploy/settings';
import { deployEnvironment, editingEnvironment } from './support/deploy-project';

test.each<[Record<string, string>, object]>([
  [{}, { project: 'haulwell', site: 'haulwell', editingSite: undefined }],
  [{ FIREBASE_SITE: 'haulwell-www', FIREBASE_EDITING_SITE: '' }, { site: 'haulwell-www' }],
  [editingEnvironment, { editingSite: 'haulwell-edit' }],
  [{ GATSBY_DATABASE_URL: 'https://haulwell.firebaseio.com' }, {}],
  [{ GATSBY_DATABASE_URL: 'https://haulwell-default-rtdb.europe-west1.firebasedatabase.app/' }, {}],
  // A file with the key is as good as the key.
  [{ FIREBASE_SERVICE_ACCOUNT: '', GOOGLE_APPLICATION_CREDENTIALS: 'package.json' }, {}],
])('with all that is needed and %j nothing is refused', (env, settings) => {
  expect(readDeploySettings({ ...deployEnvironment, ...env })).toMatchObject({ settings, errors: [] });
});

test.each([
  [{ FIREBASE_PROJECT: '' }, 'FIREBASE_PROJECT is not set'],
  [{ FIREBASE_PROJECT: 'Haul well' }, 'FIREBASE_PROJECT is "Haul well", but must be a name'],
  [{ FIREBASE_SITE: 'www.haulwell.com' }, 'FIREBASE_SITE is "www.haulwell.com", but must be a name'],
  [
    { ...editingEnvironment, FIREBASE_EDITING_SITE: 'haulwell' },
    'EDITING_SITE is "haulwell" like the site itself',
  ],
  [{ FIREBASE_SERVICE_ACCOUNT: '' }, 'There are no credentials'],
  [{ FIREBASE_SERVICE_ACCOUNT: 'secret' }, 'FIREBASE_SERVICE_ACCOUNT is not the JSON key'],
  [{ FIREBASE_SERVICE_ACCOUNT: '{"private_key": "secret"}' }, 'FIREBASE_SERVICE_ACCOUNT is not the JSON key'],
  [{ FIREBASE_SERVICE_ACCOUNT: '', GOOGLE_APPLICATION_CREDENTIALS: '/no/key.json' }, 'there is no such file'],
  [{ GATSBY_DATABASE_URL: '' }, 'GATSBY_DATABASE_URL is not set'],
  [{ GATSBY_DATABASE_URL: 'https://other-default-rtdb.firebaseio.com' }, 'the own database of haulwell'],
  [{ GATSBY_DATABASE_URL: 'http://localhost:9000?ns=haulwell' }, 'to the own database of haulwell'],
  [{ GATSBY_IP_LOOKUP_URL: '' }, 'GATSBY_IP_LOOKUP_URL is not set'],
  [{ GATSBY_GEOLOCATION_URL: '' }, 'GATSBY_GEOLOCATION_URL is not set'],
  [{ GATSBY_GEOLOCATION_URL: 'https://geo.example.com?key={key}' }, 'GATSBY_GEOLOCATION_KEY is not set'],
  [{ FIREBASE_EDITING_SITE: 'haulwell-edit' }, 'EDITING_REPO is not set'],
])('%j is refused in one sentence that does not show a key', (env, sentence) => {
  const { errors } = readDeploySettings({ ...deployEnvironment, ...env });
  expect(errors).toEqual([expect.stringContaining(sentence)]);
  expect(errors[0]).toMatch(/^[^\n]+[.)]$/);
  expect(errors[0]).not.toContain('secret');
});

test('what keeps offices from hearing of requests is named', async () => {
  const find = async (saved: Record<string, unknown>) => {
    const read = async <Value>(path: string) => (saved[path] ?? null) as Value;
    return findUnheard({ read }, [{ locationId: '1' }, { locationId: '' }]);
  };
  const contacts = { 1: '416-555-0142', head: ['boss@lugmore.example', 'fax'] };
  const locations = { 1: { tracking_phone: '+14165550142' } };
  const found = [await find({ contacts, locations, 'notices/ran': Date.now() }), await find({})].flat();
  const alone = ['The notices do not', 'contacts/head has', 'contacts/1 has', 'locations/1/'];
  const starts = ['contacts/head has "fax"', ...alone];
  expect(found).toEqual(starts.map((start) => expect.stringMatching(`^${start}`)));
});
