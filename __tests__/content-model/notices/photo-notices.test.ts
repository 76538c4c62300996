import { checkContent } from '../../../src/content-model/checks/check-content';
import {
  findMissingPhotos,
  findSamples,
  listWarnings,
} from '../../../src/content-model/notices/content-notices';
import type { Content, ContentFile, PhotoFacts } from '../../../src/content-model/types';
import { citySource, validContentFiles, withChangedFile } from '../../support/content-fixture';
import { fixturePhoto } from '../../support/content-fixture-photos';

const logo = { path: 'media/logos/a.svg', size: 9, head: '<svg/>' };
const whole = { isTurned: false, hasPlace: false, isAnimated: false, isWhole: true };

/** The content with photographs of these widths, by their names. */
function contentWith(files: ContentFile[], widths: Record<string, number>): Content {
  const photos = Object.entries(widths).map(([name, width]) => {
    const photo: PhotoFacts = { ...whole, format: 'webp', width, height: 700 };
    return { path: `media/photos/${name}.webp`, size: 9, head: '', photo };
  });
  const { content, errors } = checkContent(files, { media: [logo, ...photos] });
  expect(errors).toEqual([]);
  return content as Content;
}

const warningsOf = (content: Content) =>
  listWarnings(content, '2026-11-22').filter((warning) => /media\/photos|jobs\//.test(warning));

const enough = { 'basement-before': 960, 'basement-after': 960 };

test('a photograph that is too small for its place is a warning, with both sizes and the file', () => {
  expect(warningsOf(contentWith(validContentFiles(), enough))).toEqual([]);
  expect(warningsOf(contentWith(validContentFiles(), { ...enough, 'basement-after': 959 }))).toEqual([
    'media/photos/basement-after.webp has 959 x 700 pixels, but jobs/basement.json shows it 960 pixels wide (after): take a larger one, or it looks blurred',
  ]);
});

test("a city's crew is shown larger than all other photographs", () => {
  const photos = { crew: fixturePhoto('crew', 'Two who carry'), truck: fixturePhoto('truck', 'A truck') };
  const files = [
    ...validContentFiles().filter(({ path }) => path !== 'cities/toronto.json'),
    { path: 'cities/toronto.json', source: citySource({ photos }) },
  ];
  expect(warningsOf(contentWith(files, { ...enough, crew: 1280, truck: 960 }))).toEqual([]);
  expect(warningsOf(contentWith(files, { ...enough, crew: 1279, truck: 960 }))).toEqual([
    'media/photos/crew.webp has 1279 x 700 pixels, but cities/toronto.json shows it 1280 pixels wide (photos.crew): take a larger one, or it looks blurred',
  ]);
});

test('a photograph that nothing names is a warning', () => {
  expect(warningsOf(contentWith(validContentFiles(), { ...enough, 'old-truck': 100 }))).toEqual([
    'media/photos/old-truck.webp is named nowhere: name it in a photo field, or delete it',
  ]);
});

test('a job that its customer has not allowed to be shown is a warning and no error', () => {
  const files = withChangedFile('jobs/basement.json', (source) =>
    source.replace('"customerAgreed": true', '"customerAgreed": false'),
  );
  expect(warningsOf(contentWith(files, enough))).toEqual([
    'jobs/basement.json is not shown: set customerAgreed to true once the customer has allowed it, or delete it',
  ]);
});

test('photographs that stand in for others are listed, each with its file', () => {
  const files = withChangedFile('jobs/basement.json', (source) =>
    source.replace('"A basement full of boards"', '"A basement", "sample": true'),
  );
  expect(findSamples(contentWith(files, enough))).toContainEqual({
    words: 'photograph media/photos/basement-before.webp in jobs/basement.json',
    plain: 'a sample photograph',
    file: 'jobs/basement.json',
    field: 'before',
  });
});

test('a city and a service without a photograph of their own are named, each with its file', () => {
  const missing = findMissingPhotos(contentWith(validContentFiles(), enough));
  expect(missing).toContainEqual({
    words: 'Toronto: its crew and its truck',
    file: 'cities/toronto.json',
    field: 'photos',
  });
  const photos = { truck: fixturePhoto('truck', 'A truck') };
  const files = [
    ...validContentFiles().filter(({ path }) => path !== 'cities/toronto.json'),
    { path: 'cities/toronto.json', source: citySource({ photos }) },
  ];
  const left = findMissingPhotos(contentWith(files, { ...enough, truck: 960 }));
  expect(left.map(({ file }) => file)).not.toContain('cities/toronto.json');
});
