import type { Graph, Place, ServiceLeaf } from 'schema-dts';
import type { CityPageContext } from '../../../content-model/gatsby/city-pages';
import type { Site } from '../../../content-model/types';
import { cityPath } from '../../../shared/site/routes';
import { addressOf, placeOf } from './organization';

/** A city's business, for what only names it. */
export type ServedCity = {
  brand: Site['brand'];
  city: CityPageContext['city'];
  region: CityPageContext['region'];
};

/** A service as a page describes it; its placeholders are filled. */
export type DescribedService = {
  name: string;
  description?: string;
  /** Where it is: the path of its page, or of a section with its fragment. */
  path: string;
};

/** The id by which other data refer to a city's business, which the city's home describes. */
export const businessId = ({ brand, city }: Pick<ServedCity, 'brand' | 'city'>): string =>
  addressOf(brand, `${cityPath(city.slug)}#business`);

const areaOf = ({ city, region }: ServedCity): Place => placeOf(city.locationName, { city, region });

/** Gives one service of a city's business; its price is agreed on site, so it has none. */
export function serviceOf(served: ServedCity, { name, description, path }: DescribedService): ServiceLeaf {
  const address = addressOf(served.brand, path);
  return {
    '@type': 'Service',
    '@id': address,
    name,
    serviceType: served.brand.trade,
    url: address,
    ...(description && { description }),
    provider: { '@id': businessId(served) },
    areaServed: areaOf(served),
  };
}

/** Gives the services that a page describes. */
export function serviceData(served: ServedCity, services: DescribedService[]): Omit<Graph, '@context'> {
  return { '@graph': services.map((service) => serviceOf(served, service)) };
}
