import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Head as FaqHead } from '../../../src/templates/faq';
import { Head as HomeHead } from '../../../src/templates/home';
import { brandContent } from '../../support/brand-fixture';
import { pagesOf } from '../../support/site-pages';

const { brand, social } = brandContent.site;

type PageHead = ComponentType<{ pageContext: unknown; location: { pathname: string } }>;

function headOf(Head: unknown, path: string): Record<string, string> {
  const context = pagesOf('spokane-valley').find((page) => page.path === path)?.context;
  const Component = Head as PageHead;
  const html = renderToStaticMarkup(<Component pageContext={context} location={{ pathname: path }} />);
  const named = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(named, ([, name, content]) => [name, content]));
}

const root = brand.siteUrl;

test("a city's home is shown with the city's picture, its title and its English", () => {
  const head = headOf(HomeHead, '/spokane-valley');
  expect(head).toMatchObject({
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'en_US',
    'og:url': `${root}/spokane-valley`,
    'og:title': expect.stringContaining('Spokane'),
    'og:description': head.description,
    'og:image': `${root}/social/spokane-valley.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('Spokane'),
    'twitter:card': 'summary_large_image',
  });
});

test('an inner page is shown with the picture of its kind', () => {
  const head = headOf(FaqHead, '/spokane-valley/faq');
  expect(head['og:image']).toBe(`${root}/social/faq.png`);
  expect(head['og:image:alt']).toContain(social.headlines.faq);
  expect(Object.values(head).join(' ')).not.toMatch(/\{\w+\}|undefined/);
});
