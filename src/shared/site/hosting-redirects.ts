import { withOwnCampaign, type OwnCampaign } from './own-campaign';
import { offerOf } from './routes';

/** The old slug of a city, and the slug of the city to whose pages its addresses lead, or "/" for the landing page. */
export type CityRedirect = { from: string; to: string };

/** The path of a page that is gone, and the path to which it leads; `:city` in both stands for each city. */
export type PageRedirect = { from: string; to: string } & Omit<OwnCampaign, 'campaign'>;

export type HostingRule = { source: string; destination: string; type: 301 | 302 };

const lead = (source: string, destination: string, type: HostingRule['type'] = 301) =>
  ({ source, destination, type }) satisfies HostingRule;

/** A rule for each depth: a capture of several parts is written in one way for Firebase and in another for its stand-in. */
export function rulesOf({ from, to }: CityRedirect): HostingRule[] {
  if (to === '/') return [lead(`/${from}`, '/'), lead(`/${from}/**`, '/')];
  return [
    lead(`/${from}`, `/${to}`),
    lead(`/${from}/:page`, `/${to}/:page`),
    lead(`/${from}/:page/:below`, `/${to}/:page/:below`),
    lead(`/${from}/**`, `/${to}`),
  ];
}

/** 302 where the page may begin again. A campaign's page leads on with its name and source, unless the address has them. */
export function rulesOfPage(
  { from, to, ...own }: PageRedirect,
  cities: readonly string[],
  type?: HostingRule['type'],
): HostingRule[] {
  const campaign = offerOf(from);
  if (from.includes(':city'))
    return cities.flatMap((city) =>
      rulesOfPage({ from: from.replace(':city', city), to: to.replace(':city', city), ...own }, [], type),
    );
  return [campaign ? lead(from, to + withOwnCampaign('', { campaign, ...own }), 302) : lead(from, to, type)];
}

/** Adds the same rules below each of the languages that have addresses of their own, such as `fr`. */
export const withLanguages = (rules: readonly HostingRule[], languages: readonly string[]): HostingRule[] => [
  ...rules,
  ...languages.flatMap((language) =>
    rules.map(({ source, destination, type }) =>
      lead(`/${language}${source}`, `/${language}${destination.replace(/^\/(?=[?]|$)/, '')}`, type),
    ),
  ),
];

type HostingSite = { target?: string; redirects?: object[] };

/** They come before firebase.json's own redirects, for the visitors' site alone. */
export function withRedirects<File extends { hosting: object }>(config: File, rules: readonly HostingRule[]) {
  const add = (site: HostingSite): HostingSite =>
    (site.target ?? 'site') === 'site' ? { ...site, redirects: [...rules, ...(site.redirects ?? [])] } : site;
  const { hosting } = config;
  return { ...config, hosting: Array.isArray(hosting) ? hosting.map(add) : add(hosting) };
}
