import sharp, { type Sharp } from 'sharp';

/** Where a phone says that it was, as it writes it. */
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '43/1 39/1 0/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '79/1 23/1 0/1',
};

/** A picture of one colour, whose upper left quarter has another one. */
export function drawPhoto(width: number, height: number): Sharp {
  const corner = {
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
    channels: 3,
    background: '#f0a030',
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#305070' } }).composite([
    { input: { create: corner }, left: 0, top: 0 },
  ]);
}

/** Of a phone that was held upright: saved lying down, with a note to turn it, and with the place. */
export const fromPhone = (picture: Sharp): Sharp =>
  picture.withExif({ IFD0: { Make: 'Telephone' }, IFD3: place }).withMetadata({ orientation: 6 });

/** With nothing but the place. */
export const withPlace = (picture: Sharp): Sharp => picture.withExif({ IFD3: place });

/** The place as programs that edit pictures write it. */
export const withPlaceInWords = (picture: Sharp): Sharp =>
  picture.withXmp(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="43,39.0N"/></rdf:RDF></x:xmpmeta>',
  );

/** Two pictures one after another. */
export async function drawMoving(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** Pixels that no format makes small. */
export const drawNoise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

/** The first part of a file that was not copied to its end. */
export const cut = (file: Buffer): Buffer => file.subarray(0, Math.floor(file.length * 0.6));

/** As a phone of Apple saves it: a small picture of the same two colours, with a place. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAAaQACAAAAAAINAAEAAAAAAAABKgAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoBQgeWW6kkprmwIAAAMAAgAAAwACECIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAKAAAAB4AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAZttZGF0AAAAZSgBrxlHl9hkkSa436r5H1kXf++U9LwuFrjMe/1+0aXXW+6vxGQ19yxjZRKfcf9NgXGPEYTuFs9g3s0KNe2jZWJnsryexN1qT/D1RYGkbBip/ETlXwhuk1AAAAMAAL4AAAMC5DJgAAAAAElJKgAIAAAABwASAQMAAQAAAAEAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAHIAAAAliAQAAQAAAMAAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAACgAAAAA6AEAAEAAAB4AAAAAAAAAAQAAQACAAIAAABOAAAAAgAFAAMAAAAOAQAAAwACAAIAAABXAAAABAAFAAMAAAD2AAAAAAAAAE8AAAABAAAAFwAAAAEAAAAAAAAAAQAAACsAAAABAAAAJwAAAAEAAAAAAAAAAQAAAA==',
  'base64',
);

/** The same in the colours of its screen, of which there are more: all of it is red (224, 31, 34). */
export const heicInWideColours = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA5dtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAO7AAEAAAAAAAAAHgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAALCaXBycAAAAp9pcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAHsY29scnByb2YAAAHgbGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9tYAAQAAAADTLWhhbmSC4qhyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWFlaAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAADTLXNmMzIAAAAAAAEMQgAABd7///MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABYWVogAAAAAAAASr8AALE3AAAKtVhZWiAAAAAAAAAoOAAAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0AAAClsAAAAQcGl4aQAAAAADCAgIAAAAG2lwbWEAAAAAAAAAAgABAoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAmbWRhdAAAABooAa8J4DkjJL//9qs///hv3kP1f5q1Y6nc/A==',
  'base64',
);
