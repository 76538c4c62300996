import { dayInWords } from '../../src/shared/time/last-day';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { ContentFile } from '../../src/content-model/types';
import { nameOfSlug } from './schemas';

const names = ['locationName', 'question', 'author', 'group'];

export function entryName(file: ContentFile): string | undefined {
  // A city goes by its slug: its own file may be one that cannot be read.
  const { document, read } = parseOnce(file);
  if (/^(faq|guides|local-services)\//.test(file.path) && readTranslationPath(file.path)) {
    const { question, name } = (read?.data ?? {}) as { question?: string; name?: string };
    return question ?? name;
  }
  const data = (document?.data ?? {}) as Record<string, unknown>;
  const name = names.map((key) => data[key]).find((value) => typeof value === 'string');
  if (typeof name === 'string' && typeof data.place === 'string') return `${name}, ${data.place}`;
  const known = { services: 'title', guides: 'name', campaigns: 'slug' }[String(document?.kind)];
  if (known !== undefined) return String(data[known]);
  if (document?.kind === 'local-services')
    return `${nameOfSlug(document.name.split('/')[0] ?? '')}: ${String(data.name)}`;
  if (document?.kind === 'jobs') {
    const day = String(data.date);
    return `${nameOfSlug(String(data.city))}, ${Number.isNaN(Date.parse(day)) ? day : dayInWords(day)}`;
  }
  return name as string | undefined;
}
