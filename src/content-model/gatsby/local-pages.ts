import { cityPath } from '../../domain/routes';
import type { City, Content, Job, LocalPage } from '../types';

/** A link to a page about a service in a city, in words. */
export type LocalLink = { label: string; to: string };

/** What a page about a service in a city gets besides the data of its city. */
export type LocalServiceContext = {
  local: LocalPage;
  /** The jobs that are about it: the city's own, then those of the province or state. */
  jobs: Job[];
  /** To the service to which it belongs, and to the other such pages of the city. */
  here: LocalLink[];
  /** To the pages of the same name in other cities of the province or state. */
  elsewhere: LocalLink[];
};

type Place = Pick<City, 'slug' | 'badgeGroup'>;

const route = 'what-we-take';
const pathOf = ({ city, slug }: LocalPage): string => cityPath(city, `${route}/${slug}`);

/** The links to all pages about a service in a city. */
export function linksIn({ localServices }: Content, city: Place): LocalLink[] {
  return localServices
    .filter((page) => page.city === city.slug)
    .map((page) => ({ label: page.name, to: pathOf(page) }));
}

/** Takes a city and the jobs of its province or state, and gives its pages about a service, each with its own data. */
export function localPagesOf(
  content: Content,
  city: Place,
  nearby: readonly Job[],
): { path: string; context: LocalServiceContext }[] {
  const { cities, services, localServices } = content;
  const neighbours = cities.filter(
    ({ slug, badgeGroup }) => slug !== city.slug && badgeGroup === city.badgeGroup,
  );
  const links = linksIn(content, city);
  return localServices
    .filter((page) => page.city === city.slug)
    .map((local) => {
      const path = pathOf(local);
      const service = services.find(({ slug }) => slug === local.service);
      const list = service && { label: service.title, to: `${cityPath(city.slug, route)}#${service.slug}` };
      const about = nearby.filter((job) => job.about?.includes(local.slug));
      const isOwn = (job: Job): boolean => job.city === city.slug;
      const elsewhere = neighbours.flatMap(({ slug, locationName }) => {
        const same = localServices.find((page) => page.city === slug && page.slug === local.slug);
        return same ? [{ label: locationName, to: pathOf(same) }] : [];
      });
      return {
        path,
        context: {
          local,
          jobs: [...about.filter(isOwn), ...about.filter((job) => !isOwn(job))],
          here: [...(list ? [list] : []), ...links.filter(({ to }) => to !== path)],
          elsewhere,
        },
      };
    });
}
