export class NoPhoto extends Error {}

type Encoded = { blob: Blob; extension: 'webp' | 'jpg' };
export type Shrunk = Encoded & { width: number; height: number };

const mostBytes = 600_000;
/** The longest side in pixels: the first that fits is taken, and of each the best quality that fits. */
const sides = [2000, 1600, 1200, 800];
const qualities = [0.82, 0.7, 0.55];

const heicWords =
  'This is a HEIC photograph, which this browser cannot read. On an iPhone choose Settings > Camera > Formats > ' +
  'Most Compatible and take it again, or send it to yourself as a JPEG. Or put the file into content/media/photos/ of ' +
  'a clone and run npm run photos.';
const unreadableWords =
  'This file cannot be read as a photograph: it is something else, or it is damaged. Nothing was stored. ' +
  'Choose a JPEG, PNG, WebP or AVIF picture.';

const heicHead = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
    throw new NoPhoto(heicHead.test(head) ? heicWords : unreadableWords);
  }
}

function drawAt(picture: ImageBitmap | OffscreenCanvas, width: number, height: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context)
    throw new NoPhoto('The browser has no memory left for this photograph: close other pages and try again.');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency: what is clear would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** Halves the picture until one more step reaches the size: a browser that skips pixels makes edges rough. */
function scale(picture: ImageBitmap | OffscreenCanvas, side: number): OffscreenCanvas {
  const { width, height } = picture;
  const factor = Math.min(1, side / Math.max(width, height));
  if (factor < 0.5) return scale(drawAt(picture, Math.ceil(width / 2), Math.ceil(height / 2)), side);
  return drawAt(picture, Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor)));
}

async function encode(canvas: OffscreenCanvas, quality: number): Promise<Encoded> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp') return { blob: webp, extension: 'webp' };
  return { blob: await canvas.convertToBlob({ type: 'image/jpeg', quality }), extension: 'jpg' };
}

/** Upright, at most 2000 pixels and 600 kB, without anything that the phone wrote into it, such as the place. */
export async function shrinkPhoto(file: Blob, onStep: (words: string) => void): Promise<Shrunk> {
  onStep('Reading the photograph');
  const picture = await decode(file);
  try {
    for (const side of sides) {
      onStep('Making the photograph small');
      const canvas = scale(picture, side);
      for (const quality of qualities) {
        const encoded = await encode(canvas, quality);
        if (encoded.blob.size <= mostBytes) return { ...encoded, width: canvas.width, height: canvas.height };
      }
    }
  } finally {
    picture.close();
  }
  throw new NoPhoto('This photograph cannot be made small enough: take another one.');
}
