import { checkContent } from '../../../src/content-model/checks/check-content';
import { pictureFormat } from '../../../src/content-model/reading/media-kinds';
import type { MediaFile } from '../../../src/content-model/types';
import { validContentFiles, withChangedFile } from '../../support/content-fixture';
import { makeMistake } from '../../support/mistakes';
import { fixturePhotoMedia } from '../../support/content-fixture-photos';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
const png = '\u0089PNG\r\n\u001a\n';
const logo: MediaFile = { path: 'media/logos/a.svg', size: 700, head: svg };

const files = validContentFiles();
const photos = fixturePhotoMedia(files);
const errorsWith = (...media: MediaFile[]) => checkContent(files, { media: [...photos, ...media] }).errors;

test('a logo of another site is reported', () => {
  const changed = withChangedFile('site/brand.json', (source) =>
    source.replace('"/media/logos/a.svg"', '"https://example.com/a.svg"'),
  );
  expect(checkContent(changed).errors).toMatchObject([
    {
      file: 'site/brand.json',
      field: 'logos.CA.src',
      expected: 'a picture of the folder media/, like "/media/logos/name.svg"',
    },
  ]);
});

test('a logo that does not exist is reported once, with the one meant', () => {
  const reported = {
    file: 'site/brand.json',
    line: 24,
    field: 'logos.CA.src',
    found: '"/media/logos/a.svg", which does not exist',
    expected: 'a picture that is there; logos.US.src and logos.default.src too',
  };
  const near = { ...logo, path: 'media/logos/b.svg' };
  expect(errorsWith(near)).toEqual([{ ...reported, fix: 'write "/media/logos/b.svg"' }]);
  const fix = 'put the picture at media/logos/a.svg in the content folder';
  expect(errorsWith()).toEqual([{ ...reported, fix }]);
});

test('a logo that is too heavy for every page is reported', () => {
  expect(errorsWith({ ...logo, size: 50_000 })).toEqual([]);
  expect(errorsWith({ ...logo, size: 50_001 })).toEqual([
    {
      file: 'site/brand.json',
      line: 24,
      field: 'logos.CA.src',
      found: '"/media/logos/a.svg" of 51 kB',
      expected: 'a logo of at most 50 kB; logos.US.src and logos.default.src too',
      fix: 'export it smaller; an SVG is best',
    },
  ]);
});

const ofPictures = 'a picture (svg, png, webp, avif), or the film in media/film/ (webm, mp4)';
const lighter = 'make it smaller: visitors on a phone wait for every byte';

test.each([
  [
    { path: 'media/truck.jpg', size: 9, head: '' },
    '"media/truck.jpg"',
    'a picture as svg, png, webp or avif',
    'move it to media/photos/ and name it in a photo field, or save it as .webp',
  ],
  [
    { path: 'media/notes.txt', size: 9, head: '' },
    '"media/notes.txt"',
    ofPictures,
    'take it out of the content folder',
  ],
  [
    { path: 'media/Big Logo.PNG', size: 9, head: png },
    '"media/Big Logo.PNG"',
    'a name of small letters, digits and hyphens: it is part of an address',
    'name it media/big-logo.png',
  ],
  [{ path: 'media/truck.png', size: 500_001, head: png }, 'a file of 501 kB', 'at most 500 kB', lighter],
  [
    { path: 'media/film/hero.mp4', size: 2_000_001, head: '' },
    'a file of 2001 kB',
    'at most 2000 kB',
    lighter,
  ],
  [
    { path: 'media/truck.webp', size: 9, head: png },
    'a png picture with the name of another kind',
    'a picture of the kind its name ends in: webp',
    'name it media/truck.png',
  ],
  [
    { path: 'media/truck.avif', size: 9, head: 'GIF89a' },
    'a file that is no picture',
    'a picture of the kind its name ends in: avif',
    'export the picture again',
  ],
  [
    { path: 'media/truck.svg', size: 9, head: `${svg.replace('/>', '>')}<script>alert(1)</script></svg>` },
    'a picture with a script in it',
    'a plain SVG',
    'export it again as plain SVG',
  ],
  [
    { path: 'media/truck.svg', size: 9, head: svg.replace('viewBox', 'onload="alert(1)" viewBox') },
    'a picture with a script in it',
    'a plain SVG',
    'export it again as plain SVG',
  ],
])('%j is reported', (media, found, expected, fix) => {
  expect(errorsWith(logo, media)).toEqual([{ file: media.path, field: '(file)', found, expected, fix }]);
});

