import type { UtcOffsets } from '../../shared/time/city-clock';
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
import { citySubRoutes, pathBelow } from '../../shared/site/routes';
import type { Badges, City, Content, Job } from '../types';
import { hasDays } from '../../shared/time/valid-days';
import { factsOf } from '../pricing-facts';
import { linksIn, localPagesOf } from './local-pages';
import { offerPagesOf } from '../reading/campaigns';
import type { CityPage, CityPageContext, NamedCities, OwnContent, Questions } from './page-contexts';
import { listUtcOffsets } from './utc-offsets';

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

export const jobsOnHome = 3;

/** Gives the jobs that may be shown, the newest first, each with the province or state of its city. */
function shownJobs({ cities, jobs }: Content): { job: Job; group: string | undefined }[] {
  const groups = new Map(cities.map(({ slug, badgeGroup }) => [slug, badgeGroup]));
  return jobs
    .filter(({ customerAgreed }) => customerAgreed)
    .map((job) => ({ job, group: groups.get(job.city) }));
}

/** Gives what every page of a city needs of its own content; nothing for a city that has none. */
function ownOf({ hourWords, openingHours, holidays, coupons }: City): OwnContent | undefined {
  const ofBrand = { ...(openingHours && { hourWords, openingHours }), ...(holidays && { holidays }) };
  const own = {
    ...(Object.keys(ofBrand).length > 0 && { brand: ofBrand }),
    ...(coupons && { coupons: { items: coupons } }),
  };
  return Object.keys(own).length > 0 ? own : undefined;
}

const slugsBeside = (all: Content['services'], offered: readonly string[]): string[] =>
  all.map(({ slug }) => slug).filter((slug) => !offered.includes(slug));

/** Whether pages other than homes show something by its day, and so need the city's clock: questions, or the pop-up. */
const needClock = ({ faq, site }: Content): boolean => faq.some(hasDays) || hasDays(site['social-proof']);

function nameCities(cities: City[], { country }: City, language: string): NamedCities {
  const names = cities.map(({ locationName, sentenceName = locationName }) => sentenceName);
  const paths = cities.map(({ path }) => path);
  return new Intl.ListFormat(`${language}-${country}`)
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
  const { language } = content.site.words;
  const shown = shownJobs(content);
  const positions = positionsOf(content.cities);
  const sharing = citiesSharingPhones(content.cities);
  return content.cities
    .filter((city) => languagesOf(city).includes(language))
    .flatMap((whole) => {
      const { slug, path, locationId, locationName, sentenceName, searchName, ...place } = whole;
      const { badgeGroup, country, cities, position } = place;
      const names = { locationName, sentenceName, searchName };
      const city = { slug, path, locationId, ...names, badgeGroup, country, cities, position };
      const { about, photos, timeZone, pricing, hero, services } = whole;
      const utcOffsets = offsets.get(timeZone) as UtcOffsets;
      const { region, teams } = badgesByGroup.get(city.badgeGroup) as Badges;
      const own = ownOf(whole);
      const rates = pricing?.rates ?? content.site.pricing.rates;
      const context: CityPageContext = {
        language,
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
      const neighbours = nameCities(neighboursOf(whole, content.cities), whole, language);
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
        ({ path: ofService, context: ofPage }) => ({
          path: ofService,
          template: 'local-service',
          context: { ...context, ...ofPage },
        }),
      );
      const pages = citySubRoutes.map((subRoute) => {
        const template = subRoute || 'home';
        return {
          path: pathBelow(path, subRoute),
          template,
          context: {
            ...context,
            ...(!isInIndex(subRoute, slug, reviews) && { isHidden: true as const }),
            ...onlyOf[template],
          },
        };
      });
      const offerPages = offerPagesOf(content.campaigns, city).map(
        ({ path: ofCampaign, context: ofPage }) => ({
          path: ofCampaign,
          template: 'offer',
          context: {
            ...context,
            ...withHero,
            ...ofPage,
            utcOffsets,
            photos,
            reviews: reviews.slice(0, reviewsShown),
          },
        }),
      );
      return [...pages, ...localPages, ...offerPages];
    });
}
