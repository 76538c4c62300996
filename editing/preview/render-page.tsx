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
import NotFoundPage from '../../src/pages/404';
import BookPage from '../../src/pages/book';
import LandingPage from '../../src/pages/index';
import TextTermsPage from '../../src/pages/text-terms';
import ThankYouPage from '../../src/pages/thankyou';
import BookNowPage from '../../src/templates/book-now';
import FaqPage from '../../src/templates/faq';
import GetQuotePage from '../../src/templates/get-quote';
import GuidePage from '../../src/templates/guide';
import HomePage from '../../src/templates/home';
import HowItWorksPage from '../../src/templates/how-it-works';
import LocalServicePage from '../../src/templates/local-service';
import OfferPage from '../../src/templates/offer';
import PrivacyPolicyPage from '../../src/templates/privacy-policy';
import ReviewsPage from '../../src/templates/reviews';
import WhatWeTakePage from '../../src/templates/what-we-take';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/global.css';
import '../../src/styles/primitives.css';
import './preview.css';
import type { DrawnFiles } from '../../src/content-model/gatsby/content-query';
import { showContent } from './gatsby';

const templates: Record<string, unknown> = {
  home: HomePage,
  faq: FaqPage,
  'privacy-policy': PrivacyPolicyPage,
  'what-we-take': WhatWeTakePage,
  'local-service': LocalServicePage,
  offer: OfferPage,
  'how-it-works': HowItWorksPage,
  reviews: ReviewsPage,
  'get-quote': GetQuotePage,
  'book-now': BookNowPage,
};
const brandPages: Record<string, unknown> = {
  landing: LandingPage,
  guide: GuidePage,
  book: BookPage,
  'text-terms': TextTermsPage,
  thankyou: ThankYouPage,
  'not-found': NotFoundPage,
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

export function renderPage(path: string, content: Content, drawn: DrawnFiles, shown: Shown): string {
  showContent(content, drawn);
  const name = pageFor(path);
  const location = { pathname: '/', search: '', hash: '', state: null };
  const { colors } = content.site.brand;
  if (name in brandPages) {
    const guides = listGuidePages(content);
    const { name: slug } = partsOf(path);
    const guide = guides.find(({ context }) => context.guide.slug === slug) ?? guides[0];
    return render(brandPages[name], colors, { location, pageContext: guide?.context });
  }
  const city = content.cities.find(({ slug }) => slug === shown.city) ?? citiesFor(path, content)[0];
  const phone = phoneFor(city, shown.phones, content);
  const phones = new Map(content.cities.map(({ locationId }) => [locationId, phone]));
  const skylineOf = ({ slug, badgeGroup }: { slug: string; badgeGroup: string }) =>
    drawn.drawings[skylineFor(slug, badgeGroup as never)] as DrawingFile;
  const pages = listCityPages(withThinPages(content), phones, { skylineOf });
  const page = findPage(path, pages, name, city?.slug);
  return render(templates[page?.template ?? name], colors, { location, pageContext: page?.context });
}

function render(component: unknown, colors: Record<string, string>, props: object): string {
  const Shown = component as ComponentType<PageProps<object, never>>;
  const page = renderToStaticMarkup(
    <>
      <style>{paletteRule(colors)}</style>
      <IconSprite />
      <Shown {...(props as PageProps<object, never>)} />
    </>,
  );
  // What a phone folds is open, so that staff see all that they write. Texts have no quotes: React escapes them.
  return page.replaceAll(' data-fold=""', ' open=""');
}
