import { namesOf } from '../../src/content-model/checks/own-words';
import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import { percent } from '../../src/content-model/notices/notice';
import { compareWithAll, splitWords, wantedShare } from '../../src/content-model/own-text';
import type { Content } from '../../src/content-model/types';
import { splitLanguage } from '../../src/shared/site/languages';
import {
  attributeOf,
  errorAt,
  findElement,
  isIndexable,
  type BuiltPage,
  type PageElement,
  type PageError,
} from './pages';

const unread = /^(script|style|template|noscript|form|nav|wbr|#comment)$/;
const inline = /^(a|abbr|b|cite|em|i|q|small|span|strong|sub|sup|time)$/;

/** The visible text under a node, a line for each block; a `wbr` does not end a word. */
function linesOf(node: PageElement['childNodes'][number]): string {
  if (unread.test(node.nodeName) || ('tagName' in node && attributeOf(node, 'hidden') !== undefined))
    return '';
  if ('value' in node) return node.value.replaceAll('\n', ' ');
  const end = inline.test(node.nodeName) ? ' ' : '\n';
  return 'childNodes' in node ? `${end}${node.childNodes.map(linesOf).join('')}${end}` : '';
}

export type Compared = Pick<Content, 'cities' | 'badges' | 'localServices' | 'site' | 'languages'>;

/** Pages of different kinds or languages are not compared; the names differ from page to page of a kind. */
function describePage({ language, address }: BuiltPage, content: Compared) {
  const { cities, badges, localServices } =
    contentsOf(content).find(({ site }) => site.words.language === language) ?? content;
  const [folder = '', kind = '', ...subject] = splitLanguage(address).rest.slice(1).split('/');
  const city = cities.find(({ slug }) => slug === folder);
  const inAddress = [kind, ...subject].map((part) => part.replaceAll('-', ' '));
  if (!city) return { kind: `${language} ${folder}`, names: inAddress };
  const region = badges.find(({ group }) => group === city.badgeGroup)?.region.name ?? '';
  const service = localServices.find((local) => local.city === folder && local.slug === subject[0]);
  const names = service ? namesOf(service, city, region) : [city.locationName, region].filter(Boolean);
  return { kind: `${language} city ${kind} ${service ? 'service' : ''}`, names };
}

/** Reports pages open to search engines with too few words of their own, beside the one most like each. */
export function checkOwnText(pages: readonly BuiltPage[], content: Compared): PageError[] {
  const all = pages.filter(isIndexable).map((page) => {
    const { kind, names } = describePage(page, content);
    const main = findElement(page, 'main');
    return { page, main, kind, words: splitWords(main ? linesOf(main).split('\n') : [], names) };
  });
  return [...new Set(all.map(({ kind }) => kind))].flatMap((wanted) => {
    const ofKind = all.filter(({ kind }) => kind === wanted);
    return compareWithAll(ofKind).flatMap(({ page: { page, main }, closest }) => {
      if (!closest || closest.share >= wantedShare) return [];
      const other = closest.page.page.address;
      const wrong = `has too little text of its own for search engines (${percent(wantedShare)} is wanted): ${percent(closest.share)} is its own beside ${other}`;
      return errorAt(page, wrong, main);
    });
  });
}
