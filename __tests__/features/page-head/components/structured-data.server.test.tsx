import { renderToStaticMarkup } from 'react-dom/server';
import { CityHead, StructuredData } from '../../../../src/features/page-head/components/page-head';
import type { CityPageContext } from '../../../../src/content-model/gatsby/city-pages';
import { brandContent as content } from '../../../support/brand-fixture';
import { allPages, pagesOf, type Data, readData } from '../../../support/site-pages';

const root = 'https://www.lugmore.example';
const meta = { title: 'A title', description: 'A description' };
const offers = { catalogName: content.pages.home.services.title, services: content.services };

function dataOf(slug: string, path: string, changed: Partial<CityPageContext> = {}): Data[] {
  const context = { ...pagesOf(slug)[0]!.context, ...changed };
  return readData(
    renderToStaticMarkup(<CityHead context={context} path={path} meta={meta} described={{ offers }} />),
  );
}

const address = { '@type': 'PostalAddress', addressRegion: 'WA', addressCountry: 'US' };
const openDays = 'Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const namesOf = (things: unknown): unknown[] => (things as Data[]).map(({ name }) => name);

test("a city's home describes one business with its name, phone, places and hours", () => {
  const [business, ...others] = dataOf('spokane-valley', '/spokane-valley');
  expect(others).toStrictEqual([]);
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${root}/spokane-valley#business`,
    name: 'Lugmore Spokane',
    url: `${root}/spokane-valley`,
    telephone: '+14165550142',
    description: meta.description,
    logo: `${root}/media/logos/lugmore-south.svg`,
    image: `${root}/social/spokane-valley.png`,
    parentOrganization: { '@id': `${root}/#organization`, name: 'Lugmore' },
    openingHoursSpecification: [
      { dayOfWeek: openDays, opens: '09:00', closes: '17:00' },
      { validFrom: '2027-07-01', validThrough: '2027-07-01', opens: '00:00', closes: '00:00' },
    ],
  });
  expect(business?.areaServed).toContainEqual({ '@type': 'Place', name: 'Spokane', address });
  expect(namesOf(business?.areaServed)).toContain('Millwood');
});

const serviceIn = (slug: string, name: string, title: string, service: string) => ({
  '@type': 'Service',
  '@id': `${root}/${slug}/what-we-take#${service}`,
  name: title,
  serviceType: title,
  category: 'Lugging',
  url: `${root}/${slug}/what-we-take#${service}`,
  provider: { '@id': `${root}/${slug}#business` },
  areaServed: { '@type': 'Place', name, address },
});

test('it offers every service and every coupon, at no price of our invention', () => {
  const [business] = dataOf('spokane-valley', '/spokane-valley');
  const catalog = business?.hasOfferCatalog as { itemListElement: { itemOffered: Data }[] };
  expect(catalog.itemListElement.map(({ itemOffered }) => itemOffered)).toStrictEqual(
    content.services.map(({ title, slug }) => serviceIn('spokane-valley', 'Spokane', title, slug)),
  );
  expect(namesOf(business?.makesOffer)).toStrictEqual(['$50 A full load', '$20 A half load']);
});

/** Everything that a page describes, at any depth. */
const thingsOn = (data: unknown): Data[] =>
  typeof data === 'object' && data !== null
    ? [data as Data, ...Object.values(data).flatMap((part) => thingsOn(part))]
    : [];

test('a page that describes a service in a city names its business in full, and the service as people search for it', () => {
  const described = allPages().flatMap((page) => {
    const things = readData(page.head()).flatMap((data) => thingsOn(data));
    // A guide describes a service of the company, which has no area.
    const services = things.filter((thing) => thing['@type'] === 'Service' && 'areaServed' in thing);
    return services.map((service) => ({ service, things }));
  });
  for (const { service, things } of described) {
    const { '@id': id } = service.provider as Data;
    const whole = { name: expect.any(String), telephone: expect.any(String), address: expect.any(Object) };
    expect(things).toContainEqual(expect.objectContaining({ '@id': id, ...whole }));
  }
  expect(namesOf(described.map(({ service }) => service))).toContain('Piano lugging');
});

test('cities that share a phone are one business, which has the name of none of them', () => {
  const identity = (slug: string) => {
    const context = { sharesPhone: true, region: { name: 'Washington', code: 'WA' } };
    const city = { ...pagesOf(slug)[0]!.context.city, locationId: '70124', country: 'US' as const };
    const [business] = dataOf(slug, `/${slug}`, { ...context, city });
    const { '@id': id, name, url, telephone, address: place } = business!;
    return { id, name, url, telephone, place };
  };
  expect(identity('toronto')).toStrictEqual(identity('spokane-valley'));
  expect(identity('toronto')).toMatchObject({ id: `${root}/#location-70124-WA`, name: 'Lugmore' });
});

test('search engines learn of no offer that the page does not show', () => {
  const { slug } = content.cities[0]!;
  const [first, ...others] = content.site.coupons.items;
  const hidden = { ...first!, validUntil: '2000-01-01', hiddenAtBuild: true };
  const [business] = dataOf(slug, `/${slug}`, { own: { coupons: { items: [hidden, ...others] } } });
  const named = others.map(({ amount, condition }) => `${amount} ${condition}`);
  expect(namesOf(business!.makesOffer)).toStrictEqual(named);
});

test('there are no stars of our own, no street, no point on a map and no price, and every text is filled in', () => {
  for (const { slug } of content.cities) {
    const city = { ...pagesOf(slug)[0]!.context.city, position: { latitude: 47.6, longitude: -117.4 } };
    const text = JSON.stringify(dataOf(slug, `/${slug}`, { city }));
    expect(text).not.toMatch(/rating|review|streetAddress|geo|"price|\{\w+\}|undefined|null/i);
  }
});

test.each(allPages().map((page) => [page.path, page] as const))(
  '%s shows the way that its data names, and none where they name none',
  (_, page) => {
    const list = readData(page.head()).find((data) => data['@type'] === 'BreadcrumbList');
    const [, shown = ''] = /<nav aria-label="The way here">([\s\S]*?)<\/nav>/.exec(page.body()) ?? [];
    const links = Array.from(shown.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g), ([, path, name]) => ({
      name,
      item: `${root}${path}`,
    }));
    const [, last] = /aria-current="page">([^<]*)</.exec(shown) ?? [];
    const named = (list?.itemListElement ?? []) as { name: string; item: string }[];
    expect(links).toStrictEqual(named.slice(0, -1).map(({ name, item }) => ({ name, item })));
    expect(last).toBe(named.at(-1)?.name);
  },
);

test('no text of the content can close the script element', () => {
  const name = '</script><script>alert(1)</script><!--';
  const thing = { '@type': 'Thing' as const, name };
  const html = renderToStaticMarkup(<StructuredData data={thing} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(readData(html)).toStrictEqual([{ '@context': 'https://schema.org', ...thing }]);
});
