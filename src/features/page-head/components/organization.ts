import type { BreadcrumbListLeaf, Graph, OrganizationLeaf, Place, WebSite } from 'schema-dts';
import type { CityPageContext } from '../../../content-model/gatsby/page-contexts';
import type { Site } from '../../../content-model/types';
import type { Step } from '../../../shared/site/breadcrumbs';
import { parsePhoneNumber } from '../../../shared/values/phone-number';

type Brand = Site['brand'];

export const addressOf = (brand: Brand, path: string): string => new URL(path, brand.siteUrl).href;

export function placeOf(name: string, { city, region }: Pick<CityPageContext, 'city' | 'region'>): Place {
  const address = {
    '@type': 'PostalAddress',
    addressRegion: region.code,
    addressCountry: city.country,
  } as const;
  return { '@type': 'Place', name, address };
}

export function organizationOf(brand: Brand): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': addressOf(brand, '/#organization'),
    name: brand.name,
    url: addressOf(brand, '/'),
  };
}

export function siteData(brand: Brand): Omit<Graph, '@context'> {
  const organization: OrganizationLeaf = {
    ...organizationOf(brand),
    slogan: brand.tagline,
    logo: addressOf(brand, brand.logos.default.src),
    telephone: parsePhoneNumber(brand.mainPhone)?.dial,
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': addressOf(brand, '/#website'),
    name: brand.name,
    url: addressOf(brand, '/'),
    publisher: { '@id': addressOf(brand, '/#organization') },
  };
  return { '@graph': [site, organization] };
}

export function breadcrumbsData(brand: Brand, steps: Step[]): BreadcrumbListLeaf {
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
