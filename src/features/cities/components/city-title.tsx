import type { ComponentProps } from 'react';
import { stepsTo } from '../../../shared/site/breadcrumbs';
import { PageTitle } from '../../../shared/ui/page-title';
import type { CityPage } from '../hooks/use-city-page';

type CityTitleProps = Omit<ComponentProps<typeof PageTitle>, 'breadcrumbs'> & {
  page: CityPage;
  texts: { meta: { title: string } };
  route: string;
  /** Names the page where no menu does; without it the title for search engines. */
  name?: string;
  /** The sub-routes of the pages between the home and this one. */
  parents?: readonly string[];
};

export function CityTitle({ page, route, name, parents, ...rest }: CityTitleProps) {
  const { city, site, linkTo } = page;
  const title = name ?? rest.texts.meta.title;
  const steps = stepsTo({ ...site, ...site.words, city, path: linkTo(route), title, parents });
  return <PageTitle {...rest} breadcrumbs={{ name: site.navigation.breadcrumbsName, steps }} />;
}

export function pageLinks({ site, linkTo }: CityPage): Record<string, { text: string; to: string }[]> {
  const links = [...site.navigation.menu, ...site.navigation.footer.links];
  return Object.fromEntries(links.map(({ label, to }) => [to, [{ text: label, to: linkTo(to) }]]));
}
