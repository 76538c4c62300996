import type { UtcOffsets } from '../../shared/time/city-clock';
import type { TextValues } from '../../shared/text/fill-text';
import type { PhoneNumber } from '../../shared/values/phone-number';
import { languagesOf } from '../../shared/site/languages';
import type { DrawingFile } from '../../shared/site/drawing-file';
import { isInIndex } from '../../features/cities/rules/in-index';
import {
  citiesSharingPhones,
  neighboursOf,
  positionsOf,
  reviewsNear,
  reviewsOnHome,
  reviewsShown,
  teamsNear,
} from '../../features/cities/rules/near-city';
import { citySubRoutes, offerPath, pathBelow } from '../../shared/site/routes';
import type { Badges, Campaign, City, Content, Pricing, Site } from '../types';
import { factsOf } from '../pricing-facts';
import { linksIn, localPagesOf, type LocalServiceContext } from './local-pages';
import { listUtcOffsets } from './utc-offsets';

/** The hero is on the home alone. */
type OwnContent = {
  brand?: Partial<Pick<Site['brand'], 'hourWords' | 'openingHours' | 'holidays'>>;
  coupons?: Pick<Site['coupons'], 'items'>;
  home?: { hero: City['hero'] };
};

const placeFields = ['slug', 'path', 'locationId', 'badgeGroup', 'country', 'cities', 'position'] as const;
const cityFields = [...placeFields, 'locationName', 'sentenceName', 'searchName'] as const;

const cityOf = (city: City) =>
  Object.fromEntries(cityFields.map((field) => [field, city[field]])) as CityPageContext['city'];

/** The data of its city that each page of a city gets; all other data is shared between pages (docs/decisions/0045). */
export type CityPageContext = {
  language: string;
  city: Pick<City, (typeof cityFields)[number]>;
  region: Badges['region'];
  /** The facts that texts may name, as `{pricing.minimum}`. */
  facts: TextValues;
  trackingPhone: PhoneNumber | null;
  /** Whether other cities of its province or state have the same phone, which makes them one business. */
  sharesPhone?: boolean;
  own?: OwnContent;
  /** What a load costs here, where the owner has said it. */
  rates?: Pricing['rates'];
  /** Search engines may not show the page. */
  isHidden?: true;
  /** The city's clock. */
  utcOffsets: UtcOffsets;
};

type Extras = {
  skylineOf: (city: City) => DrawingFile;
  firstStep?: DrawingFile;
  /** The year of the build; the pages know their city's clock from its beginning on. */
  year?: number;
};

const jobsOnHome = 3;

