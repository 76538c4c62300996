import { readFileSync } from 'node:fs';
import { jobsOnHome } from '../../content-model/gatsby/city-pages';
import { readQuery } from '../../content-model/gatsby/content-query';
import { requiredPaths } from '../../content-model/reading/content-kinds';
import type { City, Content, Job, Review } from '../../content-model/types';
import { isLeftOut } from '../../content-model/reading/samples';
import { positionsOf, reviewsNear, reviewsShown } from '../../domain/cities/near-city';
import { cityPath, citySubRoutes, privacyPath, textTermsPath } from '../../domain/routes';

/** A page that search engines may show, and its files in content/; a folder means all files in it. */
export type FoundPage = { path: string; sources: string[] };

export type FoundContent = Pick<Content, 'cities' | 'localServices' | 'reviews' | 'jobs' | 'files'>;

/** Gives the files of content/ that the queries in a source text read. */
export function readSources(source: string): string[] {
  const queries = Array.from(source.matchAll(/graphql`([^`]*)`/g), ([, query = '']) => readQuery(query));
  return queries.flat().flatMap(({ args: { path, kind } }) => {
    if (kind) return `${kind}/`;
    return requiredPaths.find((file) => file.startsWith(`${path}.`)) ?? [];
  });
}

const sourcesOf = (module: string): string[] => readSources(readFileSync(module, 'utf8'));

/** The pages that show texts or questions of their city's own file; the others only name the city. */
const showsCity = new Set<string>(['', 'faq', 'what-we-take']);

/**
 * Lists every page that search engines may show: not /book and /thankyou, to which searches should not lead, not the page
 * for missing addresses, and of the privacy policies only the one for all cities. The queries of a page, which are read
 * from src/, name its files. Of reviews and jobs only those that the page shows for its own city or region count. The frame
 * that all pages share (brand, menu, forms, words) does not count: a new menu doesn't change what a page says.
 */
export function listFoundPages(content: FoundContent): FoundPage[] {
  const files = new ContentFiles(content);
  const landing = sourcesOf('src/pages/index.tsx').filter((source) => source !== 'reviews/');
  const ofBrand = [
    { path: '/', sources: [...landing, ...files.of(files.reviews.slice(0, reviewsShown))] },
    { path: privacyPath, sources: sourcesOf('src/pages/privacy-policy.tsx') },
    { path: textTermsPath, sources: sourcesOf('src/pages/text-terms.tsx') },
  ];
  const shared = citySubRoutes
    .filter((subRoute) => `/${subRoute}` !== privacyPath)
    .map((subRoute) => ({ subRoute, sources: sourcesOf(`src/templates/${subRoute || 'home'}.tsx`) }));
  const ofLocalService = sourcesOf('src/templates/local-service.tsx');
  const ofCities = content.cities.flatMap((city) => [
    ...shared.map(({ subRoute, sources }) => ({
      path: cityPath(city.slug, subRoute),
      sources: files.shownIn(city, subRoute, sources),
    })),
    ...content.localServices
      .filter((page) => page.city === city.slug)
      .map(({ slug }) => ({
        path: cityPath(city.slug, `what-we-take/${slug}`),
        sources: files.shownAbout(city, slug, ofLocalService),
      })),
  ]);
  return [...ofBrand, ...ofCities];
}

/** Knows which files of content/ a page of a city shows. */
class ContentFiles {
  private readonly paths: Map<object, string>;
  private readonly groups: Map<string, string>;
  /** The files of which a text names a fact, as in `{pricing.minimum}`. */
  private readonly withFacts: string[];
  private readonly withCoupons: string[];
  private readonly withHours: string[];
  /** Those that this build shows. */
  readonly reviews: Review[];
  private readonly jobs: Job[];
  private readonly positions: ReturnType<typeof positionsOf>;

  constructor({ cities, reviews, jobs, files: { documents } }: FoundContent) {
    this.paths = new Map(documents.map(({ data, path }) => [data, path]));
    this.groups = new Map(cities.map(({ slug, badgeGroup }) => [slug, badgeGroup]));
    this.positions = positionsOf(cities);
    const leftOut = new Set<object>(documents.filter((file) => isLeftOut(file)).map(({ data }) => data));
    this.reviews = reviews.filter((review) => !leftOut.has(review));
    this.jobs = jobs.filter((job) => job.customerAgreed && !leftOut.has(job));
    const naming = (placeholder: string): string[] =>
      documents.filter(({ data }) => JSON.stringify(data).includes(placeholder)).map(({ path }) => path);
    this.withFacts = naming('{pricing.');
    this.withCoupons = naming('{coupon.');
    this.withHours = naming('{hours}');
  }

  of(data: readonly object[]): string[] {
    return data.flatMap((one) => this.paths.get(one) ?? []);
  }

  shownIn(city: City, subRoute: string, queried: string[]): string[] {
    const ofCity = `cities/${city.slug}.json`;
    const sources = [
      ...queried,
      ...this.reviewsOf(city, subRoute),
      ...this.jobsOf(city, subRoute),
      ...(showsCity.has(subRoute) ? [ofCity] : []),
      ...(subRoute === '' ? [`badges/${city.badgeGroup}.json`] : []),
    ];
    return this.withOwn(city, sources);
  }

  /** The files of a page about one service in the city. */
  shownAbout(city: City, slug: string, queried: string[]): string[] {
    const isAbout = ({ about }: Review | Job): boolean => about?.includes(slug) ?? false;
    return this.withOwn(city, [
      ...queried,
      `local-services/${city.slug}/${slug}.json`,
      ...this.of(reviewsNear(this.reviews, city, this.positions).filter(isAbout)),
      ...this.of(this.jobsIn(city.badgeGroup).filter(isAbout)),
    ]);
  }

  /** Adds the files of the values that the texts name, of which a city may have its own. */
  private withOwn(city: City, sources: string[]): string[] {
    const namesFacts = this.nameAny(this.withFacts, sources);
    const isOwn =
      (city.pricing && namesFacts) ||
      (city.coupons && this.nameAny(this.withCoupons, sources)) ||
      (city.hours && this.nameAny(this.withHours, sources));
    const added = [
      ...(namesFacts ? ['site/pricing.json'] : []),
      ...(isOwn ? [`cities/${city.slug}.json`] : []),
    ];
    return [...new Set([...sources, ...added])];
  }

  private reviewsOf(city: City, subRoute: string): string[] {
    const near = this.of(reviewsNear(this.reviews, city, this.positions));
    if (subRoute === '') return near.slice(0, reviewsShown);
    return subRoute === 'reviews' ? near : [];
  }

  private jobsOf({ slug, badgeGroup }: City, subRoute: string): string[] {
    if (subRoute === '') return this.of(this.jobs.filter(({ city }) => city === slug).slice(0, jobsOnHome));
    return subRoute === 'reviews' ? this.of(this.jobsIn(badgeGroup)) : [];
  }

  private jobsIn(badgeGroup: string): Job[] {
    return this.jobs.filter(({ city }) => this.groups.get(city) === badgeGroup);
  }

  private nameAny(paths: string[], sources: string[]): boolean {
    return paths.some((path) =>
      sources.some((source) => (source.endsWith('/') ? path.startsWith(source) : path === source)),
    );
  }
}
