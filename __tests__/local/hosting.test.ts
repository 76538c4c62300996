import { readFileSync } from 'node:fs';
import http from 'node:http';
import { startHosting } from '../../local/hosting/hosting';
import { rulesOf, rulesOfPage, withLanguages, withRedirects } from '../../src/shared/site/hosting-redirects';
import { folderForAll, writeFiles } from '../support/local-database';

// The file that the real hosting gets, on a small site with two old addresses.
const rules = [
  ...rulesOfPage({ from: '/junk-removal/pianos', to: '/junk-removal/furniture' }, []),
  ...rulesOfPage({ from: '/:city/offer/spring', to: '/:city', source: 'flyer' }, ['toronto']),
  ...rulesOf({ from: 'old-york', to: 'toronto' }),
  ...rulesOf({ from: 'ghost-town', to: '/' }),
];
const redirects = withLanguages(rules, ['fr']);
const firebaseConfig = withRedirects(
  JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: object },
  redirects,
);
const publicDir = folderForAll()();
const files: Record<string, string> = {
  'index.html': 'Home',
  'google12ab.html/index.html': 'google-site-verification: google12ab.html',
  '404.html': 'Not found',
  'toronto/index.html': 'Toronto',
  'toronto/privacy-policy/index.html': 'Privacy',
  'admin/index.html': 'Editing',
  'social/toronto.png': 'picture',
  'outbox-worker.js': 'work()',
  'islands/start-7e0c53f8.js': 'run()',
  'page-data/app-data.json': '{}',
  'static/font-abc123.woff2': 'font',
};
const handleLocal: http.RequestListener = (request, response) => response.end(`lookup ${request.url}`);

type Hosting = Awaited<ReturnType<typeof startHosting>>;
let site: Hosting;
let editing: Hosting;
beforeAll(async () => {
  writeFiles(publicDir, files);
  site = await startHosting({ publicDir, firebaseConfig, handleLocal });
  editing = await startHosting({ publicDir, firebaseConfig, handleLocal, target: 'editing' });
});
afterAll(() => Promise.all([site.close(), editing.close()]));

const get = (address: string, { url } = site) => fetch(url + address, { redirect: 'manual' });
const headersOf = async (at: string, of = site): Promise<Record<string, string>> =>
  Object.fromEntries((await get(at, of)).headers);

test('while the site is being built every address says so and asks again, and then it is there', async () => {
  let isBuilt = false;
  const building = await startHosting({ publicDir, firebaseConfig, handleLocal, isBuilt: () => isBuilt });
  const answer = await get('/nowhere', building);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await answer.text()).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  expect(await (await get('/__local/ip', building)).text()).toBe('lookup /__local/ip');
  isBuilt = true;
  expect(await (await get('/toronto', building)).text()).toBe('Toronto');
  await building.close();
});

test.each([
  ['/', 200, 'Home'],
  ['/toronto?utm_source=ad&utm_medium=cpc', 200, 'Toronto'],
  // How a query is encoded is for the page to bear.
  ['/toronto?q=%', 200, 'Toronto'],
  ['/google12ab.html', 200, 'google-site-verification: google12ab.html'],
  ['/toronto/?utm_source=ad', 301, '/toronto?utm_source=ad'],
  ['/toronto/index.html?a=1', 301, '/toronto?a=1'],
  ['/toronto/privacy?utm_term=junk%20removal', 301, '/toronto/privacy-policy?utm_term=junk%20removal'],
  ['/old-york/?utm_source=x', 301, '/toronto?utm_source=x'],
  ['/old-york/faq?utm_term=junk%20removal', 301, '/toronto/faq?utm_term=junk%20removal'],
  ['/ghost-town/faq/more?gclid=a', 301, '/?gclid=a'],
  ['/junk-removal/pianos?gclid=a', 301, '/junk-removal/furniture?gclid=a'],
  ['/fr/junk-removal/pianos', 301, '/fr/junk-removal/furniture'],
  ['/fr/ghost-town?gclid=a', 301, '/fr?gclid=a'],
  ['/fr/toronto/offer/spring?a=1', 302, '/fr/toronto?utm_source=flyer&utm_campaign=spring&a=1'],
  // No language of the site.
  ['/toronto/junk-removal/pianos', 404, 'Not found'],
  // A campaign may begin again, so nobody may remember this redirect.
  ['/toronto/offer/spring?utm_source=x', 302, '/toronto?utm_source=flyer&utm_campaign=spring&utm_source=x'],
  // Other addresses are as they were, also those that begin like an old one.
  ['/old-york-2', 404, 'Not found'],
  ['/TORONTO/Privacy-Policy?utm_source=ad', 404, 'Not found'],
  ['/..%2f..%2fetc%2fpasswd', 404, 'Not found'],
  // The next build needs it, and no page.
  ['/page-data/app-data.json', 404, 'Not found'],
])('%s is answered %i with %s', async (address, status, what) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location') ?? (await answer.text())]).toEqual([status, what]);
});

