import { cityPath, guidePath } from './routes';

/** One page on the way to a page, as breadcrumbs name it. */
export type Step = { name: string; path: string };

type Link = { label: string; to: string };

type CityPageToReach = {
  brand: { name: string };
  city: { slug: string; locationName: string };
  /** Menu and footer, which name the pages; their placeholders are filled. */
  navigation: { menu: Link[]; footer: { links: Link[] } };
  path: string;
  /** Names a page that neither footer nor menu has. */
  title: string;
  /** Pages between the city's home and this one, by their sub-routes. */
  parents?: readonly string[];
};

/**
 * Gives the steps from `/` to a page of a city, the page itself last. Visible breadcrumbs and structured data both come
 * from here, so that they never differ.
 */
export function stepsTo({ brand, city, navigation, path, title, parents = [] }: CityPageToReach): Step[] {
  const links = [...navigation.footer.links, ...navigation.menu];
  const nameOf = (page: string): string | undefined =>
    links.find(({ to }) => cityPath(city.slug, to) === page)?.label;
  return [
    { name: brand.name, path: '/' },
    { name: city.locationName, path: cityPath(city.slug) },
    ...parents.map((subRoute) => {
      const above = cityPath(city.slug, subRoute);
      return { name: nameOf(above) ?? subRoute, path: above };
    }),
    { name: nameOf(path) ?? title, path },
  ];
}

/** Gives the steps from `/` to a guide, which no city is above. */
export const stepsToGuide = (
  brand: { name: string },
  { slug, name }: { slug: string; name: string },
): Step[] => [
  { name: brand.name, path: '/' },
  { name, path: guidePath(slug) },
];
