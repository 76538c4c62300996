import { readTranslationPath, translationPath } from '../../../src/content-model/reading/translation-names';
import type { ContentFile } from '../../../src/content-model/types';
import { type Change, prepareSave } from '../prepare-save';
import { cityFile, localFolder } from './city-files';
import { renameMentions } from './city-mentions';
import { changeRedirects, redirected } from './redirects';

function movedPath(path: string, slug: string, newSlug: string): string {
  const { original, language } = readTranslationPath(path) ?? {};
  if (original && language) return translationPath(movedPath(original, slug, newSlug), language);
  if (path === cityFile(slug)) return cityFile(newSlug);
  const folder = localFolder(slug);
  return path.startsWith(folder) ? localFolder(newSlug) + path.slice(folder.length) : path;
}

function withSlug({ path, source }: ContentFile, slug: string, newSlug: string): string {
  if (path !== cityFile(slug)) return source;
  return JSON.stringify({ ...(JSON.parse(source) as object), slug: newSlug }, null, 2);
}

/**
 * Plans how a city gets another slug: its file and its pages about services move, every file that names it names the new
 * slug, and the old address, with all that led there, leads to the new one. To go back to a former slug ends its redirect.
 */
export function planRenaming(files: readonly ContentFile[], slug: string, newSlug: string): Change[] {
  const changes = files.flatMap((file): Change[] => {
    const path = movedPath(file.path, slug, newSlug);
    const source = renameMentions({ ...file, source: withSlug(file, slug, newSlug) }, { slug, newSlug });
    if (path !== file.path)
      return [
        { path: file.path, source: null },
        { path, source },
      ];
    return source === file.source ? [] : [{ path, source }];
  });
  return [...changes, ...changeRedirects(files, (known) => redirected(known, slug, newSlug))];
}

/** Gives why a city cannot have a slug, in words; undefined where it can. */
export async function findSlugError(
  files: readonly ContentFile[],
  slug: string,
  newSlug: string,
): Promise<string | undefined> {
  if (newSlug === '') return 'Write the new address.';
  if (newSlug === slug) return `It is /${slug} already: write another one.`;
  if (files.some(({ path }) => path === cityFile(newSlug)))
    return `Another city is at /${newSlug} already: choose another address.`;
  const { errors } = await prepareSave([...files], planRenaming(files, slug, newSlug));
  const error = errors.find(({ file, field }) => file === cityFile(newSlug) && field === 'slug');
  return error && `Found ${error.found}; expected ${error.expected}.`;
}
