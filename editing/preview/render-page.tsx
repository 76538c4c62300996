import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paletteRule } from '../../src/features/page-head/components/page-head';
import { type CityPage, listCityPages } from '../../src/content-model/gatsby/city-pages';
import { listGuidePages } from '../../src/content-model/gatsby/guide-pages';
import type { City, Content } from '../../src/content-model/types';
import { pathBelow } from '../../src/shared/site/routes';
import { parsePhoneNumber, type PhoneNumber } from '../../src/shared/values/phone-number';
import { skylineFor } from '../../art/drawings/skylines';
import type { DrawingFile } from '../../src/shared/site/drawing-file';
import { IconSprite } from '../../src/shared/ui/icon-sprite';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/global.css';
import '../../src/styles/primitives.css';
import './preview.css';
import type { DrawnFiles } from '../../src/content-model/gatsby/content-query';
import { showContent } from './gatsby';

/** The pages of the brand, by the names of their texts; all others are pages of a city, by their templates. */
const brandPages: Record<string, () => Promise<object>> = {
  landing: () => import('../../src/templates/brand/index'),
  guide: () => import('../../src/templates/guide'),
  book: () => import('../../src/templates/brand/book'),
  'text-terms': () => import('../../src/templates/brand/text-terms'),
  thankyou: () => import('../../src/templates/brand/thankyou'),
  'not-found': () => import('../../src/pages/404'),
};

const shownOn: Record<string, string> = {
  faq: 'faq',
  services: 'what-we-take',
  'local-services': 'local-service',
  guides: 'guide',
  campaigns: 'offer',
  reviews: 'reviews',
  'site/booking': 'book-now',
  'site/haul': 'what-we-take',
  'site/pricing': 'faq',
  'site/videos': 'book',
  'site/steps': 'how-it-works',
};

function partsOf(path: string) {
  const [kind = '', file = ''] = path.split('/');
  return { kind, name: file.replace(/\.\w+$/, '') };
}

function pageFor(path: string): string {
  const { kind, name } = partsOf(path);
  if (kind === 'pages') return name;
  return shownOn[kind] ?? shownOn[`${kind}/${name}`] ?? 'home';
}

export type Edited = { path: string; data: Record<string, unknown> };

export function citiesFor(path: string, { cities }: Content): City[] {
  if (pageFor(path) in brandPages) return [];
  const { kind, name } = partsOf(path);
  const shown = cities.filter(({ services, coupons }) => {
    if (kind === 'services') return services?.includes(name) ?? true;
    return path !== 'site/coupons.json' || coupons === undefined;
  });
  return shown.length > 0 ? shown : cities;
}

export function ownCityOf({ path, data }: Edited, { cities }: Content): string | undefined {
  const { kind, name } = partsOf(path);
  const inGroup = (group: unknown) => cities.find(({ badgeGroup }) => badgeGroup === group);
  const ofKind: Record<string, () => City | undefined> = {
    cities: () => cities.find(({ slug }) => slug === name),
    'local-services': () => cities.find(({ slug }) => slug === name),
    jobs: () => cities.find(({ slug }) => slug === data.city),
    campaigns: () => cities.find(({ slug }) => (data.cities as string[] | undefined)?.includes(slug)),
    reviews: () =>
      cities.find(({ slug }) => slug === data.city) ??
      cities.find(({ locationName }) => locationName === data.place) ??
      inGroup(data.badgeGroup),
    badges: () => inGroup(name),
  };
  return ofKind[kind]?.()?.slug;
}

export type Shown = { city?: string | undefined; phones: Record<string, string> };

export function phoneFor(city: City | undefined, phones: Shown['phones'], { site }: Content): PhoneNumber {
  const own = parsePhoneNumber(phones[city?.locationId ?? ''] ?? '');
  return own ?? (parsePhoneNumber(site.brand.mainPhone) as PhoneNumber);
}

/** The content with the pages that say too little of their own: a preview shows them too, a build leaves them out. */
const withThinPages = (content: Content): Content => ({
  ...content,
  localServices: [...content.localServices, ...content.thinPages.map(({ page }) => page)],
});

function findPage(path: string, pages: CityPage[], template: string, slug?: string): CityPage | undefined {
  const { kind, name } = partsOf(path);
  const pageName = path.split('/')[2]?.replace(/\.json$/, '');
  const isOwn = ({ path: at, context }: CityPage): boolean =>
    (kind === 'local-services' &&
      at === pathBelow(context.city.path, `what-we-take/${pageName}`) &&
      context.city.slug === name) ||
    (kind === 'campaigns' && 'campaign' in context && context.campaign.slug === name);
  const rank = (page: CityPage): number =>
    Number(page.template === template) * 4 +
    Number(isOwn(page)) * 2 +
    Number(page.context.city.slug === slug);
  return pages.toSorted((a, b) => rank(b) - rank(a))[0];
}

function cityPageFor(path: string, content: Content, drawn: DrawnFiles, shown: Shown): CityPage | undefined {
  const city = content.cities.find(({ slug }) => slug === shown.city) ?? citiesFor(path, content)[0];
  const phone = phoneFor(city, shown.phones, content);
  const phones = new Map(content.cities.map(({ locationId }) => [locationId, phone]));
  const skylineOf = ({ slug, badgeGroup }: { slug: string; badgeGroup: string }) =>
    drawn.drawings[skylineFor(slug, badgeGroup as never)] as DrawingFile;
  const pages = listCityPages(withThinPages(content), phones, { skylineOf });
  return findPage(path, pages, pageFor(path), city?.slug);
}

function guideFor(path: string, content: Content) {
  const guides = listGuidePages(content);
  return guides.find(({ context }) => context.guide.slug === partsOf(path).name) ?? guides[0];
}

export async function renderPage(
  path: string,
  content: Content,
  drawn: DrawnFiles,
  shown: Shown,
): Promise<string> {
  const name = pageFor(path);
  const page = name in brandPages ? guideFor(path, content) : cityPageFor(path, content, drawn, shown);
  const { template = name, context }: { template?: string; context?: object } = page ?? {};
  const loaded = await (brandPages[name]?.() ?? import(`../../src/templates/${template}.tsx`));
  const { default: Shown } = loaded as { default: ComponentType<PageProps<object, never>> };
  const location = { pathname: '/', search: '', hash: '', state: null };
  const props = { location, pageContext: context } as unknown as PageProps<object, never>;
  // Other pages may be drawn while this one waits.
  showContent(content, drawn);
  const html = renderToStaticMarkup(
    <>
      <style>{paletteRule(content.site.brand.colors)}</style>
      <IconSprite />
      <Shown {...props} />
    </>,
  );
  // What a phone folds is open, so that staff see all that they write. Texts have no quotes: React escapes them.
  return html.replaceAll(' data-fold=""', ' open=""');
}
