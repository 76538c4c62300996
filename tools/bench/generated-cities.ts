import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../src/content-model/checks/load-content';
import type { City, CityFile } from '../../src/content-model/types';

const syllables = 'ba be do fa gi ka ke lo lu ma mi no pa ra re sa si ta to vu'.split(' ');
const digits = '0123456789abcdefghij';

/** Writes invented words, each another one, so that no two cities share a sentence. */
function startWriting(): (sentences: number) => string {
  let words = 0;
  const word = (): string => {
    words += 1;
    return Array.from(words.toString(digits.length), (digit) => syllables[digits.indexOf(digit)]).join('');
  };
  const sentence = (): string => {
    const text = Array.from({ length: 12 }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  return (sentences) => Array.from({ length: sentences }, sentence).join(' ');
}

/** Makes cities like the real ones, each with its own name, location and about as much text; every run makes the same. */
export function generateCities(real: readonly City[], count: number): CityFile[] {
  const write = startWriting();
  const nameOf = (index: number): string => `Sample Town ${index + 1}`;
  return Array.from({ length: count }, (_, index) => {
    const { badgeGroup, country, timeZone } = real[index % real.length] as City;
    const questions = Array.from({ length: 5 }, () => ({ question: write(1), answer: write(10) }));
    return {
      slug: `sample-town-${index + 1}`,
      locationId: String(900_000 + index),
      locationName: nameOf(index),
      badgeGroup,
      country,
      timeZone,
      cities: Array.from({ length: 12 }, (_served, step) => nameOf(index + 7 * (step + 1))),
      about: { places: write(6), typical: write(6), access: write(6), questions },
    };
  });
}

/** Adds cities to a copy of the project until it has `count`; the local database makes their location records. */
export function growTo(count: number, projectDir: string): void {
  const contentDir = path.join(projectDir, 'content');
  const real = loadContent(contentDir).cities;
  for (const city of generateCities(real, Math.max(0, count - real.length)))
    writeFileSync(path.join(contentDir, 'cities', `${city.slug}.json`), `${JSON.stringify(city, null, 2)}\n`);
}
