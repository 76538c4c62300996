import { findDuplicateHomes } from '../../../src/content-model/notices/duplicate-content';
import { loadContent } from '../../../src/content-model/checks/load-content';
import type { City, Content } from '../../../src/content-model/types';

const shipped = loadContent('content');
const cityOf = (slug: string): City => shipped.cities.find((city) => city.slug === slug)!;
const toronto = cityOf('toronto');
const withCities = (...cities: City[]): Content => ({ ...shipped, cities });
const copyOf = (slug: string, name: string): City => ({
  ...JSON.parse(JSON.stringify(toronto).replaceAll('Toronto', name)),
  slug,
});
const halfOf = (city: City): City => ({
  ...city,
  about: { ...city.about, questions: city.about.questions?.slice(0, 2) },
});

test('every home of ours has enough text of its own beside every other', () => {
  expect(findDuplicateHomes(shipped)).toStrictEqual([]);
});

test('homes that differ by their name alone are reported, each beside the other, with hardly any text left', () => {
  const found = findDuplicateHomes(withCities(toronto, copyOf('paris', 'Paris'), cityOf('miami')));
  expect(found.map(({ slug, other }) => `${slug} ${other}`)).toStrictEqual([
    'toronto paris',
    'paris toronto',
  ]);
  for (const { share } of found) expect(share).toBeLessThan(0.01);
});

test('a name in every line does not make a copied text another one', () => {
  const tell = (name: string) => ({
    ...cityOf('miami').about,
    places: toronto.about
      .questions!.map(({ answer }) => answer.replace(/(\S+ ){3}/g, `$&${name} `))
      .join(' '),
  });
  const places = [
    { ...toronto, about: tell('Toronto') },
    { ...toronto, slug: 'york', locationName: 'York', about: tell('York') },
  ];
  expect(findDuplicateHomes(withCities(...places))).toHaveLength(2);
  for (const { share } of findDuplicateHomes(withCities(...places))) expect(share).toBeLessThan(0.01);
});

test('one copied answer is reported only where too little is left without it', () => {
  const answer = toronto.about.questions![0]!;
  const withAnswer = (city: City): City => ({
    ...city,
    about: { ...city.about, questions: [answer, ...city.about.questions!.slice(1)] },
  });
  expect(findDuplicateHomes(withCities(toronto, withAnswer(cityOf('miami'))))).toMatchObject([
    { slug: 'toronto', other: 'miami' },
    { slug: 'miami', other: 'toronto' },
  ]);
  const { about } = toronto;
  const longer = { ...about, questions: [...about.questions!, ...cityOf('ottawa').about.questions!] };
  expect(findDuplicateHomes(withCities({ ...toronto, about: longer }, cityOf('miami')))).toStrictEqual([]);
});

test('a home with little text of its own falls short beside any other, and is reported once', () => {
  const found = findDuplicateHomes(withCities(halfOf(toronto), cityOf('miami'), cityOf('ottawa')));
  expect(found).toStrictEqual([{ slug: 'toronto', other: null, share: expect.any(Number) }]);
  expect(found[0]?.share).toBeGreaterThan(0.25);
});

test('a text of many homes is reported for each of them, not for each pair', () => {
  const copies = Array.from({ length: 300 }, (_, index) => copyOf(`city-${index}`, `Name${index}`));
  const found = findDuplicateHomes(withCities(...copies));
  expect(found).toHaveLength(300);
  expect(found.filter(({ other }) => other !== null)).toStrictEqual([]);
});
