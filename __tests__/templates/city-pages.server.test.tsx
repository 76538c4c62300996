import { renderToString } from 'react-dom/server';
import { brandContent } from '../support/brand-fixture';
import { citySearchPath, guidePath } from '../../src/shared/site/routes';
import { pagesOfCities, templateOf } from '../support/site-pages';

test.each(pagesOfCities())(
  '$path has its heading, its phone and no links of another city in plain HTML',
  (page) => {
    const Page = templateOf(page);
    const html = renderToString(<Page pageContext={page.context} />);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('416-555-0142');
    expect(html).not.toMatch(/\{[\w.-]+\}/);
    const { slug } = page.context.city;
    const inside = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(inside.length).toBeGreaterThan(10);
    const ofBrand = [
      '/',
      citySearchPath,
      '/text-terms',
      ...brandContent.guides.map((guide) => guidePath(guide.slug)),
    ];
    const isOther = (href = ''): boolean => !ofBrand.includes(href) && !`${href}/`.startsWith(`/${slug}/`);
    expect(inside.filter(isOther)).toStrictEqual([]);
  },
);
