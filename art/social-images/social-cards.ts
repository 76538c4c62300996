import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import type { Content, Photo } from '../../src/content-model/types';
import { cityPhoto } from '../../src/shared/site/own-content';
import { pathIn } from '../../src/shared/site/languages';
import { fillText, fillTexts } from '../../src/shared/text/fill-text';

/** One social image: its name, as in /social/<name>.png, its words, and the photograph of a city that has one. */
export type SocialCard = { name: string; line: string; headline: string; photo?: Photo };

/** One for each city's home and one for each kind of page: 1,000 cities would else have 8,000, minutes of drawing. */
export const listSocialCards = (content: CardContent): SocialCard[] => contentsOf(content).flatMap(cardsIn);

type CardContent = Pick<Content, 'site' | 'cities' | 'badges' | 'languages'>;

function cardsIn({ site, cities, badges }: Omit<CardContent, 'languages'>): SocialCard[] {
  const brand = site.brand.name;
  const { line, headlines } = fillTexts(site.social, { brand });
  const regions = new Map(badges.map(({ group, region }) => [group, region.name]));
  return [
    ...Object.entries(headlines).map(([name, headline]) => ({
      name: pathIn(site.words.language, `/${name}`).slice(1),
      line,
      headline,
    })),
    ...cities.map(({ path, locationName, badgeGroup, photos }) => {
      const values = { brand, city: locationName, region: regions.get(badgeGroup) ?? '' };
      const photo = cityPhoto(photos);
      return { name: path.slice(1), line, headline: fillText(site.social.cityHeadline, values), photo };
    }),
  ];
}
