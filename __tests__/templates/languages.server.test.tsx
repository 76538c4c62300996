import * as gatsby from 'gatsby';
import { parse } from 'parse5';
import { checkLanguages } from '../../scripts/check-pages/check-languages';
import { elementsUnder } from '../../scripts/check-pages/elements';
import { checkContent } from '../../src/content-model/checks/check-content';
import type { Content } from '../../src/content-model/types';
import { madeUp, translatedBrand } from '../support/made-up-language';
import { allPages } from '../support/site-pages';

const content = checkContent(translatedBrand()).content as Content;
const translated = content.languages[madeUp]!;
const { shown } = gatsby as unknown as { shown: { content: Content } };

test('every kind of page in a language that no code knows has its texts alone, and leads to pages in it', () => {
  shown.content = translated;
  const pages = allPages(translated).map((page) => {
    const html = `<html lang="${madeUp}"><head>${page.head()}</head><body>${page.body()}</body></html>`;
    const document = parse(html, { scriptingEnabled: false });
    const elements = Array.from(elementsUnder(document));
    return { file: '', address: page.path, html, document, elements, ids: new Set<string>() };
  });
  expect(pages.length).toBeGreaterThan(12);
  expect(checkLanguages(pages, content)).toEqual([]);
  for (const { address, html } of pages) {
    expect(html).toContain(' zaz ');
    const links = Array.from(html.matchAll(/<a[^>]* href="(\/[^"]*)"/g), ([, href = '']) => href);
    expect(
      links.filter((href) => !/^\/zz(\/|#|$)/.test(href)).map((href) => `${address} leads to ${href}`),
    ).toEqual([]);
  }
});
