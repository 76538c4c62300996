import { cityPath, guidePath, offerPath } from '../../shared/site/routes';
import type { ContentFile, ContentFiles } from '../types';
import { parseOnce } from './parse-file';

/** No translation: a page is at the address of its original, below its language. */
const file = /^(cities|guides|campaigns|local-services)\/([^/.]+)(?:\/([^/.]+))?\.json$/;

/** Gives the address of the page that a content file makes; `:city` in it stands for each city. */
export function addressOfFile(path: string): string | undefined {
  const [, kind, name = '', service] = file.exec(path) ?? [];
  if (kind === 'local-services') return service && cityPath(name, `what-we-take/${service}`);
  if (kind === 'campaigns') return offerPath('/:city', name);
  return kind && (kind === 'cities' ? cityPath(name) : guidePath(name));
}

type Lead = { from: string; to: string };
type Redirects = { cities: readonly Lead[]; pages?: readonly Lead[] | undefined };

/** Lists the redirects that are missing: of pages that are live, and that neither a file nor a redirect knows now. */
export function findVanished(live: ContentFiles, now: ContentFiles, { cities, pages = [] }: Redirects) {
  const moved = cities.map(({ from }) => cityPath(from));
  const known = [...now.map(({ path }) => addressOfFile(path)), ...moved, ...pages.map(({ from }) => from)];
  const added = now.filter(({ path }) => addressOfFile(path) && !live.some((page) => page.path === path));
  const gone = live.flatMap((page): Lead[] => {
    const from = addressOfFile(page.path);
    if (!from || known.includes(from)) return [];
    const { document } = parseOnce(page);
    const campaign = document?.kind === 'campaigns' ? document.data : undefined;
    if (campaign?.sample || campaign?.cities?.every((city) => moved.includes(cityPath(city)))) return [];
    const renamed = added.find((other) => isRenamed(page, other));
    return [{ from, to: (renamed && addressOfFile(renamed.path)) ?? nextOf(from) }];
  });
  const isCity = ({ from }: Lead): boolean => from.lastIndexOf('/') === 0;
  // A city leads on with all its pages.
  const homes = [...moved, ...gone.filter(isCity).map(({ from }) => from)];
  return gone
    .filter(({ from }) => !homes.some((home) => from.startsWith(`${home}/`)))
    .map((lead) => {
      if (!isCity(lead)) return { list: 'pages' as const, ...lead };
      return { list: 'cities' as const, from: lead.from.slice(1), to: lead.to.slice(1) || '/' };
    });
}

/** Whether a file has most texts of another one; what is short is in many files. */
function isRenamed(page: ContentFile, other: ContentFile): boolean {
  const texts = page.source.split('\n').filter(({ length }) => length > 40);
  return texts.filter((text) => other.source.includes(text)).length > texts.length / 2;
}

/** Where a removed page leads: a service to its city's services, a campaign to its city, a guide to `/`. */
export const nextOf = (from: string): string =>
  from.startsWith('/:city/') ? '/:city' : /^\/[^/]+\/what-we-take(?=\/)/.exec(from)?.[0] || '/';
