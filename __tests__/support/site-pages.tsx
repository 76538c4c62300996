import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CityPage, listCityPages } from '../../src/content-model/gatsby/city-pages';
import { listGuidePages } from '../../src/content-model/gatsby/guide-pages';
import type { PhoneNumber } from '../../src/shared/values/phone-number';
import { pathIn } from '../../src/shared/site/languages';
import { brandPaths } from '../../src/shared/site/routes';
import { PagePlace } from '../../src/shared/site/page-place';
import { IslandsOfPage } from '../../src/islands/island';
import { brandContent } from './brand-fixture';

type Part = ComponentType<{ pageContext: unknown; location?: { pathname: string; search: string } }>;

/** What a file of a page has for Gatsby. */
const pageModule = (file: string): { default: Part; Head: Part } => jest.requireActual(`../../src/${file}`);

/** The component of a template. */
export const templateOf = ({ template }: Pick<CityPage, 'template'>): Part =>
  pageModule(`templates/${template}`).default;

export const torontoPhone: PhoneNumber = { display: '416-555-0142', dial: '+14165550142' };

const skylineOf = () => ({ src: '/drawings/skyline.svg', width: 1440, height: 300 });

/** The pages of the cities of some content, as the build makes them; without phones, as it does without location records. */
export function pagesOfCities(content = brandContent, phone: PhoneNumber | null = torontoPhone): CityPage[] {
  const phones = new Map(content.cities.flatMap(({ locationId }) => (phone ? [[locationId, phone]] : [])));
  return listCityPages(content, phones, { skylineOf });
}

/** The pages of one city of the tests' own brand. */
export function pagesOf(slug: string, phone?: PhoneNumber | null): CityPage[] {
  const cities = brandContent.cities.filter((city) => city.slug === slug);
  if (cities.length === 0) throw new Error(`no city ${slug}`);
  return pagesOfCities({ ...brandContent, cities }, phone);
}

export type Data = Record<string, unknown> & { '@type'?: string };

/** What HTML tells search engines. */
export function readData(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => JSON.parse(text) as Data);
}

/** A page of the site with what it renders to, as the build does. */
export function sitePage(path: string, file: string, context?: object) {
  const render = (part: 'default' | 'Head'): string => {
    const Part = pageModule(file)[part];
    return renderToStaticMarkup(
      <PagePlace value={{ ...context, path }}>
        <IslandsOfPage value={[]}>
          <Part pageContext={context} location={{ pathname: path, search: '' }} />
        </IslandsOfPage>
      </PagePlace>,
    );
  };
  return { path, head: () => render('Head'), body: () => render('default') };
}

export type SitePage = ReturnType<typeof sitePage>;

export const guidePages = (content = brandContent): SitePage[] =>
  listGuidePages(content).map(({ path, context }) => sitePage(path, 'templates/guide', context));

/** Every page of the tests' own brand, but the one that stands in for the missing. */
export function allPages(content = brandContent): SitePage[] {
  const { language } = content.site.words;
  return [
    ...pagesOfCities(content).map(({ path, template, context }) =>
      sitePage(path, `templates/${template}`, context),
    ),
    ...guidePages(content),
    ...['/', ...brandPaths].map((path) =>
      sitePage(pathIn(language, path), `templates/brand${path === '/' ? '/index' : path}`, { language }),
    ),
  ];
}

export const bodyAt = (path: string): string => {
  const page = allPages().find((each) => each.path === path);
  if (!page) throw new Error(`no page ${path}`);
  return page.body();
};

/** What a reader meets between the tags of HTML, as one line of plain text. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<span hidden="">[^<]*<\/span>/g, ' ')
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
