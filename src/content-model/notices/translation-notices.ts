import { translationPath } from '../reading/translation-names';
import type { Content, ContentDocument } from '../types';
import type { Notice } from './notice';

/** Lists the languages in which entries are left out until they are translated, with how many and which. */
export function findUntranslated({ files, languages }: Content): Notice[] {
  return Object.entries(languages).flatMap(([language, translated]) => {
    const spoken = new Set(translated.cities.map(({ slug }) => slug));
    const there = new Set(translated.files.documents.map(({ path }) => path));
    const left = files.documents.filter(
      (document) => !there.has(document.path) && concerns(document, { spoken, cities: translated.cities }),
    );
    const [first] = left;
    if (!first) return [];
    const paths = left.map(({ path }) => translationPath(path, language));
    const words = `${left.length} left to translate into "${language}", which its pages leave out until then: ${paths.join(', ')}`;
    const plain = `${left.length} entries are left to translate into ${translated.site.navigation.language.name}.`;
    return [{ words, plain, file: first.path }];
  });
}

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
