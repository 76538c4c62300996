import { fillText, siteValues } from '../../shared/text/fill-text';
import { listFoundPages, type Meta } from '../gatsby/sitemap/page-sources';
import type { Content } from '../types';
import { type Notice, wordsOf } from './notice';

/** Search results cut a longer title, and replace a much shorter description. */
const longestTitle = 60;
const longestDescription = 160;
const shortestDescription = 70;

const policyFile = 'pages/privacy-policy.md';

const namesShown = 10;

const kinds = {
  long: `titles of more than ${longestTitle} characters, which search results cut`,
  same: 'pages with the same title',
  described: `descriptions that are not ${shortestDescription} to ${longestDescription} characters long`,
};

/** Gives what makes pages hard to find or to tell apart in a search, one notice for each kind, which leads to the first page. */
export function findSearchWarnings(content: Content): Notice[] {
  const ofSite = siteValues(content.site);
  const places = new Map(
    content.cities.map(({ slug, badgeGroup, locationName, searchName = locationName }) => {
      const region = content.badges.find(({ group }) => group === badgeGroup)?.region.name ?? '';
      return [slug, { city: locationName, searchName, region }];
    }),
  );
  const firstLike = new Map<string, string>();
  const found = { long: [], same: [], described: [] } as Record<keyof typeof kinds, Notice[]>;
  for (const { path, file, meta, city = '' } of listFoundPages(content)) {
    const [title, { length }] = [meta.title, meta.description].map((text) =>
      fillText(text, { ...ofSite, ...places.get(city) }),
    ) as [string, string];
    const group = file === policyFile ? 'brandPage.meta' : 'meta';
    const at = (name: keyof Meta, words: string): Notice => ({ words, file, field: `${group}.${name}` });
    const first = firstLike.get(title);
    if (first !== undefined) found.same.push(at('title', `${first} and ${path}`));
    else if (title.length > longestTitle) found.long.push(at('title', `${path} (${title.length})`));
    firstLike.set(title, first ?? path);
    if (length > longestDescription || length < shortestDescription)
      found.described.push(at('description', `${path} (${length})`));
  }
  return Object.entries(found).flatMap(([kind, pages]) => {
    const rest = pages.length - namesShown;
    const names = wordsOf(pages.slice(0, namesShown)).join(', ');
    const words = `${kinds[kind as keyof typeof kinds]}: ${names}${rest > 0 ? ` and ${rest} more` : ''}`;
    return pages.slice(0, 1).map((page) => ({ ...page, words }));
  });
}