test('the editing screen redirects nothing', () => {
  const config = { target: 'editing', public: 'public-admin' };
  const { hosting } = withRedirects({ hosting: [{ target: 'site' }, config] }, redirects);
  expect(hosting[1]).toEqual(config);
});

const revalidated = 'public, max-age=0, must-revalidate';
const forAYear = 'public, max-age=31536000, immutable';

test.each([
  ['/toronto', revalidated],
  ['/nowhere', revalidated],
  ['/outbox-worker.js?v=4983393', revalidated],
  ['/islands/start-7e0c53f8.js', forAYear],
  ['/islands/start-gone.js', 'no-cache'],
  ['/static/font-abc123.woff2', forAYear],
])('%s is kept as "%s"', async (address, cacheControl) => {
  expect(await headersOf(address)).toMatchObject({ 'cache-control': cacheControl });
});

function directivesOf(headers: Record<string, string>): Record<string, string[]> {
  const policies = (headers['content-security-policy'] ?? '').split('; ').map((text) => text.split(' '));
  return Object.fromEntries(policies.map(([name, ...sources]) => [name, sources]));
}

// What the MDN HTTP Observatory takes points off for, or gives them for, beside the policy in each page.
const asObservatoryWants = {
  'strict-transport-security': expect.stringMatching(/^max-age=31536000; includeSubDomains$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

test.each<[string, () => Hosting, object]>([
  [
    'the site',
    () => site,
    { 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin' },
  ],
  [
    'the editing screen',
    () => editing,
    {
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-cache',
      // The window in which an editor signs in must be able to answer.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    },
  ],
])('%s has every header of an A+ and its own', async (_, hosting, own) => {
  for (const at of ['/', '/admin/', '/nowhere'])
    expect(await headersOf(at, hosting())).toMatchObject({ ...asObservatoryWants, ...own });
});

test('a page of the site may be in no frame, and is shared with nobody', async () => {
  const headers = await headersOf('/');
  expect(directivesOf(headers)).toEqual({ 'frame-ancestors': ["'none'"] });
  for (const name of ['access-control-allow-origin', 'set-cookie', 'x-robots-tag'])
    expect(headers).not.toHaveProperty(name);
});

test('a picture for shared links may be shown by other sites, the service worker talks to the database alone', async () => {
  const picture = await headersOf('/social/toronto.png');
  expect(picture).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
  expect(readFileSync('firebase.json', 'utf8')).not.toContain('localhost');
  const databases = ['https://*.firebaseio.com', 'https://*.firebasedatabase.app'];
  expect(directivesOf(await headersOf('/outbox-worker.js'))).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': [databases[0], 'http://localhost:*', 'http://127.0.0.1:*', databases[1]],
  });
});

test('the editing screen runs its own scripts alone, and talks to nobody but GitHub and who signs staff in', async () => {
  expect(directivesOf(await headersOf('/admin/', editing))).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-eval'", 'https://apis.google.com'],
    'connect-src': [
      "'self'",
      'blob:',
      'https://api.github.com',
      'https://www.githubstatus.com',
      'https://*.cloudfunctions.net',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});
