import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { inKb } from '../../src/content-model/checks/file-size';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { changeAddresses } from './change-addresses';
import { isReady } from './is-ready';
import { listDropped } from './list-dropped';
import { makePhoto } from './make-photo';
import { openPhoto } from './open-photo';
import { replacePhoto } from './replace-photo';

/** What was done: a line for each file, and for each that stays as it is because it cannot be read. */
export type Prepared = { lines: string[]; failures: string[] };

/**
 * Makes of each photograph that was dropped into the folder media/ one that the site can use, in media/photos/. A file that
 * cannot be read stays where it is, and the others are done all the same.
 */
export async function preparePhotos(contentDir: string): Promise<Prepared> {
  const prepared: Prepared = { lines: [], failures: [] };
  for (const media of listDropped(listMediaFiles(contentDir), readContentFiles(contentDir))) {
    const bytes = readFileSync(path.join(contentDir, media.path));
    try {
      if (await isReady(media, bytes)) continue;
      prepared.lines.push(...(await preparePhoto(contentDir, media.path, bytes)));
    } catch (error) {
      prepared.failures.push(`${media.path} stays as it is: ${reasonOf(error)}.`);
    }
  }
  return prepared;
}

async function preparePhoto(contentDir: string, dropped: string, bytes: Buffer): Promise<string[]> {
  const { picture, width, height, hasPlace, frames } = await openPhoto(bytes);
  const { data, info } = await makePhoto(picture);
  const saved = replacePhoto(contentDir, dropped, data);
  const was = [
    `${width} x ${height}`,
    inKb(bytes.length),
    ...(hasPlace ? ['with a place'] : []),
    ...(frames > 1 ? [`moving: only the first of ${frames} frames is kept`] : []),
  ];
  const { size } = statSync(path.join(contentDir, saved));
  const { changed, alike } = changeAddresses(contentDir, dropped, saved);
  return [
    `${dropped} (${was.join(', ')}) is now ${saved} (${info.width} x ${info.height}, ${inKb(size)}).`,
    ...changed.map((field) => `  ${field} has the new address.`),
    ...alike.map(
      (field) => `  ${field} names a photograph that is not there: write "/${saved}" if it is this one.`,
    ),
  ];
}

function reasonOf(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/unsupported|not found|not a HEIC/i.test(message)) return 'it is no photograph that can be read';
  if (/pixel limit/i.test(message)) return 'it has more pixels than can be read';
  return `it is damaged, so copy it once more from where it came (${message})`;
}
