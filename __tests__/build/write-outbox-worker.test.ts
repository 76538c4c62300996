import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeOutboxWorker } from '../../src/build/browser-scripts';
import { makeTemporaryFolder } from '../support/local-database';

afterEach(() => {
  delete process.env.GATSBY_DATABASE_URL;
  delete process.env.GATSBY_APP_CHECK_KEY;
});

test('the worker knows the database of its build, only sends, and has none of the SDK', () => {
  process.env.GATSBY_DATABASE_URL = 'https://some-brand.firebaseio.com';
  process.env.GATSBY_APP_CHECK_KEY = 'key';
  const publicDir = makeTemporaryFolder();
  writeOutboxWorker(publicDir);
  const script = readFileSync(path.join(publicDir, 'outbox-worker.js'), 'utf8');
  expect(script).toContain('https://some-brand.firebaseio.com');
  expect(script).toMatch(/addEventListener\("sync"/);
  expect(script).not.toMatch(
    /addEventListener\("fetch"|respondWith|\bcaches\b|process\.env|initializeApp|clients\.claim/,
  );
});
