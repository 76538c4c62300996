import { listTexts } from '../../src/content-model/reading/walk';
import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import type { Content } from '../../src/content-model/types';
import type { BuiltPage } from './built-pages';
import { attributeOf, describeElement, type PageElement } from './elements';
import type { PageError } from './page-error';

const languageOf = (element: PageElement): string | undefined => attributeOf(element, 'lang')?.slice(0, 2);

/** What an element itself says: its own text, and the attributes that a visitor or a search engine reads. */
const saidBy = (element: PageElement): string[] => [
  ...element.childNodes.map((node) => ('value' in node ? node.value : '')),
  ...['alt', 'aria-label', 'content', 'placeholder', 'title'].map((name) => attributeOf(element, name) ?? ''),
];

const wordCount = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The texts of one language as a page has them, between tags; without those that a value is filled in. */
const textsOf = ({ files }: Content): Set<string> =>
  new Set(
    files.documents
      .flatMap(({ data }) => listTexts(data).flatMap(({ text }) => text.split(/<[^>]+>/)))
      .map((text) => text.trim())
      .filter((text) => wordCount(text) > 1 && !text.includes('{')),
  );

/** Reports a text of another language than that of its page, by the texts of the content itself. */
function checkTexts(pages: readonly BuiltPage[], content: Content): PageError[] {
  const texts = contentsOf(content).map((each) => [each.site.words.language, textsOf(each)] as const);
  return pages.flatMap(({ address, elements }) => {
    const ownLanguage = languageOf(elements.find(({ tagName }) => tagName === 'html')!) ?? '';
    const isOf = (text: string, isOwn: boolean) =>
      texts.find(([language, of]) => (language === ownLanguage) === isOwn && of.has(text));
    return elements
      .filter((element) => element.tagName === 'html' || !languageOf(element))
      .flatMap((element) =>
        saidBy(element).flatMap((said) => {
          const text = said.trim();
          const [language] = isOf(text, false) ?? [];
          if (!language || isOf(text, true)) return [];
          const wrong = `says "${text}", which is the text of "${language}"`;
          const fix = `Write the translation into "${ownLanguage}", or let the component take its text from the content.`;
          return [{ page: address, element: describeElement(element), wrong, fix }];
        }),
      );
  });
}

/** The addresses that a page names for its languages, itself among them. */
const alternatesOf = ({ elements }: BuiltPage): string[] =>
  elements
    .filter((element) => attributeOf(element, 'rel') === 'alternate' && attributeOf(element, 'hreflang'))
    .map((element) => new URL(attributeOf(element, 'href') ?? '', 'https://site.example').pathname);

/** Reports a page that another one names as its equivalent, and that does not name that one. */
function checkAlternates(pages: readonly BuiltPage[]): PageError[] {
  const byAddress = new Map(pages.map((page) => [page.address, alternatesOf(page)]));
  return [...byAddress].flatMap(([address, others]) =>
    [...new Set(others)]
      .filter((other) => !byAddress.get(other)?.includes(address))
      .map((other) => ({
        page: address,
        element: `<link rel="alternate" href="${other}">`,
        wrong: `names ${other} as the same page in another language, which ${byAddress.has(other) ? 'does not name it' : 'does not exist'}`,
        fix: 'Name only pages that the build makes, in both: src/content-model/gatsby/site-pages.ts.',
      })),
  );
}

/** Checks that no page mixes languages, and that pages in several languages name each other. */
export const checkLanguages = (pages: readonly BuiltPage[], content: Content): PageError[] => [
  ...checkTexts(pages, content),
  ...checkAlternates(pages),
];
