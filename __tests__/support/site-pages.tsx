import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listCityPages } from '../../src/content-model/gatsby/city-pages';
import { listGuidePages } from '../../src/content-model/gatsby/guide-pages';
import * as book from '../../src/pages/book';
import * as landing from '../../src/pages/index';
import * as brandPolicy from '../../src/pages/privacy-policy';
import * as thankYou from '../../src/pages/thankyou';
import * as bookNow from '../../src/templates/book-now';
import * as faq from '../../src/templates/faq';
import * as getQuote from '../../src/templates/get-quote';
import * as guide from '../../src/templates/guide';
import * as home from '../../src/templates/home';
import * as howItWorks from '../../src/templates/how-it-works';
import * as localService from '../../src/templates/local-service';
import * as offer from '../../src/templates/offer';
import * as privacyPolicy from '../../src/templates/privacy-policy';
import * as reviews from '../../src/templates/reviews';
import * as whatWeTake from '../../src/templates/what-we-take';
import { pathIn } from '../../src/shared/site/languages';
import { PagePlace } from '../../src/shared/site/page-place';
import type { PageContext } from '../../src/startup/page-in-language';
import { torontoPhone } from './city-pages';
import { brandContent } from './brand-fixture';

type PageModule = { default: unknown; Head: unknown };
type Props = { pageContext: unknown; location: { pathname: string; search: string } };

const templates: Record<string, PageModule> = {
  home,
  'book-now': bookNow,
  faq,
  'get-quote': getQuote,
  'how-it-works': howItWorks,
  reviews,
  'privacy-policy': privacyPolicy,
  'what-we-take': whatWeTake,
  'local-service': localService,
  offer,
};

export type Data = Record<string, unknown> & { '@type'?: string };

/** What HTML tells search engines. */
export function readData(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => JSON.parse(text) as Data);
}

/** A page of the site with what it renders to, as the build does. */
export class SitePage {
  constructor(
    readonly path: string,
    private readonly parts: PageModule,
    private readonly context?: unknown,
  ) {}

  private render(part: 'default' | 'Head'): string {
    const Part = this.parts[part] as ComponentType<Props>;
    const location = { pathname: this.path, search: '' };
    const { language, languages } = (this.context ?? {}) as PageContext;
    return renderToStaticMarkup(
      <PagePlace value={{ path: this.path, language, languages }}>
        <Part pageContext={this.context} location={location} />
      </PagePlace>,
    );
  }

  head = (): string => this.render('Head');
  body = (): string => this.render('default');
}

/** Every page of the tests' own brand, but the one that stands in for the missing. */
export function allPages(content = brandContent): SitePage[] {
  const { language } = content.site.words;
  const skyline = { src: '/drawings/skyline.svg', width: 1440, height: 300 };
  const phones = new Map(content.cities.map(({ locationId }) => [locationId, torontoPhone]));
  const ofCities = listCityPages(content, phones, { skylineOf: () => skyline }).map(
    ({ path, template, context }) => new SitePage(path, templates[template] as PageModule, context),
  );
  return [
    ...ofCities,
    ...listGuidePages(content).map(({ path, context }) => new SitePage(path, guide, context)),
    ...Object.entries({
      '/': landing,
      '/book': book,
      '/thankyou': thankYou,
      '/privacy-policy': brandPolicy,
    }).map(([path, module]) => new SitePage(pathIn(language, path), module, { language })),
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
