import { dropUnusedPhotos } from '../screen/check-pictures';

const pictureAt = (path: string) => ({ path, toBase64: () => Promise.resolve('') });
const pathsKept = (paths: string[], raw: string): string[] =>
  dropUnusedPhotos(paths.map(pictureAt), [{ raw }]).map(({ path }) => path);

test('a photograph that was chosen, and then another one instead, is not stored', () => {
  const raw = JSON.stringify({ photo: { src: '/media/photos/crew-2.webp', alt: 'Two people' } });
  const paths = ['content/media/photos/crew.webp', 'content/media/photos/crew-2.webp'];
  expect(pathsKept(paths, raw)).toEqual(['content/media/photos/crew-2.webp']);
});

test('a picture that is no photograph is stored as it is', () => {
  expect(pathsKept(['content/media/logos/new.svg'], '{}')).toEqual(['content/media/logos/new.svg']);
});
