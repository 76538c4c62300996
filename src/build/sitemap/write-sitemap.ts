import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../content-model/types';
import { translationPath } from '../../content-model/reading/translation-names';
import { contentsOf, sameInLanguages } from '../../content-model/gatsby/site-pages';
import { readCommitDates } from './commit-dates';
import { listFoundPages } from './page-sources';
import { sitemapFiles } from './sitemap';

type Options = {
  content: Content;
  /** The folder of the content, in a git repository, which has the dates of the last changes. */
  contentDir: string;
  publicDir: string;
};

/** Writes sitemap.xml and robots.txt into public/. robots.txt forbids nothing: pages keep robots away by noindex. */
export function writeSitemap({ content, contentDir, publicDir }: Options): void {
  const { siteUrl } = content.site.brand;
  const dateOf = lastChange(contentDir);
  const pages = contentsOf(content).flatMap((each) =>
    listFoundPages(each).map(({ path: pagePath, sources }) => ({
      path: pagePath,
      language: each.site.words.language,
      address: new URL(pagePath, siteUrl).href,
      lastModified: dateOf(withTranslations(sources, each.site.words.language, contentDir)),
    })),
  );
  const sameAs = sameInLanguages(pages);
  const entries = pages.map((page) => {
    const same = sameAs(page);
    const { address, lastModified } = page;
    return { address, lastModified, ...(same.length > 1 && { alternates: same }) };
  });
  for (const name of readdirSync(publicDir))
    if (/^sitemap(-\d+)?\.xml$/.test(name)) rmSync(path.join(publicDir, name));
  for (const [name, source] of sitemapFiles(siteUrl, entries))
    writeFileSync(path.join(publicDir, name), source);
  const robots = ['User-agent: *', 'Disallow:', '', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`, ''];
  writeFileSync(path.join(publicDir, 'robots.txt'), robots.join('\n'));
}

const withTranslations = (sources: string[], language: string, contentDir: string): string[] => [
  ...sources,
  ...sources
    .map((source) => translationPath(source, language))
    .filter((file) => existsSync(path.join(contentDir, file)) && !sources.includes(file)),
];

function lastChange(contentDir: string): (sources: string[]) => string | undefined {
  const dates = readCommitDates(contentDir);
  const later = (a: string, b: string): string => (Date.parse(a) < Date.parse(b) ? b : a);
  const known = new Map<string, string | undefined>();
  const dateOf = (source: string): string | undefined => {
    if (!source.endsWith('/')) return dates.get(source);
    const folder = path.join(contentDir, source);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
    return latest(names.map((name) => dates.get(source + name)));
  };
  const latest = (found: (string | undefined)[]): string | undefined =>
    found.includes(undefined) ? undefined : (found as string[]).reduce(later, '1970-01-01');
  return (sources) =>
    latest(
      sources.map((source) => {
        if (!known.has(source)) known.set(source, dateOf(source));
        return known.get(source);
      }),
    );
}
