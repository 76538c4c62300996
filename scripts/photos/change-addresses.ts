import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listTexts } from '../../src/content-model/checks/texts-with-paths';
import { formatFieldPath } from '../../src/content-model/content-error';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { joinWords } from '../../src/content-model/schema/parts';

type Text = { field: string; text: string };

/** What the content says of a photograph by its old address. */
type Named = {
  /** Files and fields that have the new address now. */
  changed: string[];
  /** Files and fields that name something like it, which is not there. */
  alike: string[];
};

/** Writes the new path of a photograph wherever a JSON file of the content names the old one. */
export function changeAddresses(contentDir: string, from: string, to: string): Named {
  const named: Named = { changed: [], alike: [] };
  if (from === to) return named;
  for (const { path: file, source } of readContentFiles(contentDir)) {
    const texts = textsOf(file, source);
    const exact = texts.filter(({ text }) => text === `/${from}`);
    const isAlike = ({ text }: Text) =>
      text !== `/${from}` && nameOf(text) === nameOf(`/${from}`) && !existsSync(path.join(contentDir, text));
    named.changed.push(...exact.map(({ field }) => `${file} (${field})`));
    named.alike.push(...texts.filter(isAlike).map(({ field }) => `${file} (${field})`));
    if (exact.length === 0) continue;
    const changed = source.replaceAll(JSON.stringify(`/${from}`), JSON.stringify(`/${to}`));
    writeFileSync(path.join(contentDir, file), changed);
  }
  return named;
}

/** The name of a picture's address without its ending, as `npm run photos` would write it. */
function nameOf(address: string): string | undefined {
  return address.startsWith('/media/') ? joinWords(path.posix.parse(address).name) : undefined;
}

/** Every text of a JSON file with its field; none of a file that cannot be read, which the check reports. */
function textsOf(file: string, source: string): Text[] {
  if (!file.endsWith('.json')) return [];
  try {
    const texts = listTexts(JSON.parse(source));
    return texts.map(({ path: at, text }) => ({ field: formatFieldPath(at), text }));
  } catch {
    return [];
  }
}
