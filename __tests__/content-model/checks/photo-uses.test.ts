import { checkContent } from '../../../src/content-model/checks/check-content';
import type { MediaFile } from '../../../src/content-model/types';
import { citySource, jsonFile, validContentFiles, withChangedFile } from '../../support/content-fixture';
import { fixturePhoto, fixturePhotoMedia } from '../../support/content-fixture-photos';

const job = 'jobs/basement.json';
const logo: MediaFile = { path: 'media/logos/a.svg', size: 9, head: '<svg/>' };
const photos = fixturePhotoMedia(validContentFiles());
const media = [logo, ...photos];

const withJob = (from: string, to: string) => withChangedFile(job, (source) => source.replace(from, to));

test('a photograph that is not there is reported where it is named, with the one meant', () => {
  const meant = checkContent(withJob('basement-after.webp', 'basment_after.jpg'), { media });
  const reported = { file: job, line: 12, field: 'after.src', expected: 'a photograph that is there' };
  expect(meant.errors).toEqual([
    {
      ...reported,
      found: '"/media/photos/basment_after.jpg", which does not exist',
      fix: 'write "/media/photos/basement-after.webp"',
    },
  ]);
  const none = checkContent(withJob('basement-after.webp', 'truck.webp'), { media });
  expect(none.errors).toEqual([
    {
      ...reported,
      found: '"/media/photos/truck.webp", which does not exist',
      fix: 'put the photograph at media/photos/truck.webp in the content folder',
    },
  ]);
});

test('so is one of a city, a service or a review', () => {
  const photo = fixturePhoto('gone', 'Gone.');
  const add = (source: string): string => JSON.stringify({ ...(JSON.parse(source) as object), photo });
  const files = validContentFiles().map(({ path, source }) => {
    if (path === 'cities/toronto.json')
      return { path, source: citySource({ photos: { crew: photo, truck: photo } }) };
    return /^(services|reviews)\//.test(path) ? { path, source: add(source) } : { path, source };
  });
  expect(
    checkContent(files, { media })
      .errors.map(({ file, field }) => `${file} ${field}`)
      .sort(),
  ).toEqual([
    'cities/toronto.json photos.crew.src',
    'cities/toronto.json photos.truck.src',
    'reviews/first.json photo.src',
    'services/appliances.json photo.src',
  ]);
});

test('a job in a city that is not there is reported, with the one meant', () => {
  const expected = 'the slug of a city: the name of its file in cities/, without .json';
  const reported = { file: job, line: 2, field: 'city' };
  expect(checkContent(withJob('"toronto"', '"tornto"')).errors).toEqual([
    { ...reported, found: '"tornto"', expected: `${expected}; did you mean "toronto"?` },
  ]);
  expect(checkContent(withJob('"toronto"', '"boise"')).errors).toEqual([
    { ...reported, found: '"boise"', expected, fix: 'write one, or take the job out' },
  ]);
});

test('a job of a day that is still to come is reported, and one of today is not, wherever that is', () => {
  const on = (date: string) => checkContent(withJob('2026-03-02', date), { today: '2026-12-31' }).errors;
  expect(on('2026-12-31')).toEqual([]);
  expect(on('2027-01-01')).toEqual([]);
  expect(on('2027-01-02')).toEqual([
    {
      file: job,
      line: 3,
      field: 'date',
      found: '"2027-01-02", which is still to come',
      expected: 'the day on which the job was done',
    },
  ]);
});

test('jobs are listed with the newest first, and a brand may have none', () => {
  const data = JSON.parse(validContentFiles().find(({ path }) => path === job)?.source ?? '') as object;
  const newer = jsonFile('jobs/a.json', { ...data, date: '2026-04-01', text: 'The newer one.' });
  const older = jsonFile('jobs/b.json', { ...data, date: '2026-01-01', text: 'The older one.' });
  const { content } = checkContent([...validContentFiles(), older, newer]);
  expect(content?.jobs.map(({ date }) => date)).toEqual(['2026-04-01', '2026-03-02', '2026-01-01']);
  const without = validContentFiles().filter(({ path }) => path !== job);
  expect(checkContent(without).content?.jobs).toEqual([]);
});
