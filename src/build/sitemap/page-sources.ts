import { jobsOnHome } from '../../content-model/gatsby/city-pages';
import { hourNames } from '../../content-model/reading/hour-words';
import { withoutLeftOut } from '../../content-model/reading/samples';
import type { City, Content, Job, Review } from '../../content-model/types';
import { isInIndex } from '../../features/cities/rules/in-index';
import { positionsOf, reviewsNear, reviewsOnHome, reviewsShown } from '../../features/cities/rules/near-city';
import { languagesOf, pathIn } from '../../shared/site/languages';
import { citySubRoutes, guidePath, pathBelow, privacyPath, textTermsPath } from '../../shared/site/routes';

/** A page that search engines may show, and its files in content/; a folder means all files in it. */
export type FoundPage = { path: string; sources: string[] };

export type FoundContent = Pick<
  Content,
  'cities' | 'guides' | 'localServices' | 'reviews' | 'jobs' | 'files' | 'site'
>;

const listsOf: Record<string, string[]> = {
  '': ['services/'],
  'how-it-works': ['site/steps.json'],
  'what-we-take': ['services/'],
};
/** The pages of a city that show texts or questions of its own file; the others only name it. */
const showsCity = ['', 'how-it-works', 'what-we-take'];
const named = [
  { placeholder: '{pricing.', file: 'site/pricing.json', own: 'pricing' },
  { placeholder: '{coupon.', file: 'site/coupons.json', own: 'coupons' },
  { placeholder: '{claim.', file: 'site/claims.json', own: undefined },
  ...hourNames.map((name) => ({ placeholder: `{${name}}`, file: undefined, own: 'openingHours' as const })),
] as const;

/** What search engines may show. What many pages share (brand, menu, forms) does not count as a source. */
export function listFoundPages(content: FoundContent): FoundPage[] {
  const { cities, guides, localServices, reviews, jobs, files, site } = withoutLeftOut(content);
  const inLanguage = (path: string): string => pathIn(site.words.language, path);
  const paths = new Map<object, string>(files.documents.map(({ data, path }) => [data, path]));
  const filesOf = (data: readonly object[]): string[] => data.flatMap((one) => paths.get(one) ?? []);
  const shownJobs = jobs.filter(({ customerAgreed }) => customerAgreed);
  const positions = positionsOf(cities);
  const groups = new Map(cities.map(({ slug, badgeGroup }) => [slug, badgeGroup]));
  const naming = named.map(({ placeholder, ...values }) => ({
    ...values,
    files: files.documents
      .filter(({ data }) => JSON.stringify(data).includes(placeholder))
      .map(({ path }) => path),
  }));

  const withValues = (sources: string[], city?: City): string[] => {
    const isNamed = (file: string): boolean =>
      sources.some((source) => (source.endsWith('/') ? file.startsWith(source) : file === source));
    const values = naming.filter((each) => each.files.some(isNamed));
    const ownFile = city && values.some(({ own }) => own && city[own]) ? [`cities/${city.slug}.json`] : [];
    return [...new Set([...sources, ...values.flatMap(({ file }) => file ?? []), ...ownFile])];
  };

  const pagesOf = (city: City): FoundPage[] => {
    const near = reviewsNear(reviews, city, positions);
    const jobsNear = shownJobs.filter((job) => groups.get(job.city) === city.badgeGroup);
    const jobsHere = jobsNear.filter((job) => job.city === city.slug).slice(0, jobsOnHome);
    const shown: Record<string, string[]> = {
      '': [...filesOf([...reviewsOnHome(near, city.slug), ...jobsHere]), `badges/${city.badgeGroup}.json`],
      reviews: filesOf([...near, ...jobsNear]),
    };
    const subPages = citySubRoutes.filter(
      (subRoute) => `/${subRoute}` !== privacyPath && isInIndex(subRoute, city.slug, near),
    );
    const local = localServices.filter((page) => page.city === city.slug);
    return [
      ...subPages.map((subRoute) => {
        const own = showsCity.includes(subRoute) ? [`cities/${city.slug}.json`] : [];
        const texts = `pages/${subRoute || 'home'}.json`;
        const sources = [texts, ...(listsOf[subRoute] ?? []), ...(shown[subRoute] ?? []), ...own];
        return { path: pathBelow(city.path, subRoute), sources: withValues(sources, city) };
      }),
      ...local.map(({ slug }) => {
        const isAbout = ({ about }: Review | Job): boolean => about?.includes(slug) ?? false;
        const file = `local-services/${city.slug}/${slug}.json`;
        const sources = [
          'pages/local-service.json',
          file,
          ...filesOf([...near, ...jobsNear].filter(isAbout)),
        ];
        return { path: pathBelow(city.path, `what-we-take/${slug}`), sources: withValues(sources, city) };
      }),
    ];
  };

  const ofLanding = ['cities/', 'services/', ...filesOf(reviews.slice(0, reviewsShown))];
  return [
    { path: inLanguage('/'), sources: withValues(['pages/landing.json', ...ofLanding]) },
    { path: inLanguage(privacyPath), sources: ['pages/privacy-policy.md'] },
    { path: inLanguage(textTermsPath), sources: ['pages/text-terms.json'] },
    ...guides.map(({ slug }) => ({
      path: inLanguage(guidePath(slug)),
      sources: withValues(['pages/guide.json', `guides/${slug}.json`]),
    })),
    ...cities.filter((city) => languagesOf(city).includes(site.words.language)).flatMap(pagesOf),
  ];
}
