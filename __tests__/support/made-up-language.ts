import { stringify } from 'yaml';
import { findFileKind } from '../../src/content-model/reading/content-kinds';
import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { textsToTranslate } from '../../src/content-model/reading/translate';
import { translationPath } from '../../src/content-model/reading/translation-names';
import type { ContentFile } from '../../src/content-model/types';
import { brandFiles } from './brand-fixture';

/** A language that no code can know. */
export const madeUp = 'zz';

/** The same text marked and 40 % longer, so that layouts are tried and no other language is taken for it. */
export const inMadeUp = (text: string): string =>
  `${text} ${'zaz '.repeat(Math.ceil((text.length * 0.4) / 4))}`.trim();

type Part = Record<string | number, unknown>;

function translateData(path: string, data: unknown): unknown {
  const translated = (Array.isArray(data) ? [] : {}) as Part;
  for (const { field, text } of textsToTranslate(path, data)) {
    const steps = field.replace(/\.item$/, '').split('.');
    let here = translated;
    let original = data as Part;
    for (const step of steps.slice(0, -1)) {
      const below = original[step] as Part;
      here[step] ??= Array.isArray(below)
        ? below.map((item: unknown) => (typeof item === 'string' ? item : {}))
        : {};
      here = here[step] as Part;
      original = below;
    }
    // Search results cut a longer one.
    here[steps.at(-1)!] = inMadeUp(text).slice(0, field.endsWith('meta.description') ? 160 : undefined);
  }
  return translated;
}

/** Translates a file into the made-up language, as a person would: in a file beside it, with only its texts. */
function translateFile(file: ContentFile): ContentFile {
  const path = translationPath(file.path, madeUp);
  const kind = findFileKind(file.path);
  const data = translateData(file.path, parseOnce(file).read?.data);
  const parts = splitFrontMatter(file.source);
  if (typeof parts === 'string' || ('format' in kind && kind.format === 'json'))
    return { path, source: JSON.stringify(data, null, 2) };
  return { path, source: `---\n${stringify(data)}---\n${parts.body.replace(/^(?=[^\s-])/gm, 'Zaz ')}` };
}

/** The brand with its city Toronto in the made-up language too, and with the translations of all its files. */
export function translatedBrand(): ContentFile[] {
  const files = brandFiles().map((file) =>
    file.path === 'cities/toronto.json'
      ? { ...file, source: JSON.stringify({ ...JSON.parse(file.source), languages: ['en', madeUp] }) }
      : file,
  );
  return [...files, ...files.map(translateFile)];
}
