import { checkContent } from '../../../src/content-model/checks/check-content';
import type { MediaFile } from '../../../src/content-model/types';
import { validContentFiles } from '../../support/content-fixture';
import { fixturePhotoMedia } from '../../support/content-fixture-photos';
import { makeMistake } from '../../support/mistakes';

const photos = fixturePhotoMedia(validContentFiles());
const pictureOf = (path: string, size = 700): MediaFile => ({ path, size, head: '<svg/>' });
const logo = pictureOf('media/logos/a.svg');
const inCrew = (src: string) => `cities/toronto.json: photos = {"crew": {"src": "${src}", "alt": "Gone."}}`;
const inLogo = (src: string) => `site/brand.json: logos.CA.src = "${src}"`;
const inAnswer = (src: string) => `faq/what-is-taken.md: "in {city}." => "![A truck](${src})"`;

test.each([
  [inLogo('https://example.com/a.svg'), logo, 'logos.CA.src | a picture of the folder media/'],
  [inLogo('/media/logos/b.svg'), logo, 'logos.CA.src | write "/media/logos/a.svg"'],
  [inLogo(`/${photos[0]?.path}`), logo, 'logos.CA.src | outside media/photos/'],
  [inLogo('/media/b.svg'), pictureOf('media/b.svg', 50_000), undefined],
  [inLogo('/media/b.svg'), pictureOf('media/b.svg', 50_001), 'logos.CA.src | a logo of at most 50 kB'],
  [inCrew('/media/photos/gone.webp'), logo, 'photos.crew.src | put the picture at media/photos/gone.webp'],
  [inCrew('/media/photos/basment_after.jpg'), logo, 'write "/media/photos/basement-after.webp"'],
  [inCrew('/media/crew.svg'), pictureOf('media/crew.svg'), 'a photograph of the folder media/photos/'],
  [inAnswer('/media/logos/b.svg'), logo, 'body | did you mean "/media/logos/a.svg"?'],
])('%s is told where it is named', (change, more, expected) => {
  const media = [...photos, logo, more].filter((each, index, all) => all.indexOf(each) === index);
  const { errors } = checkContent(makeMistake(change), { media });
  const words = errors.map((error) => `${error.field} ${error.expected} ${error.fix}`);
  expect(words).toHaveLength(expected === undefined ? 0 : 1);
  for (const part of expected?.split(' | ') ?? []) expect(words[0]).toContain(part);
});
