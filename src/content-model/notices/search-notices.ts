import { cityPath, citySubRoutes } from '../../domain/routes';
import { fillText } from '../../domain/fill-text';
import { findDuplicateHomes, wantedShare } from './duplicate-content';
import type { Badges, City, Content } from '../types';

/** Search results cut what is longer, and pad what is shorter with sentences of their own choice. */
const longestTitle = 65;
const longestDescription = 160;
const shortestDescription = 70;

const namesShown = 10;

/** Names what makes pages hard to find or to tell apart in a search: one line for each kind of it, and pair of homes. */
export function listSearchWarnings(content: Content): string[] {
  return [...listAlikeHomes(content), ...listHeads(content)];
}

function listAlikeHomes(content: Content): string[] {
  const found = findDuplicateHomes(content);
  const wanted = `${percent(wantedShare)} is wanted`;
  const alone = found.filter(({ other }) => other === null);
  const paired = found.filter(({ other }) => other !== null);
  const shortHomes = `too little of these homes is text of their own (${wanted}), beside any other: `;
  const homes = alone.map(({ slug, share }) => `${slug} (${percent(share)})`);
  const pairs = paired.map(({ slug, other, share }) => `${percent(share)} of ${slug} beside ${other}`);
  return [
    ...(homes.length > 0 ? [`${shortHomes}${shorten(homes)}; add to "about" in their files`] : []),
    ...(pairs.length > 0
      ? [`homes that are too alike, text of their own (${wanted}): ${shorten(pairs)}`]
      : []),
  ];
}

/** The titles and descriptions of all pages of the city sites, filled in. */
function listHeads({ cities, badges, pages, site }: Content): string[] {
  const titles = new Map<string, string[]>();
  const descriptions: { path: string; length: number }[] = [];
  const add = (path: string, meta: { title: string; description: string }, city?: City) => {
    const region = badges.find(({ group }) => group === city?.badgeGroup) as Badges | undefined;
    const place = city && { city: city.locationName, region: region?.region.name ?? '' };
    const values = { brand: site.brand.name, ...place };
    const title = fillText(meta.title, values);
    titles.set(title, [...(titles.get(title) ?? []), path]);
    descriptions.push({ path, length: fillText(meta.description, values).length });
  };
  add('/', pages.landing.meta);
  add('/book', pages.book.meta);
  for (const city of cities)
    for (const subRoute of citySubRoutes)
      add(cityPath(city.slug, subRoute), pages[subRoute === '' ? 'home' : subRoute].meta, city);

  const long = [...titles].filter(([title]) => title.length > longestTitle);
  const same = [...titles].filter(([, paths]) => paths.length > 1);
  const odd = descriptions.filter(
    ({ length }) => length > longestDescription || length < shortestDescription,
  );
  return [
    line(
      `titles of more than ${longestTitle} characters, which search results cut`,
      long.map(([title, paths]) => `${paths[0]} (${title.length})`),
    ),
    line(
      'pages with the same title',
      same.map(([, paths]) => paths.slice(0, 2).join(' and ')),
    ),
    line(
      `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
      odd.map(({ path, length }) => `${path} (${length})`),
    ),
  ].flat();
}

const line = (what: string, names: string[]): string[] =>
  names.length > 0 ? [`${what}: ${shorten(names)}`] : [];

const percent = (share: number): string => `${Math.floor(share * 100)} %`;

function shorten(names: string[]): string {
  const rest = names.length - namesShown;
  return names.slice(0, namesShown).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
