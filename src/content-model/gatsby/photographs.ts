import type { PhotoFile } from '../../domain/photo-file';
import type { City, Content, Job } from '../types';

/** Gives the files of a photograph by its address on the site; nothing for one that does not exist. */
export type FindPhotoFile = (src: string) => Promise<PhotoFile | undefined>;

const photoAddress = '/media/photos/';

const isPhoto = (value: object): value is { src: string } =>
  'src' in value && typeof value.src === 'string' && value.src.startsWith(photoAddress);

/** Adds to each photograph anywhere in a document the files that pages show of it. */
export async function withPhotoFiles<Data>(data: Data, find: FindPhotoFile): Promise<Data> {
  return (await addFiles(data, find)) as Data;
}

async function addFiles(value: unknown, find: FindPhotoFile): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => addFiles(item, find)));
  if (typeof value !== 'object' || value === null) return value;
  if (isPhoto(value)) return { ...value, image: await find(value.src) };
  const parts = Object.entries(value).map(async ([key, part]) => [key, await addFiles(part, find)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** What gatsby-plugin-image knows of a picture that fills its space. */
export type ImageData = {
  /** Its height where its width is 1. */
  height: number;
  backgroundColor?: string;
  images: { fallback: { src: string; srcSet: string }; sources: { type: string; srcSet: string }[] };
};

const shared = { layout: 'fullWidth', placeholder: 'dominantColor' };

/**
 * Phones get AVIF, which has half the bytes but takes a processor a second for each file. Wider windows and older
 * browsers get WebP (docs/decisions/0058). The WebP files of both lists are the same ones.
 */
export const photoFormats = {
  avif: {
    ...shared,
    formats: ['avif', 'webp'],
    breakpoints: [400, 720],
    quality: 70,
    avifOptions: { quality: 45 },
  },
  webp: { ...shared, formats: ['webp'], breakpoints: [400, 720, 960, 1280], quality: 70 },
};

const widthsOf = (srcSet: string): number[] =>
  srcSet.split(',').map((entry) => Number(/ (\d+)w$/.exec(entry.trim())?.[1]));

/** Takes the image data of both formats and gives what pages need. */
export function photoFileOf(avif: ImageData, webp: ImageData): PhotoFile {
  const { src, srcSet } = webp.images.fallback;
  const width = Math.max(...widthsOf(srcSet));
  return {
    width,
    height: Math.round(width * webp.height),
    avif: avif.images.sources.find(({ type }) => type === 'image/avif')?.srcSet ?? '',
    webp: srcSet,
    src,
    color: webp.backgroundColor ?? '#000000',
  };
}

/** Asks Gatsby's data layer, as `createPages` can. */
type AskDataLayer = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

/** Gives the content with the files of the photographs that stand in the context of pages: of cities and of jobs. */
export async function withPhotosOfPages(content: Content, ask: AskDataLayer): Promise<Content> {
  const { data, errors } = await ask(
    '{ cities: contentDocuments(kind: "cities") jobs: contentDocuments(kind: "jobs") }',
  );
  if (errors) throw new Error(`The photographs could not be made: ${JSON.stringify(errors)}`);
  const found = data as { cities: City[]; jobs: Job[] };
  const cities = new Map(found.cities.map((city) => [city.slug, city]));
  return {
    ...content,
    cities: content.cities.map((city) => cities.get(city.slug) ?? city),
    jobs: found.jobs.toSorted((a, b) => b.date.localeCompare(a.date)),
  };
}
