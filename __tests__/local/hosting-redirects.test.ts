import { startHosting, type Hosting } from '../../local/hosting/hosting';
import { withRedirects } from '../../src/domain/hosting-redirects';
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

async function askFor(addresses: string[]): Promise<unknown[]> {
  return withHosting(({ url }) =>
    Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(url + address, { redirect: 'manual' });
        return [address, answer.status, answer.headers.get('location')];
      }),
    ),
  );
}

test('an old address leads for good to the same page of the city, and keeps what named the campaign', async () => {
  const moved = [
    ['/old-york', '/toronto'],
    ['/old-york/', '/toronto'],
    ['/old-york?utm_source=x', '/toronto?utm_source=x'],
    ['/old-york/faq', '/toronto/faq'],
    ['/old-york/faq/', '/toronto/faq'],
    [
      '/old-york/faq?utm_source=x&utm_term=junk%20removal',
      '/toronto/faq?utm_source=x&utm_term=junk%20removal',
    ],
    ['/old-york/what-we-take/piano', '/toronto/what-we-take/piano'],
    ['/old-york/privacy', '/toronto/privacy'],
  ];
  const answers = moved.map(([from, to]) => [from, 301, to]);
  expect(await askFor(moved.map(([from = '']) => from))).toEqual(answers);
});

test('where no city has taken its place, every old address leads to the landing page', async () => {
  expect(await askFor(['/ghost-town', '/ghost-town/faq/more?gclid=a'])).toEqual([
    ['/ghost-town', 301, '/'],
    ['/ghost-town/faq/more?gclid=a', 301, '/?gclid=a'],
  ]);
});

test('other addresses are as they were, also those that begin like an old one', async () => {
  expect(await askFor(['/toronto/faq', '/toronto/privacy', '/old-york-2', '/older/old-york'])).toEqual([
    ['/toronto/faq', 200, null],
    ['/toronto/privacy', 301, '/toronto/privacy-policy'],
    ['/old-york-2', 404, null],
    ['/older/old-york', 404, null],
  ]);
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
