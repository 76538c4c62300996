import { cityPath, guidePath, offerPath } from '../../shared/site/routes';

/** No translation: a page is at the address of its original, below its language. */
const file = /^(cities|guides|campaigns|local-services)\/([^/.]+)(?:\/([^/.]+))?\.json$/;

/** Gives the address of the page that a content file makes; `:city` in it stands for each city. */
export function addressOfFile(path: string): string | undefined {
  const [, kind, name = '', service] = file.exec(path) ?? [];
  if (kind === 'local-services') return service && cityPath(name, `what-we-take/${service}`);
  if (kind === 'campaigns') return offerPath('/:city', name);
  return kind && (kind === 'cities' ? cityPath(name) : guidePath(name));
}

/** Lists the pages that files made before and that neither a file nor a redirect knows now, each with the redirect to add. */
export function listVanished(
  before: readonly string[],
  now: readonly string[],
  redirects: { cities: readonly { from: string }[]; pages?: readonly { from: string }[] | undefined },
): string[] {
  const moved = redirects.cities.map(({ from }) => cityPath(from));
  const known = [...now.map(addressOfFile), ...moved, ...(redirects.pages ?? []).map(({ from }) => from)];
  return before.flatMap((path) => {
    const from = addressOfFile(path);
    // A city leads on with all its pages.
    if (!from || known.includes(from) || moved.some((city) => from.startsWith(`${city}/`))) return [];
    const isCity = path.startsWith('cities/');
    const entry = isCity ? { from: from.slice(1), to: '/' } : { from, to: nextOf(from) };
    return [
      `${from} is live and has no page now: in site/redirects.json add ${JSON.stringify(entry)} to ${isCity ? 'cities' : 'pages'}, or name a better place to lead to`,
    ];
  });
}

/** Where a removed page leads: a service to its city's services, a campaign to its city, a guide to `/`. */
export const nextOf = (from: string): string =>
  from.startsWith('/:city/') ? '/:city' : /^\/[^/]+\/what-we-take(?=\/)/.exec(from)?.[0] || '/';
