import { addressFromComponents, addressOf } from '../../../../src/features/addresses/rules/address';

const emptyAddress = { street: '', city: '', state: '', zip: '', country: '' };

function component(type: string, longText: string, shortText: string | null = longText) {
  return { longText, shortText, types: [type, 'political'] };
}

const ontario = component('administrative_area_level_1', 'Ontario', 'ON');
const canada = component('country', 'Canada', 'CA');
const number = component('street_number', '12');
const route = component('route', 'Lanternwood Avenue', 'Lanternwood Ave');
const toronto = component('locality', 'Toronto');
const code = component('postal_code', 'M5V 0Z1');
const line = '12 Lanternwood Ave, Toronto, ON M5V 0Z1, Canada';
const street = '12 Lanternwood Avenue';
const whole = { street, city: 'Toronto', state: 'ON', zip: 'M5V 0Z1', country: 'Canada' };

test.each([
  ['every component', [number, route, toronto, ontario, canada, code], line, whole],
  ['no street number', [route, toronto], line, { street: 'Lanternwood Avenue', city: 'Toronto' }],
  ['no route', [number], line, { street: '12' }],
  ['no street at all', [toronto], 'The Arcade, Toronto', { street: 'The Arcade', city: 'Toronto' }],
  ['no short state', [component('administrative_area_level_1', 'Iowa', null)], '', { state: 'Iowa' }],
  ['spaces around a part', [component('locality', '  Toronto ')], '', { city: 'Toronto' }],
  ['the first of two localities', [toronto, component('locality', 'York')], '', { city: 'Toronto' }],
])('%s', (_, components, formattedAddress, parts) => {
  expect(addressFromComponents(components, formattedAddress)).toStrictEqual({ ...emptyAddress, ...parts });
});

test.each([
  ['a street typed by hand is in the country of the city', { 'address.street': '1 Main St' }, 'Canada'],
  ['without a street there is no country', { 'address.city': 'Toronto' }, ''],
  ['a street of spaces is none', { 'address.street': '  ' }, ''],
  ['a suggestion has its own country', { 'address.street': '1 Main St', 'address.country': 'US' }, 'US'],
])('%s', (_, values, country) => {
  expect(addressOf(values, 'Canada').country).toBe(country);
});
