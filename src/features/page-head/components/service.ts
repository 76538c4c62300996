import type { Graph, HomeAndConstructionBusinessLeaf, Place, ServiceLeaf } from 'schema-dts';
import type { CityPageContext } from '../../../content-model/gatsby/page-contexts';
import type { Site } from '../../../content-model/types';
import type { PhoneNumber } from '../../../shared/values/phone-number';
import { addressOf, organizationOf, placeOf } from './organization';

export type ServedCity = Pick<CityPageContext, 'city' | 'region' | 'sharesPhone'> & {
  brand: Site['brand'];
  phone: PhoneNumber;
};

/** A service as a page describes it; its placeholders are filled. */
export type DescribedService = {
  name: string;
  description?: string;
  /** Where it is: the path of its page, or of a section with its fragment. */
  path: string;
};

/** Cities that share a phone have one business without their names. No street: the crew comes to the customer. */
export function businessOf({ brand, city, region, sharesPhone, phone }: ServedCity) {
  const home = city.path;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': addressOf(
      brand,
      sharesPhone ? `/#location-${city.locationId}-${region.code}` : `${home}#business`,
    ),
    name: sharesPhone ? brand.name : `${brand.name} ${city.locationName}`,
    url: addressOf(brand, sharesPhone ? '/' : home),
    telephone: phone.dial,
    parentOrganization: organizationOf(brand),
    address: {
      '@type': 'PostalAddress',
      ...(!sharesPhone && { addressLocality: city.position?.locality ?? city.locationName }),
      addressRegion: region.code,
      addressCountry: city.country,
    },
  } satisfies HomeAndConstructionBusinessLeaf;
}

const areaOf = ({ city, region }: ServedCity): Place => placeOf(city.locationName, { city, region });

export function serviceOf(served: ServedCity, { name, description, path }: DescribedService): ServiceLeaf {
  const address = addressOf(served.brand, path);
  const spoken = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    '@type': 'Service',
    '@id': address,
    name: spoken,
    serviceType: spoken,
    category: served.brand.trade,
    url: address,
    ...(description && { description }),
    provider: { '@id': businessOf(served)['@id'] },
    areaServed: areaOf(served),
  };
}

export function serviceData(served: ServedCity, services: DescribedService[]): Omit<Graph, '@context'> {
  return { '@graph': [businessOf(served), ...services.map((service) => serviceOf(served, service))] };
}
