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
  'page-data/toronto/page-data.json': '{"path":"/toronto"}',
  [`app-${hash}.js`]: 'run()',
  [`component---src-templates-home-tsx-${hash}.js`]: 'home()',
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
  for (const address of ['/', '/toronto', '/nowhere']) {
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
  ['/', 'Home'],
  ['/?utm_source=ad', 'Home'],
  ['/toronto', 'Toronto'],
  ['/toronto?utm_source=ad&utm_medium=cpc', 'Toronto'],
  ['/toronto/privacy-policy', 'Privacy'],
])('%s is served as it is asked for', async (address, title) => {
  const answer = await get(address);
  expect([answer.status, await answer.text()]).toEqual([200, `<h1>${title}</h1>`]);
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test.each([
  ['/toronto/', '/toronto'],
  ['/toronto/?utm_source=ad', '/toronto?utm_source=ad'],
  ['/toronto/index.html?a=1', '/toronto?a=1'],
  ['/toronto/privacy', '/toronto/privacy-policy'],
  [
    '/toronto/privacy?utm_source=ad&utm_term=junk%20removal',
    '/toronto/privacy-policy?utm_source=ad&utm_term=junk%20removal',
  ],
])('%s goes to %s for good', async (address, target) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
});

test.each([
  '/nowhere',
  '/toronto/nowhere',
  '/Toronto',
  '/TORONTO/Privacy-Policy?utm_source=ad',
  '/Toronto/Privacy-Policy/',
  '/../package.json',
  '/..%2f..%2fetc%2fpasswd',
  '/.env',
])('%s is the 404 page, with its status, always asked for anew', async (address) => {
  const answer = await get(address);
  expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not found</h1>']);
  expect(answer.headers.get('cache-control')).toBe(revalidated);
});

test.each([
  ['/toronto', revalidated],
  ['/page-data/toronto/page-data.json', revalidated],
  [`/app-${hash}.js`, forAYear],
  [`/component---src-templates-home-tsx-${hash}.js`, forAYear],
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

test('requests below /__local/ go to the lookups', async () => {
  expect(await (await get('/__local/ip?a=1')).text()).toBe('lookup /__local/ip?a=1');
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

test('rewrites of firebase.json are honoured', async () => {
  const rewriting = await startHosting({
    publicDir,
    firebaseConfig: { hosting: { rewrites: [{ source: '/app/**', destination: '/index.html' }] } },
    handleLocal: () => undefined,
  });
  const answer = await fetch(`${rewriting.url}/app/anything`);
  await rewriting.close();
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Home</h1>']);
});

test('a busy port is refused with its system error', async () => {
  const again = startHosting({ port: hosting.port, publicDir, firebaseConfig, handleLocal: () => undefined });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
