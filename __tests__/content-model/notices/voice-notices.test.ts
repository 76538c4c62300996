import { checkContent } from '../../../src/content-model/checks/check-content';
import { wordsOf } from '../../../src/content-model/notices/notice';
import { findVoiceWarnings } from '../../../src/content-model/notices/voice-notices';
import type { ContentFile } from '../../../src/content-model/types';
import { citySource, jsonFile, validContentFiles, withChangedFile } from '../../support/content-fixture';
import { brandContent } from '../../support/brand-fixture';

const warningsOf = (files: ContentFile[]): string[] =>
  wordsOf(findVoiceWarnings(checkContent(files).content!));

/** What is reported of a city whose text on access is this one. */
const warningsAbout = (access: string): string[] => {
  const about = { places: 'Here.', typical: 'Sofas.', access };
  return warningsOf([
    ...validContentFiles().filter(({ path }) => path !== 'cities/toronto.json'),
    { path: 'cities/toronto.json', source: citySource({ about }) },
  ]);
};

test('words of another country are named with their file, their field and what to write instead', () => {
  expect(warningsAbout('Book the service lift. Rubbish waits by the kerb.')).toEqual([
    'texts say "elevator" (docs/voice.md), not: "service lift" in cities/toronto.json, about.access',
    expect.stringContaining(
      '"garbage" in Canada, "trash" in the United States (docs/voice.md), not: "Rubbish"',
    ),
    expect.stringContaining('texts say "curb" (docs/voice.md), not: "kerb"'),
  ]);
});

test.each([
  'The cornice lifts off, and two people can lift it. A lift bridge stops the truck.',
  'Lower the bed flat. A flat roof, the flat tire and flat-pack desks are no trouble.',
  'The same things, one thing or another: name the pieces and we give you a price.',
  'Aluminum, garbage and trash, a solution of salt, anything that stands out where we park.',
  'A signpost code is painted on the gate of Tyresford.',
])('nothing is said of "%s"', (text) => {
  expect(warningsAbout(text)).toEqual([]);
});

test('what is found in several files is one line, and a few of many places are named', () => {
  const cities = Array.from({ length: 12 }, (_, index) => {
    const about = { places: 'Chipboard.', typical: 'Sofas.', access: 'Stairs.' };
    return { path: `cities/town-${index}.json`, source: citySource({ slug: `town-${index}`, about }) };
  });
  expect(warningsOf([...validContentFiles(), ...cities])).toEqual([
    expect.stringMatching(/"particleboard" .*cities\/town-0\.json, about\.places, .* and 2 more$/),
  ]);
});

test('an answer is read as visitors read it, whatever is bold in it', () => {
  const files = withChangedFile(
    'faq/what-is-taken.md',
    (source) => `${source}\nIt **binds** you to nothing.\n`,
  );
  expect(warningsOf(files)).toEqual([
    'texts say "no obligation" (docs/voice.md), not: "binds you to" in faq/what-is-taken.md, body',
  ]);
});

test('customers say it in their own words', () => {
  const review = { ...brandContent.reviews[0], text: 'They carried my flat of tyres to the lift.' };
  expect(warningsOf([...validContentFiles(), jsonFile('reviews/own-words.json', review)])).toEqual([]);
});
