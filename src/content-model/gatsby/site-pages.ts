import { languagesOf, pathIn, splitLanguage } from '../../shared/site/languages';
import { brandPaths, thankYouPath } from '../../shared/site/routes';
import type { Content } from '../types';
import { listCityPages } from './city-pages';
import { listGuidePages } from './guide-pages';

export type MadePage = { path: string; component: string; context: object };

type PageInLanguage = MadePage & { context: { language: string } };

/** The content of each language, English first. */
export const contentsOf = <Part extends Pick<Content, 'languages'>>(content: Part): (Part | Content)[] => [
  content,
  ...Object.values(content.languages),
];

/** Gives a function for the pages that are the same one in each of its languages. */
export function sameInLanguages<Page extends { path: string }>(
  pages: readonly Page[],
): (page: Page) => readonly Page[] {
  const byAddress = new Map<string, Page[]>();
  for (const page of pages) {
    const { rest } = splitLanguage(page.path);
    byAddress.set(rest, [...(byAddress.get(rest) ?? []), page]);
  }
  return ({ path }) => byAddress.get(splitLanguage(path).rest) ?? [];
}

/** Lists the pages of one language's content: of its cities, its guides, and those without a city. */
export const listPages = (
  content: Content,
  ...given: [phones: Parameters<typeof listCityPages>[1], extras: Parameters<typeof listCityPages>[2]]
): PageInLanguage[] => [
  ...listCityPages(content, ...given).map(({ template, ...page }) => ({
    ...page,
    component: `src/templates/${template}`,
  })),
  ...listGuidePages(content).map((page) => ({ ...page, component: 'src/templates/guide' })),
  ...listBrandPages(content),
];

const listBrandPages = ({ site }: Content): PageInLanguage[] =>
  ['/', ...brandPaths].map((path) => ({
    path: pathIn(site.words.language, path),
    component: `src/templates/brand${path === '/' ? '/index' : path}`,
    context: { language: site.words.language },
  }));

/** Tells each page where it is in other languages, in the order in which its city names them. */
export function linkLanguages<Page extends PageInLanguage>(pages: readonly Page[], content: Content): Page[] {
  const names = new Map(
    contentsOf(content).map(({ site }) => [site.words.language, site.navigation.language]),
  );
  const orders = new Map(content.cities.map((city) => [city.slug, languagesOf(city)]));
  const sameAs = sameInLanguages(pages);
  return pages.map((page) => {
    const { rest } = splitLanguage(page.path);
    const same = sameAs(page);
    // Only the page that was asked for knows the request that it confirms.
    if (same.length < 2 || rest === thankYouPath) return page;
    const [, slug = ''] = rest.split('/');
    const order = orders.get(slug) ?? [...names.keys()];
    const languages = same
      .map(({ path, context }) => ({ code: context.language, path, ...names.get(context.language)! }))
      .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
    return { ...page, context: { ...page.context, languages } };
  });
}
