import { allPages, textOf } from '../support/site-pages';

const pages = new Map(allPages().map((page) => [page.path, page]));
const htmlOf = (path: string): string => pages.get(path)!.body();
const wordsOf = (path: string): string => textOf(htmlOf(path));

type Data = { '@type': string; [name: string]: unknown };

function dataOf(path: string): Data[] {
  const scripts = pages
    .get(path)!
    .head()
    .matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']) => JSON.parse(text) as Data);
}

test('a city’s own words stand in the hero, beside those of the brand that it leaves as they are', () => {
  const words = wordsOf('/boise');
  expect(words).toContain('Down the river');
  expect(words).toContain('In Boise Rafts out of Boise A lead to the hero in Boise');
  expect(words).not.toContain('A point of the hero');
  const others = wordsOf('/spokane-valley');
  expect(others).not.toContain('Rafts out of');
  expect(others).toContain('A point of the hero');
});

test('a city’s own coupons are shown and offered to search engines, and no others', () => {
  expect(wordsOf('/boise')).toMatch(/\$7.*a raft.*For what floats\..*\$8.*half a raft/);
  expect(wordsOf('/boise')).not.toContain('A full load');
  const [business] = dataOf('/boise');
  expect(business?.makesOffer).toMatchObject([{ name: '$7 a raft' }, { name: '$8 half a raft' }]);
  expect(wordsOf('/spokane-valley')).toContain('A full load');
});

test('a shared text says the city’s own values, and leaves out the sentence about a coupon that it does not have', () => {
  expect(wordsOf('/boise/faq')).toContain('Soon, to Boise too. On Tuesday, 10 am to 4 pm. Save $8.');
  expect(wordsOf('/boise/faq')).not.toMatch(/Or \$|\{/);
  expect(wordsOf('/toronto/faq')).toContain('On Monday to Saturday, 9 am to 5 pm. Save $20. Or $50.');
});

const servicesOn = (path: string): string[] => [
  ...new Set(
    Array.from(htmlOf(path).matchAll(/>Service: (\w+)|>(Appliances)</g), ([, a, b]) => (a ?? b) as string),
  ),
];

test('a city lists the services that it offers, in its order', () => {
  expect(servicesOn('/boise')).toEqual(['rubble', 'Appliances']);
  expect(servicesOn('/boise/what-we-take')).toEqual(['rubble', 'Appliances']);
  expect(servicesOn('/spokane-valley/what-we-take')).toEqual(['Appliances', 'pianos', 'rubble']);
  const [business] = dataOf('/boise');
  const { itemListElement } = business!.hasOfferCatalog as { itemListElement: { itemOffered: Data }[] };
  expect(itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual([
    'Service: rubble',
    'Appliances',
  ]);
  expect(JSON.stringify(dataOf('/boise/what-we-take'))).not.toContain('pianos');
});

test('an answer’s link to a service that the city does not offer leads to the page that lists the others', () => {
  const linksOf = (path: string) =>
    Array.from(htmlOf(path).matchAll(/href="(what-we-take[^"]*)"/g), ([, address]) => address);
  expect(linksOf('/boise/faq')).toEqual(['what-we-take', 'what-we-take#rubble']);
  expect(linksOf('/toronto/faq')).toEqual(['what-we-take#pianos', 'what-we-take#rubble']);
});

test('pages without a city keep what is the brand’s', () => {
  expect(wordsOf('/')).toContain('A full load');
  for (const path of ['/', '/book', '/thankyou']) {
    expect(wordsOf(path)).toContain('Monday to Saturday, 9 am to 5 pm');
    expect(wordsOf(path)).not.toMatch(/raft|Tuesday,|Rafts out of/);
  }
});
