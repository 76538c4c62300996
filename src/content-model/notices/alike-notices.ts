import { positionsOf, reviewsNear, reviewsOnHome } from '../../features/cities/rules/near-city';
import { fillTexts } from '../../shared/text/fill-text';
import { namesOf, wordsOfTexts } from '../checks/local-pages';
import { compareWithAll, countWords, wantedShare, type Words } from '../own-text';
import { factsOf } from '../pricing-facts';
import type { City, Content } from '../types';
import type { Notice } from './notice';

/** How much of a city's home is its own, as far as the files of the content show it. */
export type HomeMeasure = {
  city: City;
  /** The words of the city's own texts, and how many of them no other city has. */
  all: number;
  own: number;
  shared: number;
  share: number;
  closest?: City | undefined;
};

type Measured = Pick<Content, 'cities' | 'badges' | 'reviews' | 'site' | 'pages' | 'services'>;

/** The words of a city's own texts on its home, without the names that other cities have other names for. */
function ownWords({ badges, site }: Measured, city: City, isWhole = false): Words {
  const region = badges.find(({ group }) => group === city.badgeGroup)?.region.name ?? '';
  const { about, cities: served = [], pricing, locationName: name } = city;
  const questions = about.questions?.filter(({ page }) => !page);
  const onHome = { places: about.places, questions, served };
  const texts = fillTexts(isWhole ? { about, served } : onHome, factsOf(site, pricing));
  return wordsOfTexts(texts, namesOf({ name }, city, region));
}

/** The words that each home shows besides, without its forms: headings, services, steps and what else is on it. */
function sharedWords({ pages: { home }, site, services }: Measured): Words {
  const { meta: _meta, ways: _ways, ...texts } = fillTexts(home, factsOf(site));
  const cards = services.map(({ title, summary }) => [title, summary]);
  const steps = site.steps.items.map(({ title, time }) => [title, time]);
  return wordsOfTexts([texts, cards, steps, site.coupons.items, site.claims.items]);
}

/** The words that the homes of a province or state share: their reviews and their teams. */
function wordsOfRegion({ cities, badges, reviews }: Measured, city: City): Words {
  const near = reviewsOnHome(reviewsNear(reviews, city, positionsOf(cities)), city.slug);
  const teams = badges.find(({ group }) => group === city.badgeGroup)?.teams ?? [];
  const shown = near.map(({ author, place, text, taken }) => [author, place, text, taken]);
  return wordsOfTexts([shown, teams.map(({ name, sport }) => [name, sport])]);
}

/**
 * Measures how much of each city's home is its own, without a build: its own texts beside those of all other cities, as a
 * part of them and of what all homes share. `npm run check:pages` measures the built page.
 */
export function measureHomes(content: Measured): HomeMeasure[] {
  const { cities } = content;
  const ofAll = countWords(sharedWords(content));
  const measured = compareWithAll(
    cities.map((city) => ownWords(content, city)),
    cities.length,
  );
  return measured.map(({ own, all, closest }, index) => {
    const city = cities[index] as City;
    const shared = ofAll + countWords(wordsOfRegion(content, city));
    const share = own / (all + shared);
    return { city, own, all, shared, share, closest: closest === undefined ? undefined : cities[closest] };
  });
}

/** Counts how many words of all texts of a city are also in those of another one, and says of which most. */
export function countCopied(content: Measured, city: City): { copied: number; closest?: City | undefined } {
  const { cities } = content;
  const words = [city, ...cities].map((each) => ownWords(content, each, true));
  const [{ own, all, closest = 0 } = { own: 0, all: 0 }] = compareWithAll(words, 1);
  return { copied: all - own, closest: cities[closest - 1] };
}

/** Says which homes have too little text of their own, one notice for each, and what to do. */
export function findAlikeHomes(content: Measured): Notice[] {
  if (content.cities.length < 2) return [];
  return measureHomes(content)
    .filter(({ share }) => share < wantedShare)
    .map(({ city: { slug, locationName }, share, closest }) => {
      const percent = (part: number): string => `${Math.floor(part * 100)} %`;
      const beside = closest ? ` Most of what it shares is also in ${closest.locationName}.` : '';
      const words = `${locationName}: about ${percent(share)} of its home is its own, ${percent(wantedShare)} are wanted.${beside}`;
      return { words, file: `cities/${slug}.json`, field: 'about.places' };
    });
}
