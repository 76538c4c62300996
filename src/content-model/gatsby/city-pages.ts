import type { UtcOffsets } from '../../shared/time/city-clock';
import type { PhoneNumber } from '../../shared/values/phone-number';
import type { DrawingFile } from '../../shared/site/drawing-file';
import type { TextValues } from '../../shared/text/fill-text';
import { isInIndex } from '../../features/cities/rules/in-index';
import { neighboursOf } from '../../features/cities/rules/neighbours';
import { citiesSharingPhones } from '../../features/cities/rules/shared-phones';
import { cityPath, citySubRoutes } from '../../shared/site/routes';
import {
  positionsOf,
  reviewsNear,
  reviewsOnHome,
  reviewsShown,
  teamsNear,
} from '../../features/cities/rules/near-city';
import type { Badges, Campaign, City, Content, Job, Pricing, Review, Site } from '../types';
import { hasDays } from '../../shared/time/valid-days';
import { factsOf } from '../pricing-facts';
import { linksIn, type LocalLink, localPagesOf, type LocalServiceContext } from './local-pages';
import { offerPagesOf } from '../reading/campaigns';
import { listUtcOffsets } from './utc-offsets';

/** The hero is on the home alone. */
type OwnContent = {
  brand?: Partial<Pick<Site['brand'], 'hours' | 'openingHours'>>;
  coupons?: Pick<Site['coupons'], 'items'>;
  home?: { hero: City['hero'] };
};

/** The data of its city that each page of a city gets; all other data is shared between pages (docs/decisions/0045). */
export type CityPageContext = {
  city: Pick<
    City,
    | 'slug'
    | 'locationId'
    | 'locationName'
    | 'sentenceName'
    | 'searchName'
    | 'badgeGroup'
    | 'country'
    | 'cities'
    | 'position'
  >;
  region: Badges['region'];
  /** The facts that texts may name, as `{pricing.minimum}`. */
  facts: TextValues;
  trackingPhone: PhoneNumber | null;
  /** Whether other cities of its province or state have the same phone, which makes them one business. */
  sharesPhone?: boolean;
  /** What the city has of its own in the place of the brand's, under the brand's names. */
  own?: OwnContent;
  /** What a load costs here, where the owner has said it. */
  rates?: Pricing['rates'];
  /** Search engines may not show the page. */
  isHidden?: true;
  /** The city's clock, where the page shows something by its day. */
  utcOffsets?: UtcOffsets;
};

/** Pages with days and windows also need the city's clock. */
export type BookNowPageContext = CityPageContext & { utcOffsets: UtcOffsets };

type Questions = City['about']['questions'];

/** Only the home page describes the city's places and shows its skyline, its people, its truck and its newest jobs. */
export type HomePageContext = BookNowPageContext & {
  about: Pick<City['about'], 'places' | 'questions'>;
  photos?: City['photos'];
  jobs: Job[];
  reviews: Review[];
  teams: { name: string; sport: string }[];
  skyline: DrawingFile;
  neighbours: NamedCities;
  localLinks: LocalLink[];
  services?: City['services'];
};

/** The names of the cities nearby with their paths, and what stands between the names, as in "Guelph and Kitchener". */
type NamedCities = { text: string; to?: string }[];

export type GetQuotePageContext = CityPageContext & { neighbours: NamedCities };

/** The questions that only this city has, and the services to which answers for all cities lead but that it does not offer. */
export type FaqPageContext = CityPageContext & {
  questions?: Questions;
  notOffered?: string[];
};

/** What the city gets rid of and by which rules, and the city's pages about one service. */
export type WhatWeTakePageContext = CityPageContext & {
  about: Pick<City['about'], 'typical' | 'questions'>;
  localLinks: LocalLink[];
  services?: City['services'];
};

/** Of a page about one service in the city, of content/local-services/. */
export type LocalServicePageContext = CityPageContext & LocalServiceContext;

/** The jobs and reviews of the city's whole province or state. */
export type ReviewsPageContext = CityPageContext & { jobs: Job[]; reviews: Review[] };

/** How things get out here. The first step's drawing is the largest paint of its page, so it comes with the page itself. */
export type HowItWorksPageContext = CityPageContext & {
  about: Pick<City['about'], 'access' | 'questions'>;
  firstStep?: DrawingFile;
};

/** Of a campaign's page in the city, of content/campaigns/; its days go by the city's clock. */
export type OfferPageContext = BookNowPageContext & {
  campaign: Campaign;
  photos?: City['photos'];
  reviews: Review[];
};

/** A page of a city; its template says which of the contexts above it gets. */
export type CityPage = { path: string; template: string; context: CityPageContext | OfferPageContext };

type Extras = {
  /** Gives the drawing that only the city's home shows. */
  skylineOf: (city: City) => DrawingFile;
  firstStep?: DrawingFile;
  /** The year of the build; the pages know their city's clock from its beginning on. */
  year?: number;
};

/** Looks each time zone up once, because a thousand cities share a few. */
function offsetsByZone(cities: City[], year: number): Map<string, UtcOffsets> {
  const zones = new Set(cities.map(({ timeZone }) => timeZone));
  return new Map([...zones].map((zone) => [zone, listUtcOffsets(zone, year)]));
}

/** How many jobs a city's home shows. */
export const jobsOnHome = 3;

