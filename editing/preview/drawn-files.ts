import type { DrawnFiles } from './answer-query';

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

let knownPhones: Promise<Record<string, string>> | undefined;

async function loadPhones(): Promise<Record<string, string>> {
  const response = await fetch('/admin/phones.json');
  return response.ok ? ((await response.json()) as Record<string, string>) : {};
}

/** Gives the phones of the locations; a published screen knows none. Looks them up once. */
export function readPhones(): Promise<Record<string, string>> {
  knownPhones ??= loadPhones();
  return knownPhones;
}