/** Gives what every page of a city needs of its own content; nothing for a city that has none. */
function ownOf({ hourWords, openingHours, holidays, coupons }: City): OwnContent | undefined {
  const ofBrand = { ...(openingHours && { hourWords, openingHours }), ...(holidays && { holidays }) };
  const own = {
    ...(Object.keys(ofBrand).length > 0 && { brand: ofBrand }),
    ...(coupons && { coupons: { items: coupons } }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

function nameCities(cities: City[], { country }: City, language: string) {
  const names = cities.map(({ locationName, sentenceName = locationName }) => sentenceName);
  const paths = cities.map(({ path }) => path);
  return new Intl.ListFormat(`${language}-${country}`)
    .formatToParts(names)
    .map(({ type, value }) =>
      type === 'element' ? { text: value, to: paths.shift() as string } : { text: value },
    );
}

/** The reviews, jobs and teams are of its province or state. */
type OfCity = Pick<Content, 'reviews' | 'jobs'> & Pick<Badges, 'teams'> & { own: OwnContent | undefined };

/** Gives what the pages of a city have of it besides what they all have, by their templates. */
function partsOf(
  content: Content,
  city: City,
  { own, reviews, jobs, teams }: OfCity,
  { skylineOf, firstStep }: Extras,
) {
  const { slug, about, photos, hero, services } = city;
  const { places, typical, access, questions } = about;
  const neighbours = nameCities(neighboursOf(city, content.cities), city, content.site.words.language);
  const localLinks = linksIn(content, city);
  const withHero = hero && { own: { ...own, home: { hero } } };
  const questionsOn = (page?: string) => questions?.filter((each) => each.page === page);
  const offered = services && content.services.filter((service) => !services.includes(service.slug));
  return {
    home: {
      about: { places, questions: questionsOn() },
      photos,
      jobs: jobs.filter((job) => job.city === slug).slice(0, jobsOnHome),
      reviews: reviewsOnHome(reviews, slug),
      teams: teamsNear(teams, slug).map(({ name, sport }) => ({ name, sport })),
      skyline: skylineOf(city),
      neighbours,
      localLinks,
      services,
      ...withHero,
    },
    reviews: { jobs, reviews },
    // The first step's drawing is the largest paint of its page, so it comes with the page itself.
    'how-it-works': { about: { access, questions: questionsOn('how-it-works') }, firstStep },
    'get-quote': { neighbours },
    faq: { questions, localLinks, notOffered: offered?.map((service) => service.slug) },
    'what-we-take': { about: { typical, questions: questionsOn('what-we-take') }, localLinks, services },
    offer: { ...withHero, photos, reviews: reviews.slice(0, reviewsShown) },
  };
}

export const offerPagesOf = (
  campaigns: readonly Campaign[],
  { slug, path }: Pick<City, 'slug' | 'path'>,
): { path: string; context: { campaign: Campaign } }[] =>
  campaigns
    .filter(({ cities }) => cities?.includes(slug) ?? true)
    .map((campaign) => ({ path: offerPath(path, campaign.slug), context: { campaign } }));

type Parts = ReturnType<typeof partsOf>;
type ContextOf<Template extends keyof Parts> = CityPageContext & Parts[Template];
export type HomePageContext = ContextOf<'home'>;
export type ReviewsPageContext = ContextOf<'reviews'>;
export type HowItWorksPageContext = ContextOf<'how-it-works'>;
export type GetQuotePageContext = ContextOf<'get-quote'>;
export type FaqPageContext = ContextOf<'faq'>;
export type WhatWeTakePageContext = ContextOf<'what-we-take'>;
export type OfferPageContext = ContextOf<'offer'> & { campaign: Campaign };
export type LocalServicePageContext = CityPageContext & LocalServiceContext;

/** A page of a city; its template says which of the contexts above it gets. */
export type CityPage = { path: string; template: string; context: CityPageContext | OfferPageContext };

/** Lists the pages of every city, those about one service and of campaigns too, with template and context. */
export function listCityPages(
  content: Content,
  phones: Map<string, PhoneNumber>,
  extras: Extras,
): CityPage[] {
  const { year = new Date().getUTCFullYear() } = extras;
  const badgesByGroup = new Map(content.badges.map((badges) => [badges.group, badges]));
  const zones = [...new Set(content.cities.map(({ timeZone }) => timeZone))];
  const offsets = new Map(zones.map((zone) => [zone, listUtcOffsets(zone, year)]));
  const { language } = content.site.words;
  const groups = new Map(content.cities.map(({ slug, badgeGroup }) => [slug, badgeGroup]));
  const positions = positionsOf(content.cities);
  const sharing = citiesSharingPhones(content.cities);
  return content.cities
    .filter((city) => languagesOf(city).includes(language))
    .flatMap((city) => {
      const { slug, path, badgeGroup, pricing } = city;
      const { region, teams } = badgesByGroup.get(badgeGroup)!;
      const own = ownOf(city);
      const rates = pricing?.rates ?? content.site.pricing.rates;
      const context: CityPageContext = {
        language,
        city: cityOf(city),
        region,
        facts: factsOf(content.site, pricing, city.country),
        trackingPhone: phones.get(city.locationId) ?? null,
        ...(sharing.has(slug) && { sharesPhone: true }),
        ...(rates && { rates }),
        utcOffsets: offsets.get(city.timeZone)!,
        ...(own && { own }),
      };
      const jobs = content.jobs.filter((job) => job.customerAgreed && groups.get(job.city) === badgeGroup);
      const reviews = reviewsNear(content.reviews, city, positions);
      const parts = partsOf(content, city, { own, reviews, jobs, teams }, extras);
      const pages = [
        ...citySubRoutes.map((subRoute) => {
          const template = subRoute || 'home';
          const isHidden = !isInIndex(subRoute, slug, reviews) && { isHidden: true as const };
          const part: object = template in parts ? parts[template as keyof Parts] : {};
          return { path: pathBelow(path, subRoute), template, part: { ...isHidden, ...part } };
        }),
        ...localPagesOf(content, city, { reviews, jobs }).map((page) => {
          return { path: page.path, template: 'local-service', part: page.context };
        }),
        ...offerPagesOf(content.campaigns, city).map((page) => {
          return { path: page.path, template: 'offer', part: { ...parts.offer, ...page.context } };
        }),
      ];
      return pages.map(({ part, ...page }) => ({ ...page, context: { ...context, ...part } }));
    });
}
