import { PlainError } from '../../local/plain-error';
import { readEnvironment } from '../../scripts/environment';

test('without a variable, or with empty ones, it is the site on 5000, its database on 9000, in Canada', () => {
  const usual = { sitePort: 5000, databasePort: 9000, country: 'CA' };
  const names = [
    'PORT',
    'DATABASE_PORT',
    'LOCAL_COUNTRY',
    'CONTENT_DIR',
    'GATSBY_DATABASE_URL',
    'GATSBY_TAG_MANAGER_ID',
  ];
  expect(readEnvironment({})).toEqual(usual);
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(usual);
});

test('the database follows the port of the site, unless it has its own', () => {
  expect(readEnvironment({ PORT: '5173' }).databasePort).toBe(9173);
  expect(readEnvironment({ PORT: '5173', DATABASE_PORT: '9001' }).databasePort).toBe(9001);
});

test.each(['CA', 'US', 'none'])('the visitor may be in %s', (country) => {
  expect(readEnvironment({ LOCAL_COUNTRY: country })).toMatchObject({ country });
});

test('what exists and what is an address is taken', () => {
  const env = {
    CONTENT_DIR: 'content',
    CHROMIUM_PATH: process.execPath,
    GATSBY_DATABASE_URL: 'http://localhost:9000?ns=demo',
    GATSBY_IP_LOOKUP_URL: 'https://ip.example.com?format=json',
    GATSBY_GEOLOCATION_URL: 'https://geo.example.com/?key={key}',
    GATSBY_TAG_MANAGER_ID: 'GTM-ABC1234',
    GATSBY_SITE_VERSION: '1.4.0-rc.1+build_7',
  };
  expect(() => readEnvironment(env)).not.toThrow();
});

const notAPort = 'but must be a whole number from 1 to 65535: change or unset it.';
const noCountry = 'but must be CA, US or none: change or unset it.';
const noVersion =
  'but must be at most 40 letters, digits and - + . _ like 1.4.0 or 4983393: change or unset it.';
const noContainer = "but must be a container's id like GTM-ABC1234: change or unset it.";
const noAddress = 'but must be an address like https://name.firebaseio.com: change or unset it.';

test.each([
  [{ PORT: 'five' }, `PORT is "five", ${notAPort}`],
  [{ PORT: '0' }, `PORT is "0", ${notAPort}`],
  [{ PORT: '5000 ' }, `PORT is "5000 ", ${notAPort}`],
  [{ DATABASE_PORT: '65536' }, `DATABASE_PORT is "65536", ${notAPort}`],
  [{ DATABASE_PORT: '-1' }, `DATABASE_PORT is "-1", ${notAPort}`],
  [{ PORT: '7000', DATABASE_PORT: '7000' }, 'PORT and DATABASE_PORT are both 7000, but must differ: change'],
  [{ LOCAL_COUNTRY: 'Canada' }, `LOCAL_COUNTRY is "Canada", ${noCountry}`],
  [{ LOCAL_COUNTRY: 'us' }, `LOCAL_COUNTRY is "us", ${noCountry}`],
  [
    { CONTENT_DIR: '/no/such/place' },
    'CONTENT_DIR is "/no/such/place", which does not exist: change or unset',
  ],
  [{ CHROMIUM_PATH: '/no/browser' }, 'CHROMIUM_PATH is "/no/browser", which does not exist: change or unset'],
  [
    { GATSBY_DATABASE_URL: 'name.firebaseio.com' },
    `GATSBY_DATABASE_URL is "name.firebaseio.com", ${noAddress}`,
  ],
  [{ GATSBY_DATABASE_URL: 'ftp://a' }, `GATSBY_DATABASE_URL is "ftp://a", ${noAddress}`],
  [{ GATSBY_DATABASE_URL: 'https://' }, `GATSBY_DATABASE_URL is "https://", ${noAddress}`],
  [{ GATSBY_IP_LOOKUP_URL: 'api.example.com?format=json' }, 'GATSBY_IP_LOOKUP_URL is "api.example.com?'],
  [{ GATSBY_GEOLOCATION_URL: 'http//geo' }, 'GATSBY_GEOLOCATION_URL is "http//geo", but must be an address'],
  ...['<b>', 'fall sale', '1/2', 'a'.repeat(41)].map((version): [NodeJS.ProcessEnv, string] => [
    { GATSBY_SITE_VERSION: version },
    `GATSBY_SITE_VERSION is "${version}", ${noVersion}`,
  ]),
  [{ GATSBY_SAMPLES: 'yes' }, 'GATSBY_SAMPLES is "yes", but must be show or hide: change or unset it.'],
  ...['G-ABC1234', 'gtm-abc1234', 'GTM-ABC1234 ', 'GTM-A&x=1', 'GTM-'].map(
    (id): [NodeJS.ProcessEnv, string] => [
      { GATSBY_TAG_MANAGER_ID: id },
      `GATSBY_TAG_MANAGER_ID is "${id}", ${noContainer}`,
    ],
  ),
])('%j is refused in one sentence that says what to do', (env, sentence) => {
  const read = () => readEnvironment(env);
  expect(read).toThrow(PlainError);
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+\.$/);
});
