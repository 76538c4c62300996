import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readCommitDates } from '../../../../src/content-model/gatsby/sitemap/commit-dates';
import { writeSitemap } from '../../../../src/content-model/gatsby/sitemap/write-sitemap';
import { brandContent as content, brandFiles } from '../../../support/brand-fixture';
import { writeContentFolder } from '../../../support/content-folder';
import { folderForEach } from '../../../support/local-database';

const first = '2026-01-02T03:04:05+00:00';
const later = '2026-05-06T07:08:09+00:00';
const inFolder = folderForEach();
const inSite = (...names: string[]): string => inFolder('site', ...names);

beforeEach(() => {
  mkdirSync(inFolder('public'));
  writeContentFolder(inSite('content'), brandFiles());
});

/** Runs git in the site's folder, as if it were that date. */
function git(options: string[], date = first): void {
  const settings = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgSign=false'];
  execFileSync('git', [...settings, ...options], {
    cwd: inSite(),
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

function commit(date: string): void {
  git(['add', '.']);
  git(['commit', '-m', 'Change'], date);
}

/** The dates in the written sitemap by path; null where a page has none. */
function writtenDates(): Record<string, string | null> {
  writeSitemap({ content, contentDir: inSite('content'), publicDir: inFolder('public') });
  const text = readFileSync(inFolder('public', 'sitemap.xml'), 'utf8');
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
  const clone = inFolder('clone');
  git(['clone', '--depth', '1', `file://${inSite()}`, clone]);
  expect(readCommitDates(inFolder('clone', 'content')).size).toBe(0);
  rmSync(clone, { recursive: true });
  writeFileSync(inSite('content/site/words.json'), '{}\n');
  commit(later);
  git(['clone', '--depth', '2', `file://${inSite()}`, clone]);
  expect([...readCommitDates(inFolder('clone', 'content')).keys()]).toStrictEqual(['site/words.json']);
});

test('robots may read everything and find the sitemap’s address', () => {
  writtenDates();
  const robots = readFileSync(inFolder('public', 'robots.txt'), 'utf8');
  expect(robots).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${content.site.brand.siteUrl}/sitemap.xml\n`);
});
