import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paletteRule } from '../../src/components/layout/palette-rule';
import { type CityPage, listCityPages } from '../../src/content-model/gatsby/city-pages';
import type { Content } from '../../src/content-model/types';
import { cityPath } from '../../src/domain/routes';
import { parsePhoneNumber, type PhoneNumber } from '../../src/domain/phone-number';
import { skylineFor } from '../../art/drawings/skylines';
import type { DrawingFile } from '../../src/domain/drawing-file';
import NotFoundPage from '../../src/pages/404';
import BookPage from '../../src/pages/book';
import LandingPage from '../../src/pages/index';
import ThankYouPage from '../../src/pages/thankyou';
import BookNowPage from '../../src/templates/book-now';
import FaqPage from '../../src/templates/faq';
import GetQuotePage from '../../src/templates/get-quote';
import HomePage from '../../src/templates/home';
import HowItWorksPage from '../../src/templates/how-it-works';
import LocalServicePage from '../../src/templates/local-service';
import PrivacyPolicyPage from '../../src/templates/privacy-policy';
import ReviewsPage from '../../src/templates/reviews';
import WhatWeTakePage from '../../src/templates/what-we-take';
import '../../src/styles/reset.css';
import '../../src/styles/tokens.css';
import '../../src/styles/global.css';
import './preview.css';
import type { DrawnFiles } from './answer-query';
import { showContent } from './gatsby';

type Page = ComponentType<PageProps<object, never>>;

const templates: Record<string, unknown> = {
  home: HomePage,
  faq: FaqPage,
  'privacy-policy': PrivacyPolicyPage,
  'what-we-take': WhatWeTakePage,
  'local-service': LocalServicePage,
  'how-it-works': HowItWorksPage,
  reviews: ReviewsPage,
  'get-quote': GetQuotePage,
  'book-now': BookNowPage,
};
const brandPages: Record<string, unknown> = {
  landing: LandingPage,
  book: BookPage,
  thankyou: ThankYouPage,
  'not-found': NotFoundPage,
};

/** The page that shows a file's content best. */
const shownOn: Record<string, string> = {
  faq: 'faq',
  services: 'what-we-take',
  'local-services': 'local-service',
  reviews: 'reviews',
  'site/booking': 'book-now',
  'site/videos': 'book',
  'site/steps': 'how-it-works',
};

function pageFor(path: string): string {
  const [kind = '', file = ''] = path.split('/');
  const name = file.replace(/\.\w+$/, '');
  if (kind === 'pages') return name;
  return shownOn[kind] ?? shownOn[`${kind}/${name}`] ?? 'home';
}

/** What is edited: the path of its file, and the city that it names. */
type Edited = { path: string; city?: unknown };

/** Gives the city whose page to show: the edited one, that of the edited job or group, or the first. */
function cityFor({ path, city: named }: Edited, { cities }: Content): string {
  const name = path.split('/')[1]?.replace(/\.\w+$/, '');
  const city =
    cities.find(({ slug }) => /^(cities|local-services)\//.test(path) && slug === name) ??
    cities.find(({ slug }) => path.startsWith('jobs/') && slug === named) ??
    cities.find(({ badgeGroup }) => path.startsWith('badges/') && badgeGroup === name) ??
    cities[0];
  return city?.slug ?? '';
}

/** The content with the pages that say too little of their own: a preview shows them too, a build leaves them out. */
const withThinPages = (content: Content): Content => ({
  ...content,
  localServices: [...content.localServices, ...content.thinPages.map(({ page }) => page)],
});

/** Finds the page that shows a file; where no city has a page of that kind yet, the city's home. */
function findPage({ path }: Edited, pages: CityPage[], template: string, slug: string): CityPage | undefined {
  const [, city, name] = /^local-services\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  const ofKind = pages.filter((page) => page.template === template);
  return (
    ofKind.find((page) => page.path === cityPath(`${city}`, `what-we-take/${name}`)) ??
    ofKind.find(({ context }) => context.city.slug === slug) ??
    ofKind[0] ??
    pages.find(({ context }) => context.city.slug === slug)
  );
}

/** Gives the HTML of the page that shows a content file, made with the site's own components, as without scripts. */
export function renderPage(edited: Edited, content: Content, drawn: DrawnFiles): string {
  showContent(content, drawn);
  const name = pageFor(edited.path);
  const location = { pathname: '/', search: '', hash: '', state: null };
  const { colors } = content.site.brand;
  if (name in brandPages) return render(brandPages[name], colors, { location });
  const slug = cityFor(edited, content);
  // The database has each city's own number; a preview shows the brand's.
  const phone = parsePhoneNumber(content.site.brand.mainPhone) as PhoneNumber;
  const phones = new Map(content.cities.map(({ locationId }) => [locationId, phone]));
  const skylineOf = (city: { slug: string; badgeGroup: string }) =>
    drawn.drawings[skylineFor(city.slug, city.badgeGroup as never)] as DrawingFile;
  const pages = listCityPages(withThinPages(content), phones, { skylineOf });
  const page = findPage(edited, pages, name, slug);
  return render(templates[page?.template ?? name], colors, { location, pageContext: page?.context });
}

function render(component: unknown, colors: Record<string, string>, props: object): string {
  const Shown = component as Page;
  return renderToStaticMarkup(
    <>
      <style>{paletteRule(colors)}</style>
      <Shown {...(props as PageProps<object, never>)} />
    </>,
  );
}
