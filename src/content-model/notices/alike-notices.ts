import { positionsOf, reviewsNear, reviewsOnHome } from '../../features/cities/rules/near-city';
import { fillTexts } from '../../shared/text/fill-text';
import { namesOf, wordsOfTexts } from '../checks/local-pages';
import { compareWithAll, countWords, wantedShare, type Words } from '../own-text';
import { factsOf } from '../pricing-facts';
import type { City, Content } from '../types';
import { type Notice, percent } from './notice';

type Measured = Pick<Content, 'cities' | 'badges' | 'reviews' | 'site' | 'pages' | 'services'>;

const badgesOf = ({ badges }: Measured, city: City) => badges.find(({ group }) => group === city.badgeGroup);

/** The words of a city's own texts on its home, without the names that other cities have other names for. */
function ownWords(content: Measured, city: City, isWhole: boolean): Words {
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
  const reviews = reviewsOnHome(reviewsNear(content.reviews, city, positionsOf(cities)), city.slug);
  const teams = badgesOf(content, city)?.teams;
  return wordsOfTexts([texts, cards, steps, site.coupons.items, site.claims.items, reviews, teams]);
}

/** Measures how much of each home only its city says, as far as files show it; a whole measure has its other pages too. */
export function measureHomes(content: Measured, isWhole = false) {
  const { cities } = content;
  const words = cities.map((city) => ownWords(content, city, isWhole));
  return compareWithAll(words, cities.length).map(({ own, all, closest }, index) => {
    const city = cities[index] as City;
    const shared = countWords(sharedWords(content, city));
    return { city, own, all, shared, share: own / (all + shared), closest: cities[closest?.other ?? -1] };
  });
}

/** Says which homes have too little text of their own, one notice for each, and what to do. */
export function findAlikeHomes(content: Measured): Notice[] {
  const alike = measureHomes(content).filter(({ share }) => share < wantedShare && content.cities.length > 1);
  return alike.map(({ city: { slug, locationName }, share, closest }) => {
    const beside = closest ? ` Most of what it shares is also in ${closest.locationName}.` : '';
    const words = `${locationName}: about ${percent(share)} of the words on its home are its own, and it needs ${percent(wantedShare)}.${beside}`;
    return { words, file: `cities/${slug}.json`, field: 'about.places' };
  });
}
