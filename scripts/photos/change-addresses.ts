import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../src/content-model/reading/walk';
import { formatFieldPath } from '../../src/content-model/content-error';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import type { ContentFile } from '../../src/content-model/types';

/** Every text of a JSON file with its field; none of a file that cannot be read, which the check reports. */
function textsOf({ path: file, source }: ContentFile): { field: string; text: string }[] {
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

/** Writes the new path of a photograph wherever a JSON file of the content names the old one; gives these files and fields. */
export function changeAddresses(contentDir: string, from: string, to: string): string[] {
  if (from === to) return [];
  return readContentFiles(contentDir).flatMap((file) => {
    const named = textsOf(file).filter(({ text }) => text === `/${from}`);
    if (named.length === 0) return [];
    const changed = file.source.replaceAll(JSON.stringify(`/${from}`), JSON.stringify(`/${to}`));
    writeFileSync(path.join(contentDir, file.path), changed);
    return named.map(({ field }) => field);
  });
}
