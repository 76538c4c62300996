import type * as schema from 'schema-dts';
import { stepsTo, stepsToGuide, type Step } from '../../../shared/site/breadcrumbs';
import { parsePhoneNumber } from '../../../shared/values/phone-number';
import type { CityPageContext } from '../../../content-model/gatsby/city-pages';
import type { Guide, Photo, Service, Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { isShownAtBuild } from '../../../shared/time/valid-days';
import { pathIn } from '../../../shared/site/languages';
import { guidePath, pathBelow } from '../../../shared/site/routes';
import { socialImageName, socialImagePath } from '../../../shared/site/social-image';

export type PageData = Exclude<schema.Thing, string> | Omit<schema.Graph, '@context'>;

type Brand = Site['brand'];

const addressOf = (brand: Brand, path: string): string => new URL(path, brand.siteUrl).href;

const regionOf = ({ city, region }: DescribedPage) => ({
  addressRegion: region.code,
  addressCountry: city.country,
});

const placeOf = (name: string, served: DescribedPage): schema.Place => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', ...regionOf(served) },
});

function organizationOf(brand: Brand): schema.OrganizationLeaf {
  const [id, url] = ['/#organization', '/'].map((path) => addressOf(brand, path));
  return { '@type': 'Organization', '@id': id, name: brand.name, url };
}

export function siteData(brand: Brand): PageData {
  const organization: schema.OrganizationLeaf = {
    ...organizationOf(brand),
    slogan: brand.tagline,
    logo: addressOf(brand, brand.logos.default.src),
    telephone: parsePhoneNumber(brand.mainPhone)?.dial,
  };
  const site: schema.WebSite = {
    '@type': 'WebSite',
    '@id': addressOf(brand, '/#website'),
    name: brand.name,
    url: addressOf(brand, '/'),
    publisher: { '@id': addressOf(brand, '/#organization') },
  };
  return { '@graph': [site, organization] };
}

function breadcrumbsData(brand: Brand, steps: Step[]): schema.BreadcrumbListLeaf {
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

export function guideData(brand: Brand, { slug, name, service, meta }: Guide, language: string): PageData[] {
  const address = addressOf(brand, pathIn(language, guidePath(slug)));
  const described = {
    '@type': 'Service',
    '@id': address,
    name,
    serviceType: brand.trade,
    url: address,
    description: meta.description,
    provider: organizationOf(brand),
  } satisfies schema.ServiceLeaf;
  const steps = stepsToGuide(brand, { slug, name }, language);
  return [...(service ? [described] : []), breadcrumbsData(brand, steps)];
}

/** A city's page, with its placeholders filled. */
type DescribedPage = Pick<CityPageContext, 'city' | 'region' | 'sharesPhone' | 'facts'> &
  Pick<CityPage, 'phone' | 'site'> & {
    path: string;
    meta: { title: string; description: string };
    described: Described;
  };

/** Its path is that of its page, or of a section with its fragment. */
type DescribedService = { name: string; description?: string; path: string };

/** Cities that share a phone have one business without their names. No street: the crew comes to the customer. */
function businessOf(served: DescribedPage) {
  const { city, region, sharesPhone, phone } = served;
  const { brand } = served.site;
  const home = city.path;
  const shared = `/#location-${city.locationId}-${region.code}`;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': addressOf(brand, sharesPhone ? shared : `${home}#business`),
    name: sharesPhone ? brand.name : `${brand.name} ${city.locationName}`,
    url: addressOf(brand, sharesPhone ? '/' : home),
    telephone: phone.dial,
    parentOrganization: organizationOf(brand),
    address: {
      '@type': 'PostalAddress',
      ...(!sharesPhone && { addressLocality: city.position?.locality ?? city.locationName }),
      ...regionOf(served),
    },
  } satisfies schema.HomeAndConstructionBusinessLeaf;
}

function serviceOf(served: DescribedPage, { name, description, path }: DescribedService): schema.ServiceLeaf {
  const address = addressOf(served.site.brand, path);
  const spoken = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    '@type': 'Service',
    '@id': address,
    name: spoken,
    serviceType: spoken,
    category: served.site.brand.trade,
    url: address,
    ...(description && { description }),
    provider: { '@id': businessOf(served)['@id'] },
    areaServed: placeOf(served.city.locationName, served),
  };
}

type CityOffers = { catalogName: string; services: Pick<Service, 'slug' | 'title' | 'serviceName'>[] };

/** Of prices only the owner's own range, because the others are agreed on site; no rating, because the company itself publishes the reviews. */
function cityBusiness(served: DescribedPage, offers: CityOffers): schema.HomeAndConstructionBusinessLeaf {
  const { city, described, facts, site } = served;
  const { 'pricing.payment': payment, 'pricing.range': priceRange } = facts;
  const { brand } = site;
  const home = city.path;
  // Search engines may be told only what the page shows.
  const coupons = site.coupons.items.filter(isShownAtBuild);
  const places = new Set([city.locationName, ...(city.cities ?? [])]);
  return {
    ...businessOf(served),
    description: served.meta.description,
    logo: addressOf(brand, brand.logos[city.country].src),
    image: addressOf(brand, described.photo?.image?.src ?? socialImagePath(socialImageName(home))),
    areaServed: Array.from(places, (name) => placeOf(name, served)),
    openingHoursSpecification: [
      ...brand.openingHours.map(({ days, ...times }) => hoursOf({ dayOfWeek: days, ...times })),
      // The same time twice says that it is closed.
      ...(brand.holidays ?? []).map(({ validFrom, validUntil, opens = '00:00', closes = opens }) =>
        hoursOf({
          ...(validFrom !== validUntil && { dayOfWeek: brand.openingHours.flatMap(({ days }) => days) }),
          validFrom,
          validThrough: validUntil,
          opens,
          closes,
        }),
      ),
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
    ...(priceRange && { priceRange }),
    ...(payment && { paymentAccepted: payment }),
    ...(coupons.length > 0 && { makesOffer: coupons.map(offerOf) }),
  };
}

const hoursOf = <Times extends object>(times: Times) =>
  ({ '@type': 'OpeningHoursSpecification', ...times }) as const;

type Coupon = Site['coupons']['items'][number];

const offerOf = ({ amount, condition, terms, validFrom, validUntil }: Coupon): schema.OfferLeaf => ({
  '@type': 'Offer',
  name: `${amount} ${condition}`,
  description: terms.join(' '),
  ...(validFrom && { validFrom }),
  ...(validUntil && { validThrough: validUntil }),
});

/** What a page says of itself: a home its offers, with the city's own crew or truck, another page its services. */
export type Described = {
  offers?: CityOffers;
  photo?: Photo | undefined;
  services?: DescribedService[];
  /** The routes of the city above the page, such as "what-we-take", by their names in the menu. */
  parents?: readonly string[];
  /** The page's own name in the breadcrumbs, where the menu has none. */
  name?: string;
};

/** An offer page gets its city's home path, and no data. */
export function cityPageData(page: DescribedPage): PageData[] {
  const { city, site, path, meta } = page;
  const { offers, services, parents, name: title = meta.title } = page.described;
  if (path === city.path) return offers ? [cityBusiness(page, offers)] : [];
  const described = services?.map((service) => serviceOf(page, service));
  return [
    ...(described ? [{ '@graph': [businessOf(page), ...described] } as const] : []),
    breadcrumbsData(site.brand, stepsTo({ ...site, ...site.words, city, path, title, parents })),
  ];
}
