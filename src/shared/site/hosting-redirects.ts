/** The old slug of a city, and the slug of the city to whose pages its addresses lead, or "/" for the landing page. */
export type CityRedirect = { from: string; to: string };

type HostingRule = { source: string; destination: string; type: 301 };

const lead = (source: string, destination: string): HostingRule => ({ source, destination, type: 301 });

/**
 * A rule for each depth that an address of a city can have, and one for what is deeper: a capture of several parts is written
 * in one way for Firebase Hosting and in another for its stand-in. Both keep the query by themselves.
 */
function rulesOf({ from, to }: CityRedirect): HostingRule[] {
  if (to === '/') return [lead(`/${from}`, '/'), lead(`/${from}/**`, '/')];
  return [
    lead(`/${from}`, `/${to}`),
    lead(`/${from}/:page`, `/${to}/:page`),
    lead(`/${from}/:page/:below`, `/${to}/:page/:below`),
    lead(`/${from}/**`, `/${to}`),
  ];
}

type HostingSite = { target?: string; redirects?: object[] };

/**
 * Takes what firebase.json says and gives it with the redirects of the content, for the visitors' site alone. They come
 * before its own, and lead to the same page of the other city.
 */
export function withRedirects<Config extends { hosting: object }>(
  config: Config,
  redirects: readonly CityRedirect[],
): Config {
  const rules = redirects.flatMap(rulesOf);
  const add = (site: HostingSite): HostingSite =>
    (site.target ?? 'site') === 'site' ? { ...site, redirects: [...rules, ...(site.redirects ?? [])] } : site;
  const { hosting } = config;
  return { ...config, hosting: Array.isArray(hosting) ? hosting.map(add) : add(hosting) };
}
