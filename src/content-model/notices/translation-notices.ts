import { translationPath } from '../reading/translation-names';
import type { Content, ContentDocument } from '../types';

/** Lists for each language the translations that are not written yet; its pages leave their entries out until then. */
export function listUntranslated({ files, languages }: Content): { language: string; paths: string[] }[] {
  return Object.entries(languages).map(([language, translated]) => {
    const spoken = new Set(translated.cities.map(({ slug }) => slug));
    const there = new Set(translated.files.documents.map(({ path }) => path));
    const left = files.documents.filter(
      (document) => !there.has(document.path) && concerns(document, { spoken, cities: translated.cities }),
    );
    return { language, paths: left.map(({ path }) => translationPath(path, language)) };
  });
}

/** Gives a line for each of these languages, with how many and which. */
export const untranslatedWords = (content: Content): string[] =>
  listUntranslated(content).flatMap(({ language, paths }) =>
    paths.length === 0
      ? []
      : `${paths.length} left to translate into "${language}", which its pages leave out until then: ${paths.join(', ')}`,
  );

type Places = { spoken: ReadonlySet<string>; cities: Content['cities'] };

/** Whether pages of the language's cities would show an entry. */
function concerns({ kind, name, data }: ContentDocument, { spoken, cities }: Places): boolean {
  if (kind === 'cities') return false;
  if (kind === 'local-services') return spoken.has(name.split('/')[0]!);
  if (kind === 'jobs') return spoken.has(data.city);
  if (kind === 'reviews') return cities.some(({ badgeGroup }) => badgeGroup === data.badgeGroup);
  if (kind === 'campaigns') return data.cities?.some((slug) => spoken.has(slug)) ?? true;
  return true;
}
