import { NoPhoto, shrinkPhoto } from '../screen/shrink-photo';

/** A browser that writes these types, as many bytes for a pixel as the quality says; each canvas keeps what was drawn. */
function withBrowser(types: string[], picture?: { width: number; height: number }): void {
  const canvas = () => ({
    width: 0,
    height: 0,
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob(
      this: { width: number; height: number },
      done: (blob: Blob) => void,
      type: string,
      quality: number,
    ) {
      const size = Math.round(this.width * this.height * quality * 0.2);
      done(new Blob([new Uint8Array(size)], { type: types.includes(type) ? type : 'image/png' }));
    },
  });
  const createImageBitmap = async () => {
    if (!picture) throw new DOMException('It cannot be decoded.');
    return { ...picture, close: () => undefined };
  };
  Object.assign(globalThis, { document: { createElement: canvas }, createImageBitmap });
}
afterEach(() => {
  Object.assign(globalThis, { document: undefined, createImageBitmap: undefined });
});

const photo = new Blob(['a photograph']);
const upright = { width: 3024, height: 4032 };

test.each<[what: string, types: string[], extension: string]>([
  ['as WebP', ['image/webp', 'image/jpeg'], 'webp'],
  ['as JPEG where the browser cannot write WebP', ['image/jpeg'], 'jpg'],
])('a photograph is made small %s', async (_what, types, extension) => {
  withBrowser(types, upright);
  const shrunk = await shrinkPhoto(photo, () => undefined);
  expect(shrunk).toMatchObject({ extension, width: 1500, height: 2000 });
  expect(shrunk.blob.size).toBeLessThanOrEqual(600_000);
});

test.each<[what: string, bytes: Blob, words: RegExp]>([
  ['that is none', new Blob(['Dear crew, meet at eight.']), /cannot be read as a photograph/],
  ['of an iPhone', new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']), /Formats > Most Compatible/],
])('a photograph %s is refused in words', async (_what, bytes, words) => {
  withBrowser([]);
  const shrinking = shrinkPhoto(bytes, () => undefined);
  await expect(shrinking).rejects.toThrow(words);
  await expect(shrinking).rejects.toBeInstanceOf(NoPhoto);
});
