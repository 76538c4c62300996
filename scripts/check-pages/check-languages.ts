import { listTexts } from '../../src/content-model/reading/walk';
import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import type { Content } from '../../src/content-model/types';
import { errorAt, languageOf, type BuiltPage, type PageElement, type PageError } from './pages';

/** What an element itself says: its own text, and the attributes that a visitor or a search engine reads. */
const saidBy = ({ childNodes, attrs }: PageElement): string[] => [
  ...childNodes.flatMap((node) => ('value' in node ? node.value.trim() : [])),
  ...attrs.flatMap(({ name, value }) =>
    /^(alt|aria-label|content|placeholder|title)$/.test(name) ? value.trim() : [],
  ),
];

/** The texts of one language as a page has them, between tags; without single words, and those that a value is filled in. */
const textsOf = ({ files }: Content): Set<string> =>
  new Set(
    files.documents
      .flatMap(({ data }) => listTexts(data).flatMap(({ text }) => text.split(/<[^>]+>/)))
      .map((text) => text.trim())
      .filter((text) => /\p{L}[^\p{L}]+\p{L}/u.test(text) && !text.includes('{')),
  );

/** Reports a text of another language than that of its page, by the texts of the content itself. */
export function checkLanguages(pages: readonly BuiltPage[], content: Content): PageError[] {
  const texts = contentsOf(content).map((each) => [each.site.words.language, textsOf(each)] as const);
  return pages.flatMap((page) =>
    page.elements
      .filter((element) => element.tagName === 'html' || !languageOf(element))
      .flatMap((element) =>
        saidBy(element).flatMap((said) => {
          const languages = texts.filter(([, of]) => of.has(said)).map(([language]) => language);
          if (languages.length === 0 || languages.includes(page.language)) return [];
          return errorAt(page, `says "${said}", which is the text of "${languages[0]}"`, element);
        }),
      ),
  );
}
