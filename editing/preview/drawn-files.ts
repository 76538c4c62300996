import type { DrawnFiles } from '../../src/content-model/gatsby/answer-query';

/** The poster is missing if the brand could not be read when the screen was built. */
type LoadedFiles = Pick<DrawnFiles, 'drawings'> & Partial<DrawnFiles>;

let drawnFiles: Promise<LoadedFiles> | undefined;

async function loadDrawn(): Promise<LoadedFiles> {
  const response = await fetch('/admin/drawings.json');
  return (await response.json()) as LoadedFiles;
}

/** Gives where the drawings of the brand are served; looks it up once. */
export function readDrawn(): Promise<LoadedFiles> {
  drawnFiles ??= loadDrawn();
  return drawnFiles;
}

type Phones = Record<string, string> | undefined;

let knownPhones: Promise<Phones> | undefined;

async function loadPhones(): Promise<Phones> {
  const response = await fetch('/admin/phones.json');
  return response.ok ? ((await response.json()) as Phones) : undefined;
}

/** Gives the phones of the locations, by location; undefined on a published screen, which knows none. Looks them up once. */
export function readPhones(): Promise<Phones> {
  knownPhones ??= loadPhones();
  return knownPhones;
}
