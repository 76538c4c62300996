import { renderToStaticMarkup } from 'react-dom/server';
import { BrandHead } from '../../src/components/layout/brand-head';
import { CityHead } from '../../src/components/layout/city-head';
import { StructuredData } from '../../src/components/layout/structured-data';
import { loadContent } from '../../src/content-model/checks/load-content';
import type { CityOffers } from '../../src/structured-data/city-business';
import { jsonLd } from '../../src/structured-data/json-ld';
import { pagesOf } from '../support/city-pages';

const content = loadContent('content');
const root = 'https://www.haulwell.example';
const meta = { title: 'A title', description: 'A description' };
const offers = {
  catalogName: content.pages.home.services.title,
  services: content.services,
  coupons: content.site.coupons,
};

type Data = Record<string, unknown> & { '@type'?: string };

function readData(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => JSON.parse(text) as Data);
}

function dataOf(slug: string, path: string, offered: CityOffers = offers): Data[] {
  const context = pagesOf(slug)[0]!.context;
  const ofHome = path === `/${slug}` ? offered : undefined;
  return readData(
    renderToStaticMarkup(<CityHead context={context} path={path} meta={meta} offers={ofHome} />),
  );
}

const namesOf = (things: unknown): unknown[] => (things as Data[]).map(({ name }) => name);

test("a city's home describes one business with its name, phone, places and hours", () => {
  const [business, ...others] = dataOf('toronto', '/toronto');
  expect(others).toStrictEqual([]);
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${root}/toronto#business`,
    name: 'Haulwell Toronto',
    url: `${root}/toronto`,
    telephone: '+14165550142',
    image: `${root}/social/toronto.png`,
    parentOrganization: { '@id': `${root}/#organization`, name: 'Haulwell' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
  });
  const ontario = { '@type': 'PostalAddress', addressRegion: 'ON', addressCountry: 'CA' };
  expect(business?.areaServed).toContainEqual({ '@type': 'Place', name: 'Toronto', address: ontario });
  expect(namesOf(business?.areaServed)).toContain('Scarborough');
});

test('its hours hold every window that can be booked', () => {
  const minutes = (time: string) => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  for (const { opens, closes } of content.site.brand.openingHours) {
    const starts = content.site.booking.timeWindows.map(({ start }) => minutes(start));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(minutes(opens));
    expect(Math.max(...starts) + 120).toBeLessThanOrEqual(minutes(closes));
  }
});

test('it offers the eight services and the two coupons, at no price of our invention', () => {
  const [business] = dataOf('toronto', '/toronto');
  const catalog = business?.hasOfferCatalog as { itemListElement: { itemOffered: Data }[] };
  expect(catalog.itemListElement.map(({ itemOffered }) => itemOffered)).toStrictEqual(
    content.services.map(({ title, slug }) => ({
      '@type': 'Service',
      name: title,
      url: `${root}/toronto/what-we-take#${slug}`,
    })),
  );
  expect(namesOf(business?.makesOffer)).toStrictEqual([
    '$50 off a full load or more',
    '$20 off a half load or more',
  ]);
});

test('an offer that ends on a day says so, and no other does', () => {
  const { slug } = content.cities[0]!;
  const [first, ...others] = content.site.coupons.items;
  const items = [{ ...first!, validUntil: '2026-12-31' }, ...others];
  const ending = { ...offers, coupons: { ...content.site.coupons, items } };
  const [business] = dataOf(slug, `/${slug}`, ending);
  const ends = (business!.makesOffer as Data[]).map(({ validThrough }) => validThrough);
  expect(ends).toStrictEqual(['2026-12-31', ...others.map(() => undefined)]);
});

test('there are no stars of our own, no address and no price, and every text is filled in', () => {
  for (const { slug } of content.cities) {
    const text = JSON.stringify(dataOf(slug, `/${slug}`));
    expect(text).not.toMatch(/rating|review|streetAddress|addressLocality|"price|\{\w+\}|undefined|null/i);
  }
});

test('a city without a list of places serves itself', () => {
  const [business] = dataOf('houston', '/houston');
  expect(namesOf(business?.areaServed)).toStrictEqual(['Houston']);
});

test('the way to an inner page leads from the brand over the city', () => {
  const [list, ...others] = dataOf('miami', '/miami/get-quote');
  expect(others).toStrictEqual([]);
  expect(list).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(list?.itemListElement).toStrictEqual([
    { '@type': 'ListItem', position: 1, name: 'Haulwell', item: `${root}/` },
    { '@type': 'ListItem', position: 2, name: 'Miami', item: `${root}/miami` },
    { '@type': 'ListItem', position: 3, name: 'Free Quote', item: `${root}/miami/get-quote` },
  ]);
});

test('`/` describes the site and its company, /book and the page for missing addresses do not', () => {
  const headOf = (path: string, hasAddress?: boolean) =>
    renderToStaticMarkup(<BrandHead path={path} meta={meta} hasAddress={hasAddress} />);
  const [data] = readData(headOf('/'));
  expect(data?.['@graph']).toMatchObject([
    { '@type': 'WebSite', '@id': `${root}/#website`, name: 'Haulwell', url: `${root}/` },
    {
      '@type': 'Organization',
      '@id': `${root}/#organization`,
      name: 'Haulwell',
      logo: `${root}/media/logos/haulwell.svg`,
      telephone: '+18005550199',
    },
  ]);
  expect(readData(headOf('/book'))).toStrictEqual([]);
  expect(readData(headOf('/', false))).toStrictEqual([]);
  expect(headOf('/', false)).not.toContain('canonical');
});

test('no text of the content can close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const thing = { '@type': 'Thing' as const, name };
  expect(jsonLd(thing)).not.toContain('<');
  const html = renderToStaticMarkup(<StructuredData data={thing} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(readData(html)).toStrictEqual([{ '@context': 'https://schema.org', ...thing }]);
});
