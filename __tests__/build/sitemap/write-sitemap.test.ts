import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCommitDates } from '../../../src/build/sitemap/commit-dates';
import { writeSitemap } from '../../../src/build/sitemap/write-sitemap';
import { brandContent as content, brandFiles } from '../../support/brand-fixture';
import { writeContentFolder } from '../../support/content-folder';

let folder: string;
const first = '2026-01-02T03:04:05+00:00';
const later = '2026-05-06T07:08:09+00:00';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
  mkdirSync(path.join(folder, 'public'));
  writeContentFolder(path.join(folder, 'site/content'), brandFiles());
});

afterEach(() => rmSync(folder, { recursive: true }));

const inSite = (name: string): string => path.join(folder, 'site', name);

/** Runs git in the site's folder, as if it were that date. */
function git(options: string[], date = first): void {
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgSign=false'];
  execFileSync('git', [...settings, ...options], {
    cwd: path.join(folder, 'site'),
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

function commit(date: string): void {
  git(['add', '.']);
  git(['commit', '-m', 'Change'], date);
}

/** The dates in the written sitemap by path; null where a page has none. */
function writtenDates(contentDir = inSite('content')): Record<string, string | null> {
  const publicDir = path.join(folder, 'public');
  writeSitemap({ content, contentDir, publicDir });
  const text = readFileSync(path.join(publicDir, 'sitemap.xml'), 'utf8');
  const entries = text.matchAll(/<url><loc>https:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return Object.fromEntries(Array.from(entries, ([, page, date]) => [page, date ?? null]));
}

test('a page was last changed when the latest of its files was', () => {
  git(['init']);
  commit(first);
  writeFileSync(inSite('content/cities/boise.json'), '{}\n');
  writeFileSync(inSite('content/site/steps.json'), '{}\n');
  commit(later);
  expect(writtenDates()).toMatchObject({
    '/toronto': first,
    '/toronto/what-we-take': first,
    '/toronto/how-it-works': later,
    '/boise': later,
    '/boise/what-we-take': later,
    '/privacy-policy': first,
    '/': later,
  });
});

test('a page with a file that was never committed has no date', () => {
  git(['init']);
  rmSync(inSite('content/pages/landing.json'));
  commit(first);
  writeContentFolder(inSite('content'), brandFiles());
  expect(writtenDates()).toMatchObject({ '/': null, '/toronto': first });
});

test('without git no page has a date, and all are listed', () => {
  const dates = writtenDates();
  expect(Object.keys(dates)).toHaveLength(
    content.cities.length * 3 + content.localServices.length + content.guides.length + 3,
  );
  expect(new Set(Object.values(dates))).toStrictEqual(new Set([null]));
});

test('a shallow clone knows the dates of what was changed in it, and claims no others', () => {
  git(['init']);
  commit(first);
  writeFileSync(inSite('content/pages/faq.json'), '{}\n');
  commit(later);
  const clone = path.join(folder, 'clone');
  git(['clone', '--depth', '1', `file://${path.join(folder, 'site')}`, clone]);
  expect(readCommitDates(path.join(clone, 'content')).size).toBe(0);
  rmSync(clone, { recursive: true });
  writeFileSync(inSite('content/site/words.json'), '{}\n');
  commit(later);
  git(['clone', '--depth', '2', `file://${path.join(folder, 'site')}`, clone]);
  expect([...readCommitDates(path.join(clone, 'content')).keys()]).toStrictEqual(['site/words.json']);
});

test('robots may read everything and find the sitemap’s address; an older part of it is deleted', () => {
  const publicDir = path.join(folder, 'public');
  writeFileSync(path.join(publicDir, 'sitemap-7.xml'), 'old');
  writtenDates();
  const robots = readFileSync(path.join(publicDir, 'robots.txt'), 'utf8');
  expect(robots).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${content.site.brand.siteUrl}/sitemap.xml\n`);
  expect(existsSync(path.join(publicDir, 'sitemap-7.xml'))).toBe(false);
});
