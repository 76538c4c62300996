import { PlainError } from '../../local/plain-error';
import { readEnvironment } from '../../scripts/environment';

test('without a variable, or with empty ones, it is the site on 5000, its database on 9000, in Canada', () => {
  const usual = { sitePort: 5000, developPort: 8000, databasePort: 9000, country: 'CA' };
  expect(readEnvironment({})).toEqual(usual);
  const empty = { PORT: '', DATABASE_PORT: '', LOCAL_COUNTRY: '', CONTENT_DIR: '', GATSBY_DATABASE_URL: '' };
  expect(readEnvironment(empty)).toEqual(usual);
});

test.each([
  [{ PORT: '5173' }, { databasePort: 9173, developPort: 8173 }],
  [{ PORT: '5173', DATABASE_PORT: '9001' }, { databasePort: 9001 }],
  [{ LOCAL_COUNTRY: 'none' }, { country: 'none' }],
  [{ CONTENT_DIR: 'content', CHROMIUM_PATH: process.execPath }, {}],
  [{ GATSBY_DATABASE_URL: 'http://localhost:9000?ns=demo', GATSBY_TAG_MANAGER_ID: 'GTM-ABC1234' }, {}],
  [{ GATSBY_GEOLOCATION_URL: 'https://geo.example.com/?key={key}' }, {}],
  [{ GATSBY_SITE_VERSION: '1.4.0-rc.1+build_7' }, {}],
])('%j is taken as %j', (env, expected) => expect(readEnvironment(env)).toMatchObject(expected));

const end = ': change or unset it.';

test.each<[NodeJS.ProcessEnv, string]>([
  ...['five', '0', '5000 ', '65536', '-1'].map((PORT): [NodeJS.ProcessEnv, string] => [
    { PORT },
    `PORT is "${PORT}", but must be a whole number from 1 to 65535${end}`,
  ]),
  [{ PORT: '7000', DATABASE_PORT: '7000' }, 'PORT and DATABASE_PORT are both 7000, but must differ: change'],
  [{ LOCAL_COUNTRY: 'us' }, `LOCAL_COUNTRY is "us", but must be CA, US or none${end}`],
  [{ CONTENT_DIR: '/no/place' }, `CONTENT_DIR is "/no/place", which does not exist${end}`],
  [{ CHROMIUM_PATH: '/no/browser' }, `CHROMIUM_PATH is "/no/browser", which does not exist${end}`],
  ...['name.firebaseio.com', 'ftp://a', 'https://'].map((url): [NodeJS.ProcessEnv, string] => [
    { GATSBY_DATABASE_URL: url },
    `GATSBY_DATABASE_URL is "${url}", but must be an address like https://name.firebaseio.com${end}`,
  ]),
  [{ GATSBY_IP_LOOKUP_URL: 'api.example.com?format=json' }, 'GATSBY_IP_LOOKUP_URL is "api.example.com?'],
  [{ GATSBY_GEOLOCATION_URL: 'http//geo' }, 'GATSBY_GEOLOCATION_URL is "http//geo", but must be an address'],
  ...['<b>', '1/2', 'a'.repeat(41)].map((version): [NodeJS.ProcessEnv, string] => [
    { GATSBY_SITE_VERSION: version },
    `GATSBY_SITE_VERSION is "${version}", but must be at most 40 letters, digits and - + . _ like 1.4.0 or 4983393${end}`,
  ]),
  [{ GATSBY_SAMPLES: 'yes' }, `GATSBY_SAMPLES is "yes", but must be show or hide${end}`],
  ...['G-ABC1234', 'gtm-abc1234', 'GTM-A&x=1', 'GTM-'].map((id): [NodeJS.ProcessEnv, string] => [
    { GATSBY_TAG_MANAGER_ID: id },
    `GATSBY_TAG_MANAGER_ID is "${id}", but must be a container's id like GTM-ABC1234${end}`,
  ]),
])('%j is refused in one sentence that says what to do', (env, sentence) => {
  const read = () => readEnvironment(env);
  expect(read).toThrow(PlainError);
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+\.$/);
});
