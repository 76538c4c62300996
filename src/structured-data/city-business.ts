import type { HomeAndConstructionBusinessLeaf, OfferLeaf, PostalAddress } from 'schema-dts';
import type { CityPageContext } from '../content-model/gatsby/city-pages';
import type { Photo, Service, Site } from '../content-model/types';
import { isShownAtBuild } from '../domain/valid-days';
import type { PhoneNumber } from '../domain/phone-number';
import { cityPath } from '../domain/routes';
import { socialImageName, socialImagePath } from '../domain/social-image';
import { addressOf, organizationOf } from './organization';

/** The offers on a city's home; their placeholders are filled. */
export type CityOffers = {
  /** Heading of the services. */
  catalogName: string;
  services: Pick<Service, 'slug' | 'title'>[];
  coupons: Site['coupons'];
};

type CityBusiness = {
  brand: Site['brand'];
  city: CityPageContext['city'];
  region: CityPageContext['region'];
  /** The number that the page shows. */
  phone: PhoneNumber;
  offers: CityOffers;
  /** The city's own crew or truck; without one the image of shared links stands for it. */
  photo?: Photo;
};

/**
 * Gives the structured data of a city's home: the business in schema.org's terms. It has no postal address, because the
 * crew comes to the customer; no prices, because they are agreed on site; and no rating, because the company itself
 * publishes the reviews.
 */
export function cityBusiness({
  brand,
  city,
  region,
  phone,
  offers,
  photo,
}: CityBusiness): HomeAndConstructionBusinessLeaf {
  const home = cityPath(city.slug);
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    addressRegion: region.code,
    addressCountry: city.country,
  };
  // Search engines may be told only what the page shows.
  const coupons = offers.coupons.items.filter(isShownAtBuild);
  const places = new Set([city.locationName, ...(city.cities ?? [])]);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': addressOf(brand, `${home}#business`),
    name: `${brand.name} ${city.locationName}`,
    url: addressOf(brand, home),
    telephone: phone.dial,
    image: addressOf(brand, photo?.image?.src ?? socialImagePath(socialImageName(home))),
    parentOrganization: organizationOf(brand),
    areaServed: Array.from(places, (name) => ({ '@type': 'Place', name, address })),
    openingHoursSpecification: brand.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: offers.catalogName,
      itemListElement: offers.services.map(({ slug, title }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: title,
          url: addressOf(brand, `${cityPath(city.slug, 'what-we-take')}#${slug}`),
        },
      })),
    },
    ...(coupons.length > 0 && { makesOffer: coupons.map(offerOf) }),
  };
}

type Coupon = Site['coupons']['items'][number];

const offerOf = ({ amount, condition, terms, validFrom, validUntil }: Coupon): OfferLeaf => ({
  '@type': 'Offer',
  name: `${amount} ${condition}`,
  description: terms.join(' '),
  ...(validFrom && { validFrom }),
  ...(validUntil && { validThrough: validUntil }),
});
