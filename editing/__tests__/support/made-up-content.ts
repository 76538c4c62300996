import { originalsOf } from '../../../src/content-model/reading/translation-names';
import type { ContentFile } from '../../../src/content-model/types';
import { madeUp, translateFile } from '../../../__tests__/support/made-up-language';
import { formatContent } from '../../content/format-content';
import { textsOfOriginal } from '../../content/translation-fields';

/** Gives content with a city that also has its pages in the made-up language, and every file translated but `left`. */
export async function withMadeUp(
  files: readonly ContentFile[],
  slug: string,
  left?: string,
): Promise<ContentFile[]> {
  const originals = originalsOf(files).map((file) => {
    if (file.path !== `cities/${slug}.json`) return file;
    const city = { ...(JSON.parse(file.source) as object), languages: ['en', madeUp] };
    return { ...file, source: JSON.stringify(city) };
  });
  const translated = originals.filter(
    (file) => file.path !== left && Object.keys(textsOfOriginal(file)).length > 0,
  );
  return Promise.all([...originals, ...translated.map(translateFile)].map(formatContent));
}
