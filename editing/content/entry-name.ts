import { dayInWords } from '../../src/shared/time/last-day';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { ContentFile } from '../../src/content-model/types';

const names = ['locationName', 'question', 'author', 'group'];

/** As people write a city, or nearly so, because its own file may be one that can't be read. */
const cityOf = (slug: string): string =>
  slug.replaceAll(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());

/** Gives what visitors know an entry by, such as its question; undefined where the file does not say. */
export function entryName(file: ContentFile): string | undefined {
  const { draft, read } = parseOnce(file);
  if (/^(faq|guides|local-services)\//.test(file.path) && readTranslationPath(file.path)) {
    const { question, name } = (read?.data ?? {}) as { question?: string; name?: string };
    return question ?? name;
  }
  const data = (draft?.data ?? {}) as Record<string, unknown>;
  const name = names.map((key) => data[key]).find((value) => typeof value === 'string');
  if (typeof name === 'string' && typeof data.place === 'string') return `${name}, ${data.place}`;
  if (draft?.kind === 'services') return String(data.title);
  if (draft?.kind === 'guides') return String(data.name);
  if (draft?.kind === 'campaigns') return String(data.slug);
  if (draft?.kind === 'local-services')
    return `${cityOf(draft.name.split('/')[0] ?? '')}: ${String(data.name)}`;
  if (draft?.kind === 'jobs') {
    const day = String(data.date);
    return `${cityOf(String(data.city))}, ${Number.isNaN(Date.parse(day)) ? day : dayInWords(day)}`;
  }
  return name as string | undefined;
}
