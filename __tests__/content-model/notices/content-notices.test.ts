import { checkContent } from '../../../src/content-model/checks/check-content';
import {
  findMissingPhotos,
  findSamples,
  findUnwritten,
  listWarnings,
} from '../../../src/content-model/notices/content-notices';
import { wordsOf } from '../../../src/content-model/notices/notice';
import type { Content, ContentFile, PhotoFacts } from '../../../src/content-model/types';
import { deviceNames } from '../../../src/shared/values/device-names';
import { validContentFiles } from '../../support/content-fixture';
import { fixturePhoto } from '../../support/content-fixture-photos';
import { makeMistake } from '../../support/mistakes';

test('sample content is listed, and real content is not', () => {
  const { content } = checkContent(validContentFiles());
  expect(wordsOf(findSamples(content!)).toSorted()).toEqual([
    'campaigns/spring.json',
    'jobs/basement.json',
    'reviews/first.json',
    'site/social-proof.json',
  ]);
  const truck = checkContent(makeMistake('site/haul.json: sample = true')).content;
  expect(findSamples(truck!)).toContainEqual(
    expect.objectContaining({ file: 'site/haul.json', field: 'sample' }),
  );
});

test('a policy that does not name what stays on a device is a warning, with what it leaves out', () => {
  const { content } = checkContent(validContentFiles());
  const withPolicy = (html: string) => ({
    ...content!,
    pages: { ...content!.pages, 'privacy-policy': { ...content!.pages['privacy-policy'], html } },
  });
  const named = (html: string) =>
    listWarnings(withPolicy(html)).filter((warning) => warning.includes("visitor's device"));
  expect(named(deviceNames.join(' '))).toEqual([]);
  expect(named(deviceNames.filter((name) => name !== 'touches').join(' '))).toEqual([
    expect.stringMatching(/begin with touches: say what each is/),
  ]);
});

test('what nobody has written yet is listed with its file and field', () => {
  const policy = 'pages/privacy-policy.md';
  const { content } = checkContent(
    makeMistake(
      `${policy}: "We keep what you send to" => "NOT WRITTEN YET"; "Privacy policy" => "NOT WRITTEN YET"`,
    ),
  );
  expect(findUnwritten(content!)).toMatchObject([
    { words: `${policy}, title has not been written yet`, file: policy, field: 'title' },
    { words: `${policy}, body has not been written yet`, file: policy, field: 'body' },
  ]);
  expect(findUnwritten(checkContent(validContentFiles()).content!)).toEqual([]);
});

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

const enough = { 'basement-before': 960, 'basement-after': 960, crew: 1280, truck: 960 };
const job = 'jobs/basement.json';
const photos = { crew: fixturePhoto('crew', 'Two who carry'), truck: fixturePhoto('truck', 'A truck') };
const withCrew = makeMistake(`cities/toronto.json: photos = ${JSON.stringify(photos)}`);
const withoutYes = withCrew.map((file) => {
  return { ...file, source: file.source.replace('Agreed": true', 'Agreed": false') };
});
const small = (at: string, size: string, shown: number) =>
  `${at} has a photograph of ${size} pixels, but is shown ${shown} pixels wide: take a larger one, or it looks blurred`;

// A city's crew is shown larger than all other photographs.
test.each<[told: string, files: ContentFile[], widths: Record<string, number>]>([
  ['', withCrew, {}],
  [small(`${job}, after`, '959 x 700', 960), withCrew, { 'basement-after': 959 }],
  [small('cities/toronto.json, photos.crew', '1279 x 700', 1280), withCrew, { crew: 1279 }],
  ['media/photos/old.webp is named nowhere: name it in a photo field, or delete it', withCrew, { old: 100 }],
  [`${job}, customerAgreed is off, so no page shows the job: did the customer allow it?`, withoutYes, {}],
])('what is worth a look is said: "%s"', (told, files, widths) => {
  const warnings = listWarnings(contentWith(files, { ...enough, ...widths }), '2026-11-22');
  expect(warnings.filter((warning) => /photo|jobs\//.test(warning)).join()).toBe(told);
});

test('photographs that stand in for others are listed, each with its file', () => {
  const sampled = '"Boards", "sample": true';
  const files = withCrew.map((file) => {
    return { ...file, source: file.source.replace('"A basement full of boards"', sampled) };
  });
  const sample = { words: `before of ${job}`, plain: 'a sample', file: job, field: 'before' };
  expect(findSamples(contentWith(files, enough))).toContainEqual(sample);
});

test('a city and a service without a photograph of their own are named, each with its file', () => {
  const words = 'Toronto: its crew and its truck';
  const missing = { words, file: 'cities/toronto.json', field: 'photos' };
  expect(findMissingPhotos(contentWith(validContentFiles(), enough))).toContainEqual(missing);
  expect(findMissingPhotos(contentWith(withCrew, enough))).not.toContainEqual(missing);
});
