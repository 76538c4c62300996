import type { HomeAndConstructionBusinessLeaf, OfferLeaf } from 'schema-dts';
import type { Photo, Service, Site } from '../../../content-model/types';
import { isShownAtBuild } from '../../../shared/time/valid-days';
import { pathBelow } from '../../../shared/site/routes';
import { socialImageName, socialImagePath } from '../../../shared/site/social-image';
import { addressOf, placeOf } from './organization';
import { businessOf, serviceOf, type ServedCity } from './service';

export type CityOffers = {
  catalogName: string;
  services: Pick<Service, 'slug' | 'title' | 'serviceName'>[];
  coupons: Site['coupons'];
};

type CityBusiness = ServedCity & {
  description: string;
  payment?: string;
  offers: CityOffers;
  /** The city's own crew or truck; without it the image for shared links is used. */
  photo?: Photo;
};

/** No prices, because they are agreed on site; no rating, because the company itself publishes the reviews. */
export function cityBusiness({
  description,
  payment,
  offers,
  photo,
  ...served
}: CityBusiness): HomeAndConstructionBusinessLeaf {
  const { brand, city, region } = served;
  const home = city.path;
  // Search engines may be told only what the page shows.
  const coupons = offers.coupons.items.filter(isShownAtBuild);
  const places = new Set([city.locationName, ...(city.cities ?? [])]);
  return {
    ...businessOf(served),
    description,
    logo: addressOf(brand, brand.logos[city.country].src),
    image: addressOf(brand, photo?.image?.src ?? socialImagePath(socialImageName(home))),
    areaServed: Array.from(places, (name) => placeOf(name, { city, region })),
    openingHoursSpecification: [
      ...brand.openingHours.map(({ days, ...times }) => ({
        ...hoursSpecification,
        dayOfWeek: days,
        ...times,
      })),
      // The same time twice says that it is closed.
      ...(brand.holidays ?? []).map(({ validFrom, validUntil, opens = '00:00', closes = opens }) => ({
        ...hoursSpecification,
        ...(validFrom !== validUntil && { dayOfWeek: brand.openingHours.flatMap(({ days }) => days) }),
        validFrom,
        validThrough: validUntil,
        opens,
        closes,
      })),
    ],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: offers.catalogName,
      itemListElement: offers.services.map(({ slug, title, serviceName = title }) => ({
        '@type': 'Offer',
        itemOffered: serviceOf(served, {
          name: serviceName,
          path: `${pathBelow(home, 'what-we-take')}#${slug}`,
        }),
      })),
    },
    ...(payment && { paymentAccepted: payment }),
    ...(coupons.length > 0 && { makesOffer: coupons.map(offerOf) }),
  };
}

const hoursSpecification = { '@type': 'OpeningHoursSpecification' } as const;

type Coupon = Site['coupons']['items'][number];

const offerOf = ({ amount, condition, terms, validFrom, validUntil }: Coupon): OfferLeaf => ({
  '@type': 'Offer',
  name: `${amount} ${condition}`,
  description: terms.join(' '),
  ...(validFrom && { validFrom }),
  ...(validUntil && { validThrough: validUntil }),
});
