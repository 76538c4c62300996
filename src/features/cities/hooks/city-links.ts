import { stepsTo, type Step } from '../../../shared/site/breadcrumbs';
import type { CityPage } from './use-city-page';

/**
 * Gives the visible breadcrumbs of a page below a city's home. Takes its sub-route, the title that names it where no menu
 * does, and the sub-routes of the pages between.
 */
export function breadcrumbsTo(
  { city, site, linkTo }: CityPage,
  subRoute: string,
  title: string,
  parents?: readonly string[],
): { name: string; steps: Step[] } {
  return {
    name: site.navigation.breadcrumbsName,
    steps: stepsTo({ ...site, ...site.words, city, path: linkTo(subRoute), title, parents }),
  };
}

/** Gives the links to the city's pages by their sub-routes, for texts that name one in braces. */
export function pageLinks({ site, linkTo }: CityPage): Record<string, { text: string; to: string }[]> {
  const { menu, footer } = site.navigation;
  return Object.fromEntries(
    [...menu, ...footer.links].map(({ label, to }) => [to, [{ text: label, to: linkTo(to) }]]),
  );
}
