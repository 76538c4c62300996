import { photoName } from '../content/photo-value';
import { NoPhoto, shrinkPhoto } from '../screen/shrink-photo';

/** A browser that writes these types, as many bytes for a pixel as the quality says. */
function withBrowser(types: string[], picture?: { width: number; height: number }): void {
  class OffscreenCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
    async convertToBlob({ type = '', quality = 1 }: ImageEncodeOptions): Promise<Blob> {
      const size = Math.round(this.width * this.height * quality * 0.2);
      return new Blob([new Uint8Array(size)], { type: types.includes(type) ? type : 'image/png' });
    }
  }
  const createImageBitmap = async () => {
    if (!picture) throw new DOMException('It cannot be decoded.');
    return { ...picture, close: () => undefined };
  };
  Object.assign(globalThis, { OffscreenCanvas, createImageBitmap });
}

const photo = new Blob(['a photograph']);

test('a photograph is made small as JPEG where the browser cannot write WebP', async () => {
  withBrowser(['image/jpeg'], { width: 3024, height: 4032 });
  const shrunk = await shrinkPhoto(photo, () => undefined);
  expect(shrunk).toMatchObject({ extension: 'jpg', width: 1500, height: 2000 });
  expect(shrunk.blob.size).toBeLessThanOrEqual(600_000);
});

test('a photograph of an iPhone is refused in words', async () => {
  withBrowser([]);
  const shrinking = shrinkPhoto(new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']), () => undefined);
  await expect(shrinking).rejects.toThrow(/Formats > Most Compatible/);
  await expect(shrinking).rejects.toBeInstanceOf(NoPhoto);
});

test.each([
  ['Équipe à Montréal (2).jpeg', /^equipe-a-montreal-2-[\da-f]{8}\.webp$/],
  ['照片.jpg', /^photograph-[\da-f]{8}\.webp$/],
  ['../../etc/crew', /^photograph-[\da-f]{8}\.webp$/],
])('%s gets a name that can be part of an address, and no other photograph has it', async (given, name) => {
  const names = ['a', 'a', 'b'].map((bytes) => photoName(given, new Blob([bytes]), 'webp'));
  const [first = '', again, other] = await Promise.all(names);
  expect(first).toMatch(name);
  expect([again === first, other === first]).toEqual([true, false]);
});
