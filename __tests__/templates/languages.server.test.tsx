import * as gatsby from 'gatsby';
import { checkLanguages } from '../../scripts/check-pages/check-languages';
import { parsePage } from '../../scripts/check-pages/pages';
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
    return parsePage(`${page.path.slice(1)}.html`, html);
  });
  expect(pages.length).toBeGreaterThan(12);
  expect(checkLanguages(pages, content)).toEqual([]);
  for (const { address, html } of pages) {
    expect(html).toContain(' zaz ');
    const links = Array.from(html.matchAll(/<a[^>]* href="(\/(?!\?)[^"]*)"/g), ([, href = '']) => href);
    expect(
      links.filter((href) => !/^\/zz(\/|#|$)/.test(href)).map((href) => `${address} leads to ${href}`),
    ).toEqual([]);
  }
});
