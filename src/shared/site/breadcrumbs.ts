import type { City, Guide, Site } from '../../content-model/types';
import { pathIn } from './languages';
import { guidePath, pathBelow } from './routes';

export type Step = { name: string; path: string };

type CityPageToReach = Pick<Site, 'brand' | 'navigation'> & {
  city: Pick<City, 'path' | 'locationName'>;
  language: string;
  path: string;
  title: string;
  parents?: readonly string[] | undefined;
};

/** Visible breadcrumbs and structured data both come from here, so that they never differ. */
export function stepsTo(page: CityPageToReach): Step[] {
  const { brand, city, language, navigation, path, title, parents = [] } = page;
  const links = [...navigation.footer.links, ...navigation.menu];
  const nameOf = (target: string): string | undefined =>
    links.find(({ to }) => pathBelow(city.path, to) === target)?.label;
  return [
    { name: brand.name, path: pathIn(language, '/') },
    { name: city.locationName, path: city.path },
    ...parents.map((subRoute) => {
      const above = pathBelow(city.path, subRoute);
      return { name: nameOf(above) ?? subRoute, path: above };
    }),
    { name: nameOf(path) ?? title, path },
  ];
}

type GuideToReach = Pick<Guide, 'slug' | 'name'>;

export const stepsToGuide = (brand: Site['brand'], { slug, name }: GuideToReach, language: string) => [
  { name: brand.name, path: pathIn(language, '/') },
  { name, path: pathIn(language, guidePath(slug)) },
];
