import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Site } from '../../../content-model/types';
import type { Step } from '../../../shared/site/breadcrumbs';
import { addressOf } from './organization';

export function breadcrumbsData(brand: Site['brand'], steps: Step[]): BreadcrumbListLeaf {
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
