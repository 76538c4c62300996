import { startHosting, type Hosting } from '../../local/hosting/hosting';
import { withRedirects } from '../../src/shared/site/hosting-redirects';
import { withSmallSite } from '../support/small-site';

const redirects = [
  { from: 'old-york', to: 'toronto' },
  { from: 'ghost-town', to: '/' },
];

/** Asks the small site, where a visitor of an old address ends up after each redirect. */
function withHosting<Result>(task: (hosting: Hosting) => Promise<Result>): Promise<Result> {
  return withSmallSite({}, async ({ publicDir, firebaseConfig }) => {
    const hosting = await startHosting({
      publicDir,
      firebaseConfig: withRedirects(firebaseConfig, redirects),
      handleLocal: (_request, response) => response.end(),
    });
    return task(hosting).finally(() => hosting.close());
  });
}

test.each([
  ['/old-york/?utm_source=x', 301, '/toronto?utm_source=x'],
  ['/old-york/faq/', 301, '/toronto/faq'],
  ['/old-york/faq?utm_term=junk%20removal', 301, '/toronto/faq?utm_term=junk%20removal'],
  ['/old-york/what-we-take/piano', 301, '/toronto/what-we-take/piano'],
  ['/ghost-town', 301, '/'],
  ['/ghost-town/faq/more?gclid=a', 301, '/?gclid=a'],
  // Other addresses are as they were, also those that begin like an old one.
  ['/toronto/faq', 200, null],
  ['/toronto/privacy', 301, '/toronto/privacy-policy'],
  ['/old-york-2', 404, null],
  ['/older/old-york', 404, null],
])('%s is answered %i, and leads for good to %s', async (address, status, location) => {
  const answer = await withHosting(({ url }) => fetch(url + address, { redirect: 'manual' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test('an old address ends at a page that is there', async () => {
  const ends = await withHosting(async ({ url }) => {
    const answers = await Promise.all(
      ['/old-york', '/old-york/faq', '/old-york/privacy', '/ghost-town/faq'].map((address) =>
        fetch(url + address),
      ),
    );
    return answers.map((answer) => [answer.status, new URL(answer.url).pathname]);
  });
  expect(ends).toEqual([
    [200, '/toronto'],
    [200, '/toronto/faq'],
    [200, '/toronto/privacy-policy'],
    [200, '/'],
  ]);
});

test('the editing screen redirects nothing', () => {
  const editing = { target: 'editing', public: 'public-admin' };
  const { hosting } = withRedirects({ hosting: [{ target: 'site' }, editing] }, redirects);
  expect(hosting[1]).toEqual(editing);
});
