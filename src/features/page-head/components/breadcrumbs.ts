import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../../../content-model/types';
import type { Step } from '../../../shared/site/breadcrumbs';
import { addressOf } from './organization';

/** Gives the breadcrumbs of a page, from `/` on; takes the name and path of each step. */
export function breadcrumbs(brand: Site['brand'], steps: Step[]): BreadcrumbList {
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
