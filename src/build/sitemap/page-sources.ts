import { readFileSync } from 'node:fs';
import { readQuery } from '../../content-model/gatsby/content-query';
import { requiredPaths } from '../../content-model/reading/content-kinds';
import type { City, LocalPage } from '../../content-model/types';
import { cityPath, citySubRoutes } from '../../domain/routes';

/** A page that search engines may show, and its files of content/; a folder stands for all files in it. */
export type FoundPage = { path: string; sources: string[] };

/** Gives the files of content/ that the queries in a source text read. */
export function readSources(source: string): string[] {
  const queries = Array.from(source.matchAll(/graphql`([^`]*)`/g), ([, query = '']) => readQuery(query));
  return queries.flat().flatMap(({ args: { path, kind } }) => {
    if (kind) return `${kind}/`;
    return requiredPaths.find((file) => file.startsWith(`${path}.`)) ?? [];
  });
}

const sourcesOf = (module: string): string[] => readSources(readFileSync(module, 'utf8'));

/**
 * Lists every page that search engines may show: all except /thankyou and the page for missing addresses. The queries of
 * a page and of its frame, which are read from src/, name its files.
 */
export function listFoundPages(
  cities: Pick<City, 'slug' | 'badgeGroup'>[],
  localServices: Pick<LocalPage, 'city' | 'slug'>[] = [],
): FoundPage[] {
  const frame = sourcesOf('src/hooks/use-site-content.ts');
  const ofBrand = [
    { path: '/', sources: [...frame, ...sourcesOf('src/pages/index.tsx')] },
    { path: '/book', sources: [...frame, ...sourcesOf('src/pages/book.tsx')] },
  ];
  const shared = citySubRoutes.map((subRoute) => ({
    subRoute,
    sources: [...frame, ...sourcesOf(`src/templates/${subRoute || 'home'}.tsx`)],
  }));
  const ofLocalServices = [...frame, ...sourcesOf('src/templates/local-service.tsx')];
  const ofCities = cities.flatMap(({ slug, badgeGroup }) => {
    const own = [`cities/${slug}.json`, `badges/${badgeGroup}.json`];
    const eight = shared.map(({ subRoute, sources }) => ({
      path: cityPath(slug, subRoute),
      sources: [...sources, ...own],
    }));
    const about = localServices
      .filter(({ city }) => city === slug)
      .map((page) => ({
        path: cityPath(slug, `what-we-take/${page.slug}`),
        sources: [...ofLocalServices, ...own, `local-services/${slug}/${page.slug}.json`],
      }));
    return [...eight, ...about];
  });
  return [...ofBrand, ...ofCities];
}
