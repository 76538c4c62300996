import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadContent } from '../../../src/content-model/reading/load-content';
import { Head as NotFoundHead } from '../../../src/pages/404';
import { Head as BookHead } from '../../../src/pages/book';
import { Head as LandingHead } from '../../../src/pages/index';
import { Head as FaqHead } from '../../../src/templates/faq';
import { Head as HomeHead } from '../../../src/templates/home';
import { pagesOf } from '../../support/city-pages';
import { showContent } from '../../support/shown-content';

showContent(loadContent('content'));

type PageHead = ComponentType<{ pageContext: unknown; location: { pathname: string } }>;

function headOf(Head: unknown, path: string): Record<string, string> {
  const context = pagesOf('charlotte-junk-removal').find((page) => page.path === path)?.context;
  const Component = Head as PageHead;
  const html = renderToStaticMarkup(<Component pageContext={context} location={{ pathname: path }} />);
  const named = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(named, ([, name, content]) => [name, content]));
}

const root = 'https://www.haulwell.example';

test("a city's home is shown with the city's picture, its title and its English", () => {
  const head = headOf(HomeHead, '/charlotte-junk-removal');
  expect(head).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Haulwell',
    'og:locale': 'en_US',
    'og:url': `${root}/charlotte-junk-removal`,
    'og:title': expect.stringContaining('Charlotte'),
    'og:description': head.description,
    'og:image': `${root}/social/charlotte-junk-removal.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('Charlotte'),
    'twitter:card': 'summary_large_image',
  });
});

test.each([
  ['an inner page', FaqHead, '/charlotte-junk-removal/faq', 'faq', 'Short answers first'],
  ['the landing page', LandingHead, '/', 'landing', 'Junk out. Space back'],
  ['the quote page without a city', BookHead, '/book', 'book', 'Tell us what has to go'],
  ['the page that is not found', NotFoundHead, '/404', 'landing', 'Junk out. Space back'],
])('%s is shown with the picture of its kind', (_page, Head, path, name, headline) => {
  const head = headOf(Head, path);
  expect(head['og:image']).toBe(`${root}/social/${name}.png`);
  expect(head['og:image:alt']).toContain(headline);
  expect(Object.values(head).join(' ')).not.toMatch(/\{\w+\}|undefined/);
});
