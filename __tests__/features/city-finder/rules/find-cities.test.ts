import { findCities } from '../../../../src/features/city-finder/rules/find-cities';
import { listedCity as city } from '../../../support/listed-city';

const cities = [
  city('atlanta-north', 'North Atlanta', 'GA', ['30328', '30075'], ['Roswell', 'Milton', 'Woodstock']),
  city('atlanta', 'Atlanta', 'GA', ['303'], ['Midtown', 'Virginia-Highland', 'Decatur']),
  city('charlotte-junk-removal', 'Charlotte', 'NC', ['282'], ['NoDa', 'Mint Hill']),
  city('east-houston', 'East Houston', 'TX', ['77012', '7750']),
  city('edmonton', 'Edmonton', 'AB', ['T5', 'T6'], ['St. Albert', 'Fort Saskatchewan', 'Strathcona']),
  city('gta', 'Greater Toronto Area', 'ON', ['L5', 'L4C'], ['Mississauga', 'Milton', 'King City']),
  city('houston', 'Houston', 'TX', ['770']),
  city('niagara', 'Niagara', 'ON', ['L2', 'L0R'], ['St. Catharines', 'Niagara-on-the-Lake', 'Fort Erie']),
  city('ottawa', 'Ottawa', 'ON', ['K1', 'K2'], ['Orléans', 'The Glebe', 'Rockland']),
  city('sanantonio', 'San Antonio', 'TX', ['782']),
  city('toronto', 'Toronto', 'ON', ['M'], ['North York', 'York', 'Leslieville', 'Midtown', 'The Beaches']),
];

/** The slugs of the cities found, best first, each with the place that matched. */
const found = (query: string, tradeWords = 'junk removal') =>
  findCities(query, cities, tradeWords).map(({ city: { slug }, place }) =>
    place ? `${slug}: ${place}` : slug,
  );

const ontario = ['gta', 'niagara', 'ottawa', 'toronto'];

test('the words of the trade are those of the language', () => {
  const inSpanish = 'retiro basura de';
  expect(found('Retiro de basura Houston', inSpanish)).toEqual(['houston', 'east-houston']);
  expect(found('junk removal Houston', inSpanish)).toEqual([]);
});

test.each([
  // Names: exact before beginning before a word inside.
  ['Toronto', ['toronto', 'gta']],
  ['houston', ['houston', 'east-houston']],
  ['north atlanta', ['atlanta-north']],
  ['G.T.A.', ['gta']],
  ['junk removal toronto', ['toronto', 'gta']],
  // Places they serve.
  ['Leslieville', ['toronto: Leslieville']],
  ['york', ['toronto: York']],
  ['Milton', ['atlanta-north: Milton', 'gta: Milton']],
  ['orleans', ['ottawa: Orléans']],
  ['niagara on the lake', ['niagara: Niagara-on-the-Lake']],
  ['sai', ['edmonton: St. Albert', 'niagara: St. Catharines']],
  ['ft erie', ['niagara: Fort Erie']],
  // The region or the country, alone or after the city.
  ['Ontario', ontario],
  ['ON', ['niagara: Niagara-on-the-Lake', 'gta', 'ottawa', 'toronto']],
  ['Toronto, ON, Canada', ['toronto', 'gta']],
  ['toronto o', ['toronto', 'gta']],
  ['Milton, GA', ['atlanta-north: Milton']],
  // Postal codes and zip codes, whole or their beginning; the narrower area first.
  ['l', ['toronto: Leslieville', 'niagara: Niagara-on-the-Lake', 'gta']],
  ['30318', ['atlanta']],
  ['30328', ['atlanta-north', 'atlanta']],
  ['123 Queen St E, Toronto, ON M4L 1A1', ['toronto']],
  // A typo in a word of five letters or more.
  ['tornto', ['toronto', 'gta']],
  ['yrok', []],
  // Nothing of ours.
  ['', []],
  ['x'.repeat(10_240), []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toStrictEqual(expected);
});
