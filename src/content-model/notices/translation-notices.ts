import { translationPath } from '../reading/translation-names';
import type { Content, ContentDocument } from '../types';

/** Lists for each language the translations that are not written yet; its pages leave their entries out until then. */
export const listUntranslated = ({ files, languages }: Content): { language: string; paths: string[] }[] =>
  Object.entries(languages).map(([language, { cities, files: translated }]) => {
    const there = new Set(translated.documents.map(({ path }) => path));
    const left = files.documents.filter((each) => !there.has(each.path) && concerns(each, cities));
    return { language, paths: left.map(({ path }) => translationPath(path, language)) };
  });

function concerns({ kind, name, data }: ContentDocument, cities: Content['cities']): boolean {
  const isIn = (city: string): boolean => cities.some(({ slug }) => slug === city);
  if (kind === 'cities') return false;
  if (kind === 'local-services') return isIn(name.split('/')[0]!);
  if (kind === 'jobs') return isIn(data.city);
  if (kind === 'reviews') return cities.some(({ badgeGroup }) => badgeGroup === data.badgeGroup);
  return kind === 'campaigns' && data.cities ? data.cities.some(isIn) : true;
}
