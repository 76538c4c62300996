import { citiesNear } from '../../../../src/features/city-finder/rules/find-cities';
import { listedCity } from '../../../support/listed-city';

const cities = [
  listedCity('atlanta-north', 'North Atlanta', 'GA', undefined, ['Milton']),
  listedCity('atlanta', 'Atlanta', 'GA', ['303']),
  listedCity('cambridge', 'Cambridge', 'ON', ['N0B', 'N1R']),
  listedCity('gta', 'GTA', 'ON', ['L5'], ['Milton', 'Ajax']),
  listedCity('guelph', 'Guelph', 'ON', ['N0B'], ['Élora']),
  listedCity('kitchener', 'Kitchener', 'ON', ['N0B'], ['Baden']),
  listedCity('toronto', 'Toronto', 'ON', ['M']),
];

const canada = { country_name: 'Canada', city: '', region_code: 'ON', postal: '' };
const states = { country_name: 'United States', city: '', region_code: 'GA', postal: '' };

test.each([
  ['its code', { ...canada, city: 'Toronto', postal: 'M5V 2T6' }, ['toronto']],
  ['its code, whatever the name', { ...canada, city: 'Guelph', postal: 'M5V' }, ['toronto']],
  ['two of a shared code', { ...canada, postal: 'N0B 1A0' }, ['cambridge', 'guelph']],
  ['a shared code, named first', { ...canada, city: 'Baden', postal: 'N0B' }, ['kitchener', 'cambridge']],
  ['its name, where its code is unknown', { ...canada, city: 'Toronto', postal: 'K9Z' }, ['toronto']],
  ['a place that is served', { ...canada, city: 'ELORA' }, ['guelph']],
  ['the place of its own province', { ...canada, city: 'Milton' }, ['gta']],
  ['the place of its own state', { ...states, city: 'Milton' }, ['atlanta-north']],
  ['its state', { ...states, city: 'Macon', postal: '31201' }, ['atlanta-north', 'atlanta']],
  ['a province without a city', { ...canada, city: 'Laval', region_code: 'QC', postal: 'H7A' }, []],
  ['nothing known', { ...canada, region_code: '' }, []],
  ['a zip code of another country', { ...canada, country_name: 'Germany', postal: '30303' }, []],
  ['a code that is none', { ...canada, region_code: '', postal: '<b>' }, []],
])('the cities near %s', (_, place, slugs) => {
  expect(citiesNear(place, cities).map(({ slug }) => slug)).toStrictEqual(slugs);
});
