import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../src/content-model/reading/walk';
import { formatFieldPath } from '../../src/content-model/content-error';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { readContentFiles } from '../../src/content-model/reading/read-content';

/**
 * Writes the new path of a photograph wherever a JSON file of the content names the old one; gives these files and fields. The
 * check reports a file that cannot be read.
 */
export function changeAddresses(contentDir: string, from: string, to: string): string[] {
  if (from === to) return [];
  const json = readContentFiles(contentDir).filter(({ path: file }) => file.endsWith('.json'));
  return json.flatMap((file) => {
    const named = listTexts(parseOnce(file).read?.data).filter(({ text }) => text === `/${from}`);
    if (named.length === 0) return [];
    const changed = file.source.replaceAll(JSON.stringify(`/${from}`), JSON.stringify(`/${to}`));
    writeFileSync(path.join(contentDir, file.path), changed);
    return named.map(({ path: field }) => `${file.path} (${formatFieldPath(field)})`);
  });
}
