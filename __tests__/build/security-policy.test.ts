import type * as policies from '../../src/build/security-policy';

/** A policy's directives as a build with these variables writes them. */
function policyOf(path: string, env: Record<string, string> = {}): Record<string, string[]> {
  const before = process.env;
  process.env = { ...before, ...env };
  let text = '';
  jest.isolateModules(() => {
    const { securityPolicy } = jest.requireActual<typeof policies>('../../src/build/security-policy');
    text = securityPolicy(path, ['sha256-abc']);
  });
  process.env = before;
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const id = { GATSBY_TAG_MANAGER_ID: 'GTM-ABC1234' };

test.each(['/', '/book', '/toronto/book-now'])(
  'only with an id the policy of %s lets in Google’s tags',
  (path) => {
    const [bare, policy] = [policyOf(path), policyOf(path, id)];
    expect(JSON.stringify(bare)).not.toMatch(/googletagmanager|google-analytics|www\.google\.com/);
    const added = Object.entries(policy).flatMap(([name, sources]) => {
      const more = sources.filter((source) => !bare[name]?.includes(source));
      return more.length > 0 ? [[name, more]] : [];
    });
    expect(Object.fromEntries(added)).toStrictEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://analytics.google.com',
        'https://*.analytics.google.com',
        'https://www.google.com',
      ],
    });
  },
);

test('the tags of companies that the content names are allowed, with the tag manager alone', () => {
  const named = { GATSBY_TAG_VENDORS: 'meta,callrail' };
  const { 'script-src': scripts, 'frame-src': frames } = policyOf('/toronto', { ...id, ...named });
  const vendors = ['https://connect.facebook.net', 'https://cdn.callrail.com', 'https://js.callrail.com'];
  expect(scripts).toEqual(expect.arrayContaining(vendors));
  expect(frames).toBeUndefined();
  expect(JSON.stringify(policyOf('/toronto', { ...id, ...named }))).not.toMatch(/doubleclick|bing|plausible/);
  expect(policyOf('/toronto', named)).toStrictEqual(policyOf('/toronto'));
});

test.each([
  ['https://name-default-rtdb.firebaseio.com', 'wss://*.firebaseio.com'],
  ['https://name.europe-west1.firebasedatabase.app', 'wss://*.europe-west1.firebasedatabase.app'],
  ['https://database.example.com', 'wss://database.example.com'],
])('pages may ask %s alone, by REST, and open sockets to %s', (database, socket) => {
  const { 'connect-src': sources } = policyOf('/toronto', { GATSBY_DATABASE_URL: database });
  expect(sources).toStrictEqual(["'self'", database, socket]);
});

test('with an id no inline script but those named by hash may run, and nothing is made code', () => {
  const { 'script-src': scripts } = policyOf('/toronto', id);
  expect(scripts).toStrictEqual(["'self'", "'sha256-abc'", 'https://www.googletagmanager.com']);
});
