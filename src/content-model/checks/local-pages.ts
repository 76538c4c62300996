import { fillTexts } from '../../shared/text/fill-text';
import { oncePer } from '../../shared/values/once-per';
import { ofKind } from '../reading/content-folder';
import { compareWithAll, countWords, splitWords, type Words } from '../own-text';
import { factsOf } from '../pricing-facts';
import type { Badges, City, ContentDocument, LocalPage, LocalService, Pages, Site, ThinPage } from '../types';
import { listTexts } from '../reading/walk';

/** The least share of the words of a page for a service in a city that must be its own (docs/decisions/0054). */
export const wantedLocalShare = 0.5;

type Given = {
  documents: readonly ContentDocument[];
  cities: readonly City[];
  badges: readonly Badges[];
  site: Site;
  pages: Pick<Pages, 'local-service'>;
};

/** The folder of the files that get pages of their own, which no other page shows. */
const kind = 'local-services';

type Text = { path: string; words: Words };
type PageText = Text & { page: LocalPage };

/** At least half of a page's words must be its own (docs/decisions/0054); of two that say the same one gets its page. */
export function sortLocalPages(given: Given): { localServices: LocalPage[]; thinPages: ThinPage[] } {
  let left: PageText[] = ofKind(given.documents, kind).flatMap(({ name, path, data }) => {
    const [slugOfCity = '', slug = ''] = name.split('/');
    const city = given.cities.find((each) => each.slug === slugOfCity);
    const page = { ...data, city: slugOfCity, slug };
    return city ? [{ path, page, words: ownWords(page, city, given) }] : [];
  });
  if (left.length === 0) return { localServices: [], thinPages: [] };
  const others = given.documents
    .filter((document) => document.kind !== kind)
    .map(({ path, data }) => ({ path, words: wordsOfData(data) }));
  const added = countWords(sharedWords(given));
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
function findThin(pages: readonly PageText[], others: readonly Text[], added: number): ThinPage[] {
  const texts = [...pages, ...others];
  const measured = compareWithAll(
    texts.map(({ words }) => words),
    pages.length,
  );
  const thin = measured
    .map(({ own, all, closest }, index) => ({
      path: pages[index]?.path ?? '',
      page: pages[index]?.page as LocalPage,
      share: own / (all + added),
      beside: texts[closest?.other ?? -1]?.path ?? 'pages/local-service.json',
    }))
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

/** Gives the names in a page's texts that another page has other names for. */
export function namesOf({ name }: Pick<LocalService, 'name'>, city: City, region: string): string[] {
  const ofCity = [city.searchName, city.locationName, region].filter((known) => known !== undefined);
  return [...ofCity, name, name.toLowerCase()];
}

/** The words of a page without those that it shares with its kind, and without a sentence whose fact nobody has set. */
function ownWords(page: LocalPage, city: City, { badges, site }: Given): Words {
  const region = badges.find(({ group }) => group === city.badgeGroup)?.region.name ?? '';
  const { title, lead, cost, rules, access, questions } = page;
  const shown = fillTexts({ title, lead, cost, rules, access, questions }, factsOf(site, city.pricing));
  return wordsOfTexts(shown, namesOf(page, city, region));
}

function sharedWords({ site, pages }: Given): Words {
  const { fields, quote, consent, orCall } = site.forms;
  const { name, phone, postalCode, message } = fields;
  const { busy: _, ...button } = quote;
  const form = [name, phone, postalCode, message, button, consent.text, consent.policyLink];
  return wordsOfTexts([pages['local-service'], form, orCall.text]);
}

const wordsOfData = oncePer((data: object) => wordsOfTexts(data));

/** The words of all texts of a value; of HTML those between the marks. */
export function wordsOfTexts(value: unknown, names: readonly string[] = []): Words {
  const texts = listTexts(value).flatMap(({ text }) => text.split(/<[^>]+>/));
  return splitWords(texts, names);
}