test('pictures of all four kinds and films are fine', () => {
  const media = [
    { path: 'media/a.png', size: 9, head: png },
    { path: 'media/a.webp', size: 9, head: 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 ' },
    { path: 'media/a.avif', size: 9, head: '\0\0\0\u0020ftypavif' },
    { path: 'media/film/hero.webm', size: 400_000, head: '' },
  ];
  expect(errorsWith(logo, ...media)).toEqual([]);
});

const comment = '<!-- drawn - by -> hand -->';

test.each([
  [svg, true],
  ['<SVG>', true],
  [
    `\u00EF\u00BB\u00BF<?xml version="1.0"?>\n${comment}\n<!DOCTYPE svg PUBLIC "a" "b">${comment}${svg}`,
    true,
  ],
  [`<!-- <svg> -->${svg}`, true],
  ['', false],
  ['<svgx>', false],
  [`x${svg}`, false],
  [`<?xml version="1.0"?><html>${svg}`, false],
  [`<!-- ${svg}`, false],
  [`${comment}x${svg}`, false],
])('%j begins as an SVG: %s', (head, isSvg) => {
  expect(pictureFormat(head)).toBe(isSvg ? 'svg' : undefined);
});

// Each of them would keep a pattern that tries every way to part it busy for longer than anyone waits.
test.each(['<!---->', '<!---->\n', '<?xml>', '<!DOCTYPE>', ' ', '\u00EF\u00BB\u00BF', '<!--'])(
  'a picture that is 400 kB of %j and then none is reported as what it is',
  (piece) => {
    const head = `${piece.repeat(400_000 / piece.length)}x`;
    const reported = errorsWith(logo, { path: 'media/a.svg', size: head.length, head });
    expect(reported).toMatchObject([{ file: 'media/a.svg', found: 'a file that is no picture' }]);
    expect(pictureFormat(`${piece.repeat(400_000 / piece.length)}${svg}`)).toBe(
      piece === '<!--' ? undefined : 'svg',
    );
  },
);

test('400 kB of what nearly is a script in a picture is no script', () => {
  const hostile = [' on'.repeat(150_000), ` on${'n'.repeat(400_000)}`, ` on${' '.repeat(400_000)}x`];
  for (const text of hostile) {
    const head = `<svg>${text}</svg>`;
    expect(errorsWith(logo, { path: 'media/a.svg', size: head.length, head })).toEqual([]);
  }
});

test.each([
  [
    'jobs/basement.json: after.src = "/media/photos/basment_after.jpg"',
    'write "/media/photos/basement-after.webp"',
  ],
  [
    'jobs/basement.json: after.src = "/media/photos/truck.webp"',
    'put the photograph at media/photos/truck.webp in the content folder',
  ],
  ['cities/toronto.json: photos = {"crew": {"src": "/media/photos/gone.webp", "alt": "Gone."}}', undefined],
  ['services/appliances.json: photo = {"src": "/media/photos/gone.webp", "alt": "Gone."}', undefined],
  ['reviews/first.json: photo = {"src": "/media/photos/gone.webp", "alt": "Gone."}', undefined],
])('a photograph that is not there is reported where it is named: %s', (change, fix) => {
  expect(checkContent(makeMistake(change), { media: [...photos, logo] }).errors).toEqual([
    expect.objectContaining({
      file: change.split(': ')[0],
      field: expect.stringMatching(/src$/),
      found: expect.stringContaining(', which does not exist'),
      ...(fix && { fix }),
    }),
  ]);
});

test('a picture of an answer must be there', () => {
  const after = (address: string) =>
    checkContent(makeMistake(`faq/what-is-taken.md: "in {city}." => "![A truck](${address})"`), {
      media: [...photos, logo],
    }).errors;
  expect(after('/media/logos/a.svg')).toEqual([]);
  expect(after('/media/logos/b.svg')).toMatchObject([
    {
      field: 'body',
      line: 7,
      found: 'the picture "/media/logos/b.svg"',
      expected: 'a picture of the folder media/; did you mean "/media/logos/a.svg"?',
    },
  ]);
});

const crew: MediaFile = { path: 'media/crew.jpg', size: 9, head: '' };
const withLogo = (src: string, ...media: MediaFile[]) =>
  checkContent(
    withChangedFile('site/brand.json', (source) => source.replace('/media/logos/a.svg', src)),
    { media: [...photos, logo, ...media] },
  ).errors;

test('a logo that is there, but of a kind or in a place that no logo can have, is one error that says why', () => {
  const reported = { file: 'site/brand.json', field: 'logos.CA.src' };
  const fix = 'save it as media/logos/crew.webp and write "/media/logos/crew.webp"';
  expect(withLogo('/media/crew.jpg', crew)).toMatchObject([
    {
      ...reported,
      found: '"/media/crew.jpg", which is there',
      expected: 'a picture as svg, png, webp or avif outside media/photos/; it is loaded as it is',
      fix,
    },
  ]);
  const inPhotos = photos[0]!;
  expect(withLogo(`/${inPhotos.path}`)).toMatchObject([
    { ...reported, expected: expect.stringContaining('media/photos/ is for photo fields') },
  ]);
});

test('a photograph that is there, but outside the folder of photographs, is one error that says why', () => {
  const job = 'jobs/basement.json';
  const named = withChangedFile(job, (source) =>
    source.replace('/media/photos/basement-before.webp', '/media/crew.jpg'),
  );
  expect(checkContent(named, { media: [...photos, logo, crew] }).errors).toMatchObject([
    {
      file: job,
      field: 'before.src',
      found: '"/media/crew.jpg", which is there',
      expected: 'a photograph in media/photos/: only of those the build makes the sizes that pages show',
      fix: expect.stringContaining('run npm run photos'),
    },
  ]);
  expect(checkContent(named, { media: [...photos, logo] }).errors).toMatchObject([
    {
      found: '"/media/crew.jpg"',
      expected: expect.stringContaining('a photograph of the folder media/photos/'),
    },
  ]);
});
