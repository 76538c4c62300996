import type { PhotoFile } from '../../shared/site/photo-file';
import { newestFirst } from '../../shared/time/last-day';
import { photoAddress } from '../reading/media-kinds';
import { isGroup } from '../reading/walk';
import type { Content } from '../types';

/** Gives the files of a photograph by its address on the site; nothing for one that does not exist. */
export type FindPhotoFile = (src: string) => Promise<PhotoFile | undefined>;

const isPhoto = (value: object): value is { src: string } =>
  'src' in value && typeof value.src === 'string' && value.src.startsWith(photoAddress);

const photoAddresses = new RegExp(`${photoAddress}[^"\\\\]+`, 'g');

/** Adds to each photograph anywhere in a document, and in the text of an answer, the files that pages show of it. */
export async function withPhotoFiles<Data>(data: Data, find: FindPhotoFile): Promise<Data> {
  const written = JSON.stringify(data);
  const addresses = new Set(written.match(photoAddresses));
  const found = await Promise.all([...addresses].map(async (src) => [src, await find(src)] as const));
  const files = new Map(found);
  return JSON.parse(written, (_name, value: unknown) => {
    if (typeof value === 'string') return addFilesToText(value, files);
    return isGroup(value) && isPhoto(value) ? { ...value, image: files.get(value.src) } : value;
  }) as Data;
}

/** A photograph in the text of an answer, as the markdown renderer writes it. */
const photoInText = new RegExp(`src="(${photoAddress}[^"]+)"`, 'g');
const widthOfText = '(width < 48rem) 75vw, 40rem';

const addFilesToText = (text: string, files: ReadonlyMap<string, PhotoFile | undefined>): string =>
  text.replace(photoInText, (whole, address: string) => {
    const file = files.get(address);
    if (!file) return whole;
    const { src, width, height, webp } = file;
    const size = `width="${width}" height="${height}"`;
    return `src="${src}" srcset="${webp}" sizes="${widthOfText}" ${size} loading="lazy" decoding="async"`;
  });

/** What gatsby-plugin-image knows of a picture that fills its space. */
export type ImageData = {
  /** Its height where its width is 1. */
  height: number;
  backgroundColor?: string;
  images: { fallback: { src: string; srcSet: string }; sources: { type: string; srcSet: string }[] };
};

const shared = { layout: 'fullWidth', placeholder: 'dominantColor' };

/** Phones get AVIF, slow to make, in one width; wider windows and older browsers get WebP (docs/decisions/0058). */
export const photoFormats = {
  forPhones: {
    ...shared,
    formats: ['webp', 'avif'],
    breakpoints: [640],
    quality: 70,
    avifOptions: { quality: 45 },
  },
  forWindows: { ...shared, formats: ['webp'], breakpoints: [960, 1280], quality: 70 },
};

/** Reads a `srcset`; a photograph that is smaller than the widths asked for is in both lists with its own width. */
function candidatesOf(...srcSets: string[]) {
  const entries = srcSets.flatMap((srcSet) => srcSet.split(',').map((entry) => entry.trim()));
  const byWidth = new Map(entries.map((entry) => [Number(/ (\d+)w$/.exec(entry)?.[1]), entry]));
  return [...byWidth].map(([width, entry]) => ({ width, entry }));
}

/** Takes the image data of both lists and gives what pages need. */
export function photoFileOf(forPhones: ImageData, forWindows: ImageData): PhotoFile {
  const webp = candidatesOf(forPhones.images.fallback.srcSet, forWindows.images.fallback.srcSet);
  const width = Math.max(...webp.map((candidate) => candidate.width));
  return {
    width,
    height: Math.round(width * forWindows.height),
    avif: forPhones.images.sources.find(({ type }) => type === 'image/avif')?.srcSet ?? '',
    webp: webp.map(({ entry }) => entry).join(),
    src: forWindows.images.fallback.src,
    color: forWindows.backgroundColor ?? '#000000',
  };
}

type AskDataLayer = (query: string) => Promise<{ data?: unknown; errors?: unknown }>;

type Photographed = Record<string, Pick<Content, 'cities' | 'reviews' | 'jobs'>>;

/** Asks for what has photographs in the context of pages, with their files, by languages. */
export async function askForPhotos(ask: AskDataLayer): Promise<Photographed> {
  const { data, errors } = await ask('{ content }');
  if (errors) throw new Error(`The photographs could not be made: ${JSON.stringify(errors)}`);
  return (data as { content: Photographed }).content;
}

export function withPhotosOfPages(content: Content, asked: Photographed): Content {
  const found = asked[content.site.words.language]!;
  const cities = new Map(found.cities.map((city) => [city.slug, city]));
  return {
    ...content,
    cities: content.cities.map((city) => cities.get(city.slug) ?? city),
    reviews: found.reviews,
    jobs: found.jobs.toSorted(newestFirst),
  };
}
