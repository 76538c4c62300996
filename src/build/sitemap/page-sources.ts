import { readFileSync } from 'node:fs';
import { readQuery } from '../../content-model/gatsby/content-query';
import { requiredPaths } from '../../content-model/reading/content-kinds';
import type { City } from '../../content-model/types';
import { cityPath, citySubRoutes } from '../../domain/routes';

/** A page that search engines may show, and its files of content/; a folder stands for all files in it. */
export type FoundPage = { path: string; sources: string[] };

/** The files of content/ that the queries in a source text ask for. */
export function readSources(source: string): string[] {
  const queries = Array.from(source.matchAll(/graphql`([^`]*)`/g), ([, query = '']) => readQuery(query));
  return queries.flat().flatMap(({ args: { path, kind } }) => {
    if (kind) return `${kind}/`;
    return requiredPaths.find((file) => file.startsWith(`${path}.`)) ?? [];
  });
}

const sourcesOf = (module: string): string[] => readSources(readFileSync(module, 'utf8'));

/**
 * Lists every page that search engines may show: all but /thankyou and the one that stands in for the missing. What a
 * page is made of stands in its own query and in that of its frame, which are read from src/.
 */
export function listFoundPages(cities: Pick<City, 'slug' | 'badgeGroup'>[]): FoundPage[] {
  const frame = sourcesOf('src/hooks/use-site-content.ts');
  const ofBrand = [
    { path: '/', sources: [...frame, ...sourcesOf('src/pages/index.tsx')] },
    { path: '/book', sources: [...frame, ...sourcesOf('src/pages/book.tsx')] },
  ];
  const shared = citySubRoutes.map((subRoute) => ({
    subRoute,
    sources: [...frame, ...sourcesOf(`src/templates/${subRoute || 'home'}.tsx`)],
  }));
  const ofCities = cities.flatMap(({ slug, badgeGroup }) =>
    shared.map(({ subRoute, sources }) => ({
      path: cityPath(slug, subRoute),
      sources: [...sources, `cities/${slug}.json`, `badges/${badgeGroup}.json`],
    })),
  );
  return [...ofBrand, ...ofCities];
}
