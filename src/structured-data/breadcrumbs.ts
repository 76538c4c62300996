import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../content-model/types';
import { addressOf } from './organization';

/** The way to a page, from `/` on: each step by its name and path. */
export function breadcrumbs(brand: Site['brand'], steps: { name: string; path: string }[]): BreadcrumbList {
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
