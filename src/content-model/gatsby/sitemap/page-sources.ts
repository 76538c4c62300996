import { listPages, type MadePage } from '../site-pages';
import { hourNames } from '../../reading/hour-words';
import { withoutLeftOut } from '../../reading/samples';
import type { City, Content, LocalPage } from '../../types';
import { reviewsShown } from '../../../features/cities/rules/near-city';

export type Meta = { title: string; description: string };

/** A page that search engines may show, with its title and description, the file that has them, and the slug of its city. */
export type FoundPage = {
  path: string;
  meta: Meta;
  file: string;
  city: string | undefined;
  /** Its files in content/; a folder means all files in it. */
  sources: string[];
};

/** What the pages of a template show besides their own data; search engines may show no others. */
const textsOf: Record<string, string[]> = {
  home: ['pages/home.json', 'services/'],
  'how-it-works': ['pages/how-it-works.json', 'site/steps.json'],
  'what-we-take': ['pages/what-we-take.json', 'services/'],
  reviews: ['pages/reviews.json'],
  'local-service': ['pages/local-service.json'],
  guide: ['pages/guide.json'],
  index: ['pages/landing.json', 'cities/', 'services/'],
  'privacy-policy': ['pages/privacy-policy.md'],
  'text-terms': ['pages/text-terms.json'],
};
/** The pages of a city that show texts or questions of its own file; the others only name it. */
const showsCity = ['home', 'how-it-works', 'what-we-take'];
const named = [
  { placeholder: '{pricing.', file: 'site/pricing.json', own: 'pricing' },
  { placeholder: '{coupon.', file: 'site/coupons.json', own: 'coupons' },
  { placeholder: '{claim.', file: 'site/claims.json', own: undefined },
  ...hourNames.map((name) => ({ placeholder: `{${name}}`, file: undefined, own: 'openingHours' as const })),
] as const;

/** What the context of a page may have of entries of the content. */
type Shown = Partial<Pick<Content, 'reviews' | 'jobs'>> & {
  local?: LocalPage;
  guide?: { slug: string; meta: Meta };
  city?: { slug: string };
  isHidden?: true;
};

/** What search engines may show. What many pages share (brand, menu, forms) does not count as a source. */
export function listFoundPages(content: Content): FoundPage[] {
  const shown = withoutLeftOut(content);
  const { documents } = shown.files;
  const fileOf = new Map<object, string>(documents.map(({ data, path: file }) => [data, file]));
  const cities = new Map(shown.cities.map((city) => [city.slug, city]));
  const written = documents.map(({ data, path: file }) => ({ file, text: JSON.stringify(data) }));
  const naming = named.map(({ placeholder, ...values }) => ({
    ...values,
    files: written.filter(({ text }) => text.includes(placeholder)).map(({ file }) => file),
  }));

  const withValues = (sources: string[], city: City | undefined): string[] => {
    const isNamed = (file: string): boolean =>
      sources.some((source) => (source.endsWith('/') ? file.startsWith(source) : file === source));
    const values = naming.filter((each) => each.files.some(isNamed));
    const ownFile = city && values.some(({ own }) => own && city[own]) ? [`cities/${city.slug}.json`] : [];
    return [...new Set([...sources, ...values.flatMap(({ file }) => file ?? []), ...ownFile])];
  };

  const foundPage = ({ path: address, component, context }: MadePage): FoundPage[] => {
    const kind = component.slice(component.lastIndexOf('/') + 1);
    const { city: place, isHidden, reviews = [], jobs = [], local, guide } = context as Shown;
    const city = place && cities.get(place.slug);
    const texts = textsOf[kind];
    if (!texts || isHidden || (city && kind === 'privacy-policy')) return [];
    const shownReviews = kind === 'index' ? shown.reviews.slice(0, reviewsShown) : reviews;
    const entry =
      local && kind === 'local-service'
        ? { file: `local-services/${local.city}/${local.slug}.json`, meta: local.meta }
        : guide && { file: `guides/${guide.slug}.json`, meta: guide.meta };
    const { file, meta } = entry ?? { file: texts[0] as string, meta: metaOf(kind, shown) };
    const own = [
      ...(entry ? [file] : []),
      ...(city && showsCity.includes(kind) ? [`cities/${city.slug}.json`] : []),
      ...(city && kind === 'home' ? [`badges/${city.badgeGroup}.json`] : []),
    ];
    const listed = [...shownReviews, ...jobs].flatMap((each) => fileOf.get(each) ?? []);
    const sources = withValues([...texts, ...listed, ...own], city);
    return [{ path: address, meta, file, city: city?.slug, sources }];
  };

  // Neither phones nor drawings change what is listed.
  return listPages(shown, new Map(), { skylineOf: () => ({ src: '', width: 0, height: 0 }) }).flatMap(
    foundPage,
  );
}

/** The policy of the brand has a title of its own: search engines are not shown those of cities. */
function metaOf(kind: string, { pages }: Content): Meta {
  if (kind === 'privacy-policy') return pages[kind].brandPage.meta;
  return pages[kind === 'index' ? 'landing' : (kind as 'home')].meta;
}
