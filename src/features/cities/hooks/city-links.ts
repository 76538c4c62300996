import { stepsTo, type Step } from '../../../shared/site/breadcrumbs';
import type { CityPage } from './use-city-page';

/** `title` names the page where no menu does; `parents` are the sub-routes of the pages between. */
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

export function pageLinks({ site, linkTo }: CityPage): Record<string, { text: string; to: string }[]> {
  const { menu, footer } = site.navigation;
  return Object.fromEntries(
    [...menu, ...footer.links].map(({ label, to }) => [to, [{ text: label, to: linkTo(to) }]]),
  );
}
