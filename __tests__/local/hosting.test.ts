import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { startHosting, type Hosting } from '../../local/hosting/hosting';
import { makeTemporaryFolder } from '../support/local-database';

type FirebaseConfig = { hosting: object };

// The file that the real hosting gets, on a small site.
const firebaseConfig = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig;
const publicDir = makeTemporaryFolder();
const hash = '7e0c53f822523770e716';
const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'toronto/index.html': '<h1>Toronto</h1>',
  'toronto/privacy-policy/index.html': '<h1>Privacy</h1>',
  [`app-${hash}.js`]: 'run()',
  [`styles.${hash}.css`]: 'h1 {}',
  'static/font-abc123.woff2': 'font',
  'long.txt': 'a long text that is well worth compressing. '.repeat(200),
};

let hosting: Hosting;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(publicDir, name)), { recursive: true });
    writeFileSync(path.join(publicDir, name), text);
  }
  const handleLocal: http.RequestListener = (request, response) => response.end(`lookup ${request.url}`);
  hosting = await startHosting({ publicDir, firebaseConfig, handleLocal });
});
afterAll(async () => {
  await hosting.close();
  rmSync(publicDir, { recursive: true });
});

const get = (address: string) => fetch(`${hosting.url}${address}`, { redirect: 'manual' });

const revalidated = 'public, max-age=0, must-revalidate';
const forAYear = 'public, max-age=31536000, immutable';

test('while the site is being built every address says so and asks again, and then it is there', async () => {
  let isBuilt = false;
  const handleLocal: http.RequestListener = (request, response) => response.end(`lookup ${request.url}`);
  const building = await startHosting({ publicDir, firebaseConfig, handleLocal, isBuilt: () => isBuilt });
  for (const address of ['/toronto', '/nowhere']) {
    const answer = await fetch(building.url + address);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const page = await answer.text();
    expect(page).toContain('<h1>The site is being built</h1>');
    expect(page).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  }
  expect(await (await fetch(`${building.url}/__local/ip`)).text()).toBe('lookup /__local/ip');
  isBuilt = true;
  expect(await (await fetch(`${building.url}/toronto`)).text()).toBe('<h1>Toronto</h1>');
  await building.close();
});

test.each([
  ['/', 200, '<h1>Home</h1>'],
  ['/toronto?utm_source=ad&utm_medium=cpc', 200, '<h1>Toronto</h1>'],
  ['/toronto/privacy-policy', 200, '<h1>Privacy</h1>'],
  ['/toronto/', 301, '/toronto'],
  ['/toronto/?utm_source=ad', 301, '/toronto?utm_source=ad'],
  ['/toronto/index.html?a=1', 301, '/toronto?a=1'],
  ['/toronto/privacy?utm_term=junk%20removal', 301, '/toronto/privacy-policy?utm_term=junk%20removal'],
])('%s is answered %i with %s', async (address, status, what) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location') ?? (await answer.text())]).toEqual([status, what]);
});

test.each(['/nowhere', '/TORONTO/Privacy-Policy?utm_source=ad', '/..%2f..%2fetc%2fpasswd', '/.env'])(
  '%s is the 404 page, with its status, always asked for anew',
  async (address) => {
    const answer = await get(address);
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not found</h1>']);
    expect(answer.headers.get('cache-control')).toBe(revalidated);
  },
);

test.each([
  ['/toronto', revalidated],
  [`/app-${hash}.js`, forAYear],
  [`/styles.${hash}.css`, forAYear],
  ['/static/font-abc123.woff2', forAYear],
])('%s is kept as "%s", and is not to be guessed at', async (address, cacheControl) => {
  const { headers } = await get(address);
  expect(headers.get('cache-control')).toBe(cacheControl);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('texts are compressed for a browser that can read that', async () => {
  const plain = (await fetch(`${hosting.url}/long.txt`, { headers: { 'accept-encoding': 'identity' } }))
    .headers;
  const packed = await fetch(`${hosting.url}/long.txt`, { headers: { 'accept-encoding': 'gzip' } });
  expect(plain.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe(files['long.txt']);
});

function getRaw(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port: hosting.port, path: address }, (answer) =>
      resolve(answer.resume().statusCode),
    );
    request.on('error', reject);
  });
}

test('malformed addresses do not end the hosting', async () => {
  const statuses = await Promise.all(
    ['/%', '/%E0%A4%A', '/toronto?q=%', '//', '/%00', '/%252e%252e/'].map(getRaw),
  );
  // How a query is encoded is for the page to bear.
  expect(statuses.slice(0, 3)).toEqual([400, 400, 200]);
  expect((await get('/toronto')).status).toBe(200);
});

test('a file that vanishes during the answer does not end the hosting', async () => {
  const file = path.join(publicDir, 'vanishing.txt');
  // A pipe is open for writing as soon as it is being read: superstatic reads each file twice.
  execFileSync('mkfifo', [file]);
  const answer = get('/vanishing.txt');
  const pipe = await open(file, 'w');
  rmSync(file);
  await pipe.close();
  expect([(await answer).status, await (await answer).text()]).toEqual([404, '<h1>Not found</h1>']);
  expect((await get('/')).status).toBe(200);
});
