import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../src/content-model/reading/walk';
import { formatFieldPath } from '../../src/content-model/content-error';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { joinWords } from '../../src/content-model/schema/parts';
import type { ContentFile } from '../../src/content-model/types';

type Text = { field: string; text: string };

/** What the content says of a photograph by its old address. */
type Named = {
  /** Files and fields that have the new address now. */
  changed: string[];
  /** Files and fields that name something like it, which is not there. */
  alike: string[];
};

/** The name of a picture's address without its ending, as `npm run photos` would write it. */
const nameOf = (address: string): string | undefined =>
  address.startsWith('/media/') ? joinWords(path.posix.parse(address).name) : undefined;

/** Every text of a JSON file with its field; none of a file that cannot be read, which the check reports. */
function textsOf({ path: file, source }: ContentFile): Text[] {
  if (!file.endsWith('.json')) return [];
  try {
    return listTexts(JSON.parse(source)).map(({ path: at, text }) => ({
      field: `${file} (${formatFieldPath(at)})`,
      text,
    }));
  } catch {
    return [];
  }
}

/** Writes the new path of a photograph wherever a JSON file of the content names the old one. */
export function changeAddresses(contentDir: string, from: string, to: string): Named {
  const named: Named = { changed: [], alike: [] };
  if (from === to) return named;
  const isExact = ({ text }: Text) => text === `/${from}`;
  const isAlike = ({ text }: Text) =>
    nameOf(text) === nameOf(`/${from}`) && !existsSync(path.join(contentDir, text));
  for (const file of readContentFiles(contentDir)) {
    const texts = textsOf(file);
    const exact = texts.filter(isExact);
    const alike = texts.filter((text) => !isExact(text) && isAlike(text));
    named.changed.push(...exact.map(({ field }) => field));
    named.alike.push(...alike.map(({ field }) => field));
    if (exact.length === 0) continue;
    const changed = file.source.replaceAll(JSON.stringify(`/${from}`), JSON.stringify(`/${to}`));
    writeFileSync(path.join(contentDir, file.path), changed);
  }
  return named;
}
