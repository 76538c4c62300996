import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../types';
import { translationPath } from '../../reading/translation-names';
import { contentsOf, sameInLanguages } from '../site-pages';
import { readCommitDates } from './commit-dates';
import { listFoundPages } from './page-sources';

type Options = {
  content: Content;
  /** The folder of the content, in a git repository, which has the dates of the last changes. */
  contentDir: string;
  publicDir: string;
};

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Writes sitemap.xml and robots.txt into public/. robots.txt forbids nothing: pages keep robots away by noindex. */
export function writeSitemap({ content, contentDir, publicDir }: Options): void {
  const addressOf = (page: string): string => new URL(page, content.site.brand.siteUrl).href;
  const dateOf = lastChange(contentDir);
  const pages = contentsOf(content).flatMap((each) => {
    const { language } = each.site.words;
    return listFoundPages(each).map(({ path: page, sources }) => ({
      path: page,
      language,
      date: dateOf(withTranslations(sources, language, contentDir)),
    }));
  });
  const sameAs = sameInLanguages(pages);
  // A file may list 50,000 pages: those of 3,000 cities in three languages.
  const entries = pages.map((page) => {
    const date = page.date ? `<lastmod>${page.date}</lastmod>` : '';
    const same = sameAs(page).map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${addressOf(each.path)}"/>`,
    );
    const alternates = same.length > 1 ? same.join('') : '';
    return `<url><loc>${addressOf(page.path)}</loc>${date}${alternates}</url>`;
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${namespaces}>`,
    ...entries,
    '</urlset>',
    '',
  ];
  writeFileSync(path.join(publicDir, 'sitemap.xml'), lines.join('\n'));
  const robots = ['User-agent: *', 'Disallow:', '', `Sitemap: ${addressOf('/sitemap.xml')}`, ''];
  writeFileSync(path.join(publicDir, 'robots.txt'), robots.join('\n'));
}

const withTranslations = (sources: string[], language: string, contentDir: string): string[] => [
  ...sources,
  ...sources
    .map((source) => translationPath(source, language))
    .filter((file) => existsSync(path.join(contentDir, file)) && !sources.includes(file)),
];

/** Gives when the latest of a page's files was changed; nothing if one of them has no date. */
function lastChange(contentDir: string): (sources: string[]) => string | undefined {
  const dates = readCommitDates(contentDir);
  const filesIn = (folder: string): string[] =>
    readdirSync(path.join(contentDir, folder))
      .filter((name) => !name.startsWith('.'))
      .map((name) => folder + name);
  return (sources) => {
    const files = sources.flatMap((source) => (source.endsWith('/') ? filesIn(source) : source));
    const later = (a?: string, b?: string) => a && b && (Date.parse(a) < Date.parse(b) ? b : a);
    return files.map((file) => dates.get(file)).reduce(later);
  };
}
