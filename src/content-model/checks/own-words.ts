import { positionsOf, reviewsNear, reviewsOnHome } from '../../features/cities/rules/near-city';
import { fillTexts } from '../../shared/text/fill-text';
import { oncePer } from '../../shared/values/once-per';
import { ofKind } from '../reading/content-folder';
import { compareWithAll, countWords, splitWords, type Words } from '../own-text';
import { factsOf } from '../pricing-facts';
import type { City, Content, ContentDocument, LocalPage, LocalService, ThinPage } from '../types';
import { listTexts } from '../reading/walk';

/** The least share of the words of a page for a service in a city that must be its own (docs/decisions/0054). */
export const wantedLocalShare = 0.5;

type OfService = Pick<Content, 'cities' | 'badges' | 'site'> & {
  documents: readonly ContentDocument[];
  pages: Pick<Content['pages'], 'local-service'>;
};

/** The folder of the files that get pages of their own, which no other page shows. */
const kind = 'local-services';

type Text = { path: string; words: Words; page?: LocalPage };

/** At least half of a page's words must be its own (docs/decisions/0054); of two that say the same one gets its page. */
export function sortLocalPages(content: OfService): { localServices: LocalPage[]; thinPages: ThinPage[] } {
  let left = ofKind(content.documents, kind).flatMap(({ name, path, data }) => {
    const [slugOfCity = '', slug = ''] = name.split('/');
    const city = content.cities.find((each) => each.slug === slugOfCity);
    const page: LocalPage = { ...data, city: slugOfCity, slug };
    const { title, lead, cost, rules, access, questions } = data;
    const texts = { title, lead, cost, rules, access, questions };
    return city ? [{ path, page, words: ownWords(content, { city, name: data.name, texts }) }] : [];
  });
  if (left.length === 0) return { localServices: [], thinPages: [] };
  const others: Text[] = content.documents
    .filter((document) => document.kind !== kind)
    .map(({ path, data }) => ({ path, words: wordsOfData(data) }));
  const added = countWords(wordsOfLocalPages(content));
  const thinPages: ThinPage[] = [];
  for (let found = findThin(left, others, added); found.length > 0; found = findThin(left, others, added)) {
    thinPages.push(...found);
    left = left.filter((text) => !found.some(({ page }) => page === text.page));
  }
  const localServices = left.map(({ page }) => page);
  return {
    localServices: localServices.toSorted((a, b) => a.city.localeCompare(b.city) || a.order - b.order),
    thinPages,
  };
}

/** Gives the pages with too little text of their own, but of pages that are alike only the one that has least. */
function findThin(
  pages: readonly (Text & { page: LocalPage })[],
  others: readonly Text[],
  added: number,
): ThinPage[] {
  const thin = compareWithAll<Text>([...pages, ...others], pages.length)
    .map(({ page: { path, page }, own, all, closest }) => {
      const beside = closest?.page.path ?? 'pages/local-service.json';
      return { path, page: page as LocalPage, share: own / (all + added), beside };
    })
    .filter(({ share }) => share < wantedLocalShare)
    .toSorted((a, b) => a.share - b.share);
  const gone = new Set<string>();
  return thin.flatMap(({ path, ...page }) => {
    // Beside a page that is gone it may have enough: the next round tells.
    if (gone.has(page.beside)) return [];
    gone.add(path);
    return [page];
  });
}

/** The words that pages of services in cities share: of their kind, and of their form. */
function wordsOfLocalPages({ site, pages }: OfService): Words {
  const { fields, quote, consent, orCall } = site.forms;
  const { name, phone, postalCode, message } = fields;
  const { busy: _, ...button } = quote;
  const form = [name, phone, postalCode, message, button, consent.text, consent.policyLink];
  return wordsOfTexts([pages['local-service'], form, orCall.text]);
}

type Homes = Pick<Content, 'cities' | 'badges' | 'reviews' | 'site' | 'pages' | 'services'>;

/** Measures how much of each home only its city says, as far as files show it; a whole measure has its other pages too. */
export function measureHomes(content: Homes, isWhole = false) {
  const homes = content.cities.map((city) => {
    const { about, cities: served = [], locationName: name } = city;
    const questions = about.questions?.filter(({ page }) => !page);
    const texts = isWhole ? { about, served } : { places: about.places, questions, served };
    return { city, words: ownWords(content, { city, name, texts }) };
  });
  return compareWithAll(homes).map(({ page: { city }, own, all, closest }) => {
    const shared = countWords(wordsOfHome(content, city));
    return { city, own, all, shared, share: own / (all + shared), closest: closest?.page.city };
  });
}

/** The words that each home of a province or state shows besides, without its forms: headings, services, reviews, teams. */
function wordsOfHome({ site, pages, services, cities, badges, reviews }: Homes, city: City): Words {
  const { meta: _meta, ways: _ways, ...texts } = fillTexts(pages.home, factsOf(site));
  const cards = services.map(({ title, summary }) => [title, summary]);
  const steps = site.steps.items.map(({ title, time }) => [title, time]);
  const shown = reviewsOnHome(reviewsNear(reviews, city, positionsOf(cities)), city.slug);
  const teams = badges.find(({ group }) => group === city.badgeGroup)?.teams;
  return wordsOfTexts([texts, cards, steps, site.coupons.items, site.claims.items, shown, teams]);
}

/** The words of texts of a city's page without sentences whose facts nobody has set, and without names. */
function ownWords(
  { badges, site }: Pick<Content, 'badges' | 'site'>,
  { city, name, texts }: { city: City; name: string; texts: object },
): Words {
  const region = badges.find(({ group }) => group === city.badgeGroup)?.region.name ?? '';
  return wordsOfTexts(fillTexts(texts, factsOf(site, city.pricing)), namesOf({ name }, city, region));
}

/** Gives the names in a page's texts that another page has other names for. */
export function namesOf({ name }: Pick<LocalService, 'name'>, city: City, region: string): string[] {
  const ofCity = [city.searchName, city.locationName, region].filter((known) => known !== undefined);
  return [...ofCity, name, name.toLowerCase()];
}

const wordsOfData = oncePer((data: object) => wordsOfTexts(data));

/** The words of all texts of a value; of HTML those between the marks. */
function wordsOfTexts(value: unknown, names: readonly string[] = []): Words {
  const texts = listTexts(value).flatMap(({ text }) => text.split(/<[^>]+>/));
  return splitWords(texts, names);
}
