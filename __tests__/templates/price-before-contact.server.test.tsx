import type { Content, Guide, Pricing } from '../../src/content-model/types';
import { brandContent } from '../support/brand-fixture';
import { allPages, type Data, readData, textOf } from '../support/site-pages';

const { site, faq, guides, cities } = brandContent;
const { price } = site.words;
const hours = site.brand.hourWords!.hours;
const offered = price.ask.replace('{hours}', hours);
const [anvils] = guides as [Guide];

/** The tests' own brand, whose first answer and guide say the price. */
function pagesWith(pricing: Pricing, answer = '{pricing.price} Then we load. {pricing.ask}') {
  const html = `<p>${answer}</p>`;
  const own: Partial<Content> = {
    faq: [{ ...faq[0]!, question: 'How much?', html }],
    guides: [{ ...anvils, cost: { ...anvils.cost, text: '{pricing.price} Then this. {pricing.taxAnswer}' } }],
  };
  jest.replaceProperty(brandContent, 'faq', own.faq!);
  jest.replaceProperty(brandContent, 'guides', own.guides!);
  jest.replaceProperty(site, 'pricing', pricing);
  const pages = allPages();
  return (path: string) => pages.find((page) => page.path === path)!;
}

afterEach(() => jest.restoreAllMocks());

const places = ['/toronto', '/toronto/faq', `/junk-removal/${anvils.slug}`];
const rates: Pricing['rates'] = {
  currency: 'CAD',
  minimum: 90,
  steps: [
    { upTo: 'half', price: 200 },
    { upTo: 'full', price: 300 },
  ],
};

test('until there is a price, each place says what decides it and offers one by text within the hours', () => {
  const page = pagesWith({});
  for (const path of places) {
    const body = page(path).body();
    expect(textOf(body)).toContain(price.unset);
    const links = body.matchAll(/<a [^>]*href="sms:\+1\d{10}[^"]*">([^<]*)<\/a>/g);
    expect(Array.from(links, ([, words]) => words)).toContain(offered);
  }
  const [business] = readData(page('/toronto').head()) as [Data];
  expect(business).not.toHaveProperty('priceRange');
});

test.each<[string, Pricing, string, string, string]>([
  ['a minimum', { minimum: '$99' }, price.minimum.replace('{minimum}', '$99'), '$99+', '$99'],
  [
    'prices by load',
    { rates },
    price.range.replace('{from}', '$90').replace('{to}', '$300'),
    '$90 - $300',
    '$90',
  ],
])('with %s each place says it, and no place offers a number instead', (_, pricing, said, range, least) => {
  const page = pagesWith({ ...pricing, tax: 'added' });
  for (const path of places) {
    const words = textOf(page(path).body());
    expect(words.replaceAll('CA$', '$')).toContain(said);
    expect(words).not.toContain(offered);
    expect(words).not.toMatch(/\{[\w.-]+\}/);
  }
  const [business] = readData(page('/toronto').head()) as [Data];
  expect(business).toMatchObject({ priceRange: range });
  expect(textOf(page(places[2]!).body()).replaceAll('CA$', '$')).toContain(`It is ${least}.`);
});

test('where the currency is another country’s, the amount says so', () => {
  const page = pagesWith({ rates });
  expect(textOf(page('/spokane-valley').body())).toContain('CA$90');
  expect(textOf(page('/toronto').body())).not.toContain('CA$');
});

test.each([
  ['toronto', 'The price has levy. In the Toronto Basin.'],
  ['boise', 'The price has dues. In the Boise Basin.'],
])('texts of %s have its tax and its name as they are said there', (slug, said) => {
  const salesTax = { name: 'dues', exceptions: [{ name: 'levy', regions: ['ON'] }] };
  const named = cities.map((city) => ({ ...city, sentenceName: `the ${city.locationName} Basin` }));
  jest.replaceProperty(site.words, 'salesTax', salesTax);
  jest.replaceProperty(site.words, 'tax', { ...site.words.tax, added: 'The price has {taxWord}.' });
  jest.replaceProperty(brandContent, 'cities', named);
  const page = pagesWith({ tax: 'added' }, '{pricing.tax} In {theCity}.');
  expect(textOf(page(`/${slug}/faq`).body())).toContain(said);
});

test('a page shows parts of the truck only with what they hold', () => {
  const path = '/toronto/how-it-works';
  const { title } = brandContent.pages['how-it-works'].loads;
  expect(textOf(pagesWith({})(path).body())).not.toContain(title);
  expect(textOf(pagesWith({ loads: { half: 'one anvil' } })(path).body())).toContain(title);
});
