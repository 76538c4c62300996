import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../src/content-model/checks/load-content';
import type { City } from '../../src/content-model/types';
import { createRandom, type Random } from './random';

const seed = 5;
const placesServed = 12;
const codesServed = 3;
const questionsAsked = 5;

const firstParts = [
  'Alder Amber Ash Birch Briar Cedar Clover Copper Elder Fern',
  'Flint Hazel Holly Iron Ivy Larch Laurel Lime Linden Maple',
  'Mill Moss North Oak Olive Pine Plum Poplar Quince Raven',
  'Reed Rowan Sage Silver Slate South Spruce Stone West Willow',
].flatMap((line) => line.split(' '));
const secondParts = [
  'Acre Bank Bay Bend Bluff Brook Cove Creek Dale Dell',
  'Falls Field Ford Gate Glen Green Grove Hall Hill Lake',
  'Lea Mead Mills Moor Park Point Pond Ridge Vale Wood',
].flatMap((line) => line.split(' '));
const syllables = 'ba be do fa gi ka ke lo lu ma mi no pa ra re sa si ta to vu'.split(' ');

/** Makes a name that reads like a city's and is invented; every number gives another name. */
function cityName(number: number): string {
  const first = firstParts[number % firstParts.length];
  const rest = Math.floor(number / firstParts.length);
  const second = secondParts[rest % secondParts.length];
  const round = Math.floor(rest / secondParts.length);
  return `Sample ${first} ${second}${round > 0 ? ` ${round + 1}` : ''}`;
}

/** Makes sentences of invented words, so that no two cities share one. */
function passage(random: Random, sentences: number): string {
  const word = () => Array.from({ length: 2 + random.below(2) }, () => random.pick(syllables)).join('');
  const sentence = () => {
    const words = Array.from({ length: 9 + random.below(6) }, word).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  };
  return Array.from({ length: sentences }, sentence).join(' ');
}

/** Makes about as much text of its own as a real city has. */
function aboutCity(random: Random): City['about'] {
  const questions = Array.from({ length: questionsAsked }, () => ({
    question: passage(random, 1),
    answer: passage(random, 10),
  }));
  return { places: passage(random, 6), typical: passage(random, 6), access: passage(random, 6), questions };
}

function postalPrefix(country: City['country'], number: number): string {
  if (country === 'US') return String(10_000 + (number % 90_000));
  const letter = (index: number) => String.fromCharCode(65 + (index % 26));
  return `${letter(number)}${Math.floor(number / 26) % 10}${letter(Math.floor(number / 260))}`;
}

/** Makes cities like the real ones, each with its own name, slug, location and texts; every run makes the same ones. */
export function generateCities(real: readonly City[], count: number): City[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const { badgeGroup, country, timeZone } = real[index % real.length] as City;
    const locationName = cityName(index);
    const places = Array.from({ length: placesServed }, (_served, step) => cityName(index + 7 * (step + 1)));
    const prefixes = Array.from({ length: codesServed }, (_code, code) =>
      postalPrefix(country, index * codesServed + code),
    );
    return {
      slug: locationName.toLowerCase().replaceAll(' ', '-'),
      locationId: String(900_000 + index),
      locationName,
      badgeGroup,
      country,
      timeZone,
      cities: places,
      postalPrefixes: prefixes,
      about: aboutCity(random),
    };
  });
}

/** Adds cities to a copy of the project until it has `count`; the local database makes their location records. */
export function growTo(count: number, projectDir: string): void {
  const contentDir = path.join(projectDir, 'content');
  const real = loadContent(contentDir).cities;
  const cities = generateCities(real, Math.max(0, count - real.length));
  for (const city of cities) {
    const file = path.join(contentDir, 'cities', `${city.slug}.json`);
    writeFileSync(file, `${JSON.stringify(city, null, 2)}\n`);
  }
}
