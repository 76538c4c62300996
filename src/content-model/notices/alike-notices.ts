import { positionsOf, reviewsNear, reviewsOnHome } from '../../features/cities/rules/near-city';
import { fillTexts } from '../../shared/text/fill-text';
import { namesOf, wordsOfTexts } from '../checks/local-pages';
import { type Compared, compareWithAll, countWords, wantedShare, type Words } from '../own-text';
import { factsOf } from '../pricing-facts';
import type { City, Content } from '../types';
import { type Notice, percent } from './notice';

type Measured = Pick<Content, 'cities' | 'badges' | 'reviews' | 'site' | 'pages' | 'services'>;

const badgesOf = ({ badges }: Measured, city: City) => badges.find(({ group }) => group === city.badgeGroup);

/** The words of a city's own texts on its home, without the names that other cities have other names for. */
function ownWords(content: Measured, city: City, isWhole = false): Words {
  const { about, cities: served = [], pricing, locationName: name } = city;
  const questions = about.questions?.filter(({ page }) => !page);
  const onHome = { places: about.places, questions, served };
  const texts = fillTexts(isWhole ? { about, served } : onHome, factsOf(content.site, pricing));
  return wordsOfTexts(texts, namesOf({ name }, city, badgesOf(content, city)?.region.name ?? ''));
}

/** The words that each home of a province or state shows besides, without its forms: headings, services, reviews, teams. */
function sharedWords(content: Measured, city: City): Words {
  const { site, pages, services, cities } = content;
  const { meta: _meta, ways: _ways, ...texts } = fillTexts(pages.home, factsOf(site));
  const cards = services.map(({ title, summary }) => [title, summary]);
  const steps = site.steps.items.map(({ title, time }) => [title, time]);
  const near = reviewsNear(content.reviews, city, positionsOf(cities));
  const reviews = reviewsOnHome(near, city.slug).map(({ author, place, text, taken }) => {
    return [author, place, text, taken];
  });
  const teams = badgesOf(content, city)?.teams.map(({ name, sport }) => [name, sport]);
  return wordsOfTexts([texts, cards, steps, site.coupons.items, site.claims.items, reviews, teams]);
}

/**
 * Measures how much of each city's home is its own, as far as the files show it: how many of all words of its own texts no
 * other city has, as a share of them and of what all homes share. `npm run check:pages` measures the built page.
 */
export function measureHomes(content: Measured) {
  const { cities } = content;
  const words = cities.map((city) => ownWords(content, city));
  return compareWithAll(words, cities.length).map(({ own, all, beside: [closest] }, index) => {
    const city = cities[index] as City;
    const shared = countWords(sharedWords(content, city));
    return { city, own, all, shared, share: own / (all + shared), closest: cities[closest?.other ?? -1] };
  });
}

/** Counts how many words of all texts of a city are also in those of another one, and says of which most. */
export function countCopied(content: Measured, city: City): { copied: number; closest?: City | undefined } {
  const words = [city, ...content.cities].map((each) => ownWords(content, each, true));
  const [
    {
      own,
      all,
      beside: [closest],
    },
  ] = compareWithAll(words, 1) as [Compared];
  return { copied: all - own, closest: content.cities[(closest?.other ?? 0) - 1] };
}

/** Says which homes have too little text of their own, one notice for each, and what to do. */
export function findAlikeHomes(content: Measured): Notice[] {
  const alike = measureHomes(content).filter(({ share }) => share < wantedShare && content.cities.length > 1);
  return alike.map(({ city: { slug, locationName }, share, closest }) => {
    const beside = closest ? ` Most of what it shares is also in ${closest.locationName}.` : '';
    const words = `${locationName}: about ${percent(share)} of its home is its own, ${percent(wantedShare)} are wanted.${beside}`;
    return { words, file: `cities/${slug}.json`, field: 'about.places' };
  });
}
