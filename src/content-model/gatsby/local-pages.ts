import { guidePath, pathBelow } from '../../shared/site/routes';
import type { City, Content, Job, LocalPage, Review } from '../types';

export type LocalLink = { label: string; to: string };

export type LocalServiceContext = ReturnType<typeof localPagesOf>[number]['context'];

type Place = Pick<City, 'slug' | 'path' | 'badgeGroup'>;

const route = 'what-we-take';
const pathOf = ({ path }: Place, { slug }: LocalPage): string => pathBelow(path, `${route}/${slug}`);

export function linksIn({ localServices }: Content, city: Place): LocalLink[] {
  return localServices
    .filter((page) => page.city === city.slug)
    .map((page) => ({ label: page.name, to: pathOf(city, page) }));
}

/** The reviews and jobs of a province or state; the reviews of the city come first. */
type Nearby = { reviews: readonly Review[]; jobs: readonly Job[] };

/** Gives a city's pages about a service, each with its own data; takes what is known of its province or state. */
export function localPagesOf(content: Content, city: Place, { reviews, jobs }: Nearby) {
  const { cities, services, guides, localServices } = content;
  const neighbours = cities.filter(
    ({ slug, badgeGroup }) => slug !== city.slug && badgeGroup === city.badgeGroup,
  );
  const links = linksIn(content, city);
  return localServices
    .filter((page) => page.city === city.slug)
    .map((local) => {
      const path = pathOf(city, local);
      const service = services.find(({ slug }) => slug === local.service);
      const list = service && { label: service.title, to: `${pathBelow(city.path, route)}#${service.slug}` };
      const isAbout = ({ about }: Review | Job): boolean => about?.includes(local.slug) ?? false;
      const isOwn = (job: Job): boolean => job.city === city.slug;
      const elsewhere = neighbours.flatMap((neighbour) => {
        const { slug, locationName } = neighbour;
        const same = localServices.find((page) => page.city === slug && page.slug === local.slug);
        return same ? [{ label: locationName, to: pathOf(neighbour, same) }] : [];
      });
      return {
        path,
        context: {
          local,
          reviews: reviews.filter(isAbout),
          jobs: [...jobs.filter(isOwn), ...jobs.filter((job) => !isOwn(job))].filter(isAbout),
          here: [...(list ? [list] : []), ...links.filter(({ to }) => to !== path)],
          elsewhere,
          guides: guides
            .filter((guide) => guide.local?.includes(local.slug))
            .map(({ name, slug }) => ({ label: name, to: guidePath(slug) })),
        },
      };
    });
}
