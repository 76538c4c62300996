import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startHosting, type Hosting } from '../../local/hosting/hosting';
import { PlainError } from '../../local/plain-error';
import { makeTemporaryFolder } from '../support/local-database';

const firebaseConfig = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: object };
const publicDir = makeTemporaryFolder();
const handleLocal = (): void => undefined;

let site: Hosting;
let editing: Hosting;
beforeAll(async () => {
  for (const name of [
    'index.html',
    '404.html',
    'admin/index.html',
    'social/toronto.png',
    'outbox-worker.js',
  ]) {
    mkdirSync(path.dirname(path.join(publicDir, name)), { recursive: true });
    writeFileSync(path.join(publicDir, name), name);
  }
  site = await startHosting({ publicDir, firebaseConfig, handleLocal });
  editing = await startHosting({ publicDir, firebaseConfig, handleLocal, target: 'editing' });
});
afterAll(async () => {
  await Promise.all([site.close(), editing.close()]);
  rmSync(publicDir, { recursive: true });
});

const headersOf = async ({ url }: Hosting, at: string): Promise<Record<string, string>> =>
  Object.fromEntries((await fetch(url + at)).headers);

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
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'permissions-policy': expect.stringContaining('camera=()'),
};

test.each(['/', '/nowhere'])('the site answers %s with every header of an A+', async (at) => {
  const headers = await headersOf(site, at);
  expect(headers).toMatchObject(asObservatoryWants);
  expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  expect(directivesOf(headers)).toEqual({ 'frame-ancestors': ["'none'"] });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('x-robots-tag');
  // A picture for shared links may be shown by other sites, and nothing else may.
  const picture = await headersOf(site, '/social/toronto.png');
  expect(picture).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
});

test('the service worker is asked for anew each time, and talks to the database alone', async () => {
  const headers = await headersOf(site, '/outbox-worker.js?v=4983393');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(directivesOf(headers)).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': [
      'https://*.firebaseio.com',
      'https://*.firebasedatabase.app',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ],
  });
});

test.each(['/', '/admin/', '/nowhere'])(
  'the editing screen answers %s with headers of its own',
  async (at) => {
    const headers = await headersOf(editing, at);
    expect(headers).toMatchObject({
      ...asObservatoryWants,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-cache',
      // The window in which an editor signs in must be able to answer.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

test('the editing screen runs its own scripts alone, and talks to nobody but GitHub', async () => {
  const directives = directivesOf(await headersOf(editing, '/admin/'));
  expect(directives).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'connect-src': ["'self'", 'blob:', 'https://api.github.com', 'https://www.githubstatus.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
});

test('a firebase.json without that site is refused in one sentence', async () => {
  const start = startHosting({ publicDir, firebaseConfig: { hosting: [] }, handleLocal });
  await expect(start).rejects.toThrow(PlainError);
  await expect(start).rejects.toThrow('firebase.json has no hosting with the target "site": add it.');
});
