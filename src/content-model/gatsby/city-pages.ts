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
import { pickFieldsOf } from './content-query';
import {
  cityFields,
  type CityPage,
  type CityPageContext,
  type NamedCities,
  type OwnContent,
  type Questions,
} from './page-contexts';
import { listUtcOffsets } from './utc-offsets';

type Extras = {
  /** Gives the drawing that only the city's home shows. */
  skylineOf: (city: City) => DrawingFile;
  firstStep?: DrawingFile;
  /** The year of the build; the pages know their city's clock from its beginning on. */
  year?: number;
};

export const jobsOnHome = 3;

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
  const zones = [...new Set(content.cities.map(({ timeZone }) => timeZone))];
  const offsets = new Map(zones.map((zone) => [zone, listUtcOffsets(zone, year)]));
  const isClockNeeded = needClock(content);
  const { language } = content.site.words;
  const groups = new Map(content.cities.map(({ slug, badgeGroup }) => [slug, badgeGroup]));
  const positions = positionsOf(content.cities);
  const sharing = citiesSharingPhones(content.cities);
  return content.cities
    .filter((city) => languagesOf(city).includes(language))
    .flatMap((whole) => {
      const city = pickFieldsOf(whole, cityFields) as CityPageContext['city'];
      const { slug, path, badgeGroup, about, photos, timeZone, pricing, hero, services } = whole;
      const utcOffsets = offsets.get(timeZone) as UtcOffsets;
      const { region, teams } = badgesByGroup.get(badgeGroup) as Badges;
      const own = ownOf(whole);
      const rates = pricing?.rates ?? content.site.pricing.rates;
      const context: CityPageContext = {
        language,
        city,
        region,
        facts: factsOf(content.site, pricing),
        trackingPhone: phones.get(whole.locationId) ?? null,
        ...(sharing.has(slug) && { sharesPhone: true }),
        ...(rates && { rates }),
        ...(isClockNeeded && { utcOffsets }),
        ...(own && { own }),
      };
      const isNear = (job: Job): boolean => job.customerAgreed && groups.get(job.city) === badgeGroup;
      const nearby = content.jobs.filter(isNear);
      const reviews = reviewsNear(content.reviews, whole, positions);
      const jobs = nearby.filter((job) => job.city === slug).slice(0, jobsOnHome);
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
          teams: teamsNear(teams, slug).map(({ name, sport }) => ({ name, sport })),
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
      const ofOffers = { ...withHero, utcOffsets, photos, reviews: reviews.slice(0, reviewsShown) };
      return [
        ...pages,
        ...localPagesOf(content, city, { reviews, jobs: nearby }).map((page) => {
          return { path: page.path, template: 'local-service', context: { ...context, ...page.context } };
        }),
        ...offerPagesOf(content.campaigns, city).map((page) => {
          return {
            path: page.path,
            template: 'offer',
            context: { ...context, ...ofOffers, ...page.context },
          };
        }),
      ];
    });
}