/** Gives the jobs that may be shown, the newest first, each with the province or state of its city. */
function shownJobs({ cities, jobs }: Content): { job: Job; group: string | undefined }[] {
  const groups = new Map(cities.map(({ slug, badgeGroup }) => [slug, badgeGroup]));
  return jobs
    .filter(({ customerAgreed }) => customerAgreed)
    .map((job) => ({ job, group: groups.get(job.city) }));
}

/** Gives what every page of a city needs of its own content; nothing for a city that has none. */
function ownOf({ hours, openingHours, coupons }: City): OwnContent | undefined {
  const own = {
    ...(hours && { brand: { hours, openingHours } }),
    ...(coupons && { coupons: { items: coupons } }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

const slugsBeside = (all: Content['services'], offered: readonly string[]): string[] =>
  all.map(({ slug }) => slug).filter((slug) => !offered.includes(slug));

/** Whether pages other than homes show something by its day, and so need the city's clock: questions, or the pop-up. */
const needClock = ({ faq, site }: Content): boolean => faq.some(hasDays) || hasDays(site['social-proof']);

function nameCities(cities: City[], { country }: City): NamedCities {
  const names = cities.map(({ locationName, sentenceName = locationName }) => sentenceName);
  const paths = cities.map(({ slug }) => cityPath(slug));
  return new Intl.ListFormat(`en-${country}`)
    .formatToParts(names)
    .map(({ type, value }) =>
      type === 'element' ? { text: value, to: paths.shift() as string } : { text: value },
    );
}

/**
 * Takes checked content and lists the pages of every city, the eight, those about one service and those of campaigns, with
 * template and context.
 */
export function listCityPages(
  content: Content,
  phones: Map<string, PhoneNumber>,
  { skylineOf, firstStep, year = new Date().getUTCFullYear() }: Extras,
): CityPage[] {
  const badgesByGroup = new Map(content.badges.map((badges) => [badges.group, badges]));
  const offsets = offsetsByZone(content.cities, year);
  const isClockNeeded = needClock(content);
  const shown = shownJobs(content);
  const positions = positionsOf(content.cities);
  const sharing = citiesSharingPhones(content.cities);
  return content.cities.flatMap((whole) => {
    const { slug, locationId, locationName, sentenceName, searchName, ...place } = whole;
    const { badgeGroup, country, cities, position } = place;
    const names = { locationName, sentenceName, searchName };
    const city = { slug, locationId, ...names, badgeGroup, country, cities, position };
    const { about, photos, timeZone, pricing, hero, services } = whole;
    const utcOffsets = offsets.get(timeZone) as UtcOffsets;
    const { region, teams } = badgesByGroup.get(city.badgeGroup) as Badges;
    const own = ownOf(whole);
    const rates = pricing?.rates ?? content.site.pricing.rates;
    const context: CityPageContext = {
      city,
      region,
      facts: factsOf(content.site, pricing),
      trackingPhone: phones.get(city.locationId) ?? null,
      ...(sharing.has(slug) && { sharesPhone: true }),
      ...(rates && { rates }),
      ...(isClockNeeded && { utcOffsets }),
      ...(own && { own }),
    };
    const nearby = shown.filter(({ group }) => group === city.badgeGroup).map(({ job }) => job);
    const reviews = reviewsNear(content.reviews, whole, positions);
    const jobs = nearby.filter((job) => job.city === city.slug).slice(0, jobsOnHome);
    const neighbours = nameCities(neighboursOf(whole, content.cities), whole);
    const localLinks = linksIn(content, city);
    const withHero = hero && { own: { ...own, home: { hero } } };
    const { places, typical, access, questions } = about;
    const questionsOn = (page?: string): Questions => questions?.filter((each) => each.page === page);
    const onlyOf: Record<string, object> = {
      home: {
        about: { places, questions: questionsOn() },
        photos,
        jobs,
        reviews: reviewsOnHome(reviews, slug),
        teams: teamsNear(teams, city.slug).map(({ name, sport }) => ({ name, sport })),
        skyline: skylineOf(whole),
        utcOffsets,
        neighbours,
        localLinks,
        services,
        ...withHero,
      },
      reviews: { jobs: nearby, reviews },
      'book-now': { utcOffsets },
      'how-it-works': { about: { access, questions: questionsOn('how-it-works') }, firstStep },
      'get-quote': { neighbours },
      faq: { questions, notOffered: services && slugsBeside(content.services, services) },
      'what-we-take': {
        about: { typical, questions: questionsOn('what-we-take') },
        localLinks,
        services,
      },
    };
    const localPages = localPagesOf(content, city, { reviews, jobs: nearby }).map(
      ({ path, context: ofPage }) => ({
        path,
        template: 'local-service',
        context: { ...context, ...ofPage },
      }),
    );
    const pages = citySubRoutes.map((subRoute) => {
      const template = subRoute || 'home';
      return {
        path: cityPath(city.slug, subRoute),
        template,
        context: {
          ...context,
          ...(!isInIndex(subRoute, slug, reviews) && { isHidden: true as const }),
          ...onlyOf[template],
        },
      };
    });
    const offerPages = offerPagesOf(content.campaigns, city).map(({ path, context: ofPage }) => ({
      path,
      template: 'offer',
      context: {
        ...context,
        ...withHero,
        ...ofPage,
        utcOffsets,
        photos,
        reviews: reviews.slice(0, reviewsShown),
      },
    }));
    return [...pages, ...localPages, ...offerPages];
  });
}
