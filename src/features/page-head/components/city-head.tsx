import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../../../content-model/types';
import { stepsTo, type Step } from '../../../shared/site/breadcrumbs';
import { CityPageHead, type CityPageHeadProps } from './city-page-head';
import { addressOf } from './organization';
import { serviceData, type DescribedService } from './service';

type CityHeadProps = Omit<CityPageHeadProps, 'describe'> & {
  /** The routes of the city above the page, such as "what-we-take", by their names in the menu. */
  parents?: readonly string[];
  /** The page's own name in the breadcrumbs, where the menu has none. */
  name?: string;
  /** The services that the page describes. */
  services?: DescribedService[];
};

/** The head of a page below a city's home, with breadcrumbs to it. */
export function CityHead({ parents, name, services, ...head }: CityHeadProps) {
  return (
    <CityPageHead
      {...head}
      describe={({ served, path, navigation, meta, fill }) => {
        const title = fill(name) ?? meta.title;
        const steps = stepsTo({ ...served, navigation, path, title, parents });
        return [...(services ? [serviceData(served, fill(services))] : []), breadcrumbs(served.brand, steps)];
      }}
    />
  );
}

function breadcrumbs(brand: Site['brand'], steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(brand, path),
    })),
  };
}
