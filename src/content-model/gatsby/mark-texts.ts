import { factsIn } from '../../shared/text/fill-text';
import { baseLanguage } from '../../shared/site/languages';
import { findFileKind } from '../reading/content-kinds';
import { fieldPattern, isGroup, mapTexts } from '../reading/walk';
import { mayStay } from '../reading/translate';
import { translationPath } from '../reading/translation-names';
import type { HourWords } from '../reading/hour-words';
import type { City, Content, ContentDocument } from '../types';
import { hideMark, type Mark } from './marks';

/** The names of a city, which the site searches by and saves: only a page at which nothing can be done has their marks. */
const names = /^cities\/\S+ (locationName|sentenceName)$/;

/** Texts that no page shows as words, or with which the site does more than show them; `*` stands for any name. */
const plain = [
  '* meta.*',
  '* *.meta.*',
  'cities/* searchName',
  'cities/* position.*',
  'badges/* region.*',
  // They put questions together.
  'faq/* topic',
  'pages/faq topics.*',
  'site/brand name',
  'site/brand sender.*',
  'site/brand trade',
  // Saved with a request is which words a visitor agreed to.
  'site/forms consent.*',
  'site/forms textPhotos.message*',
  'site/navigation *.to',
  'site/navigation stickyBar.smsBody',
  'site/social *',
  'site/social-proof firstNames.*',
].map(fieldPattern);

type Marking = {
  /** Whether nothing can be done at the page. */
  isStill?: boolean;
  language?: string | undefined;
};

/** Hides in each text where it comes from; leaves alone what is not words: names, addresses, dates, codes, choices. */
export function markTexts<Document extends Pick<ContentDocument, 'path' | 'data'>>(
  { path, data }: Document,
  { isStill = false, language = baseLanguage }: Marking = {},
): Document['data'] {
  const kind = findFileKind(path);
  if (!('schema' in kind) || kind.schema.meta()?.control === 'none') return data;
  const name = path.replace(/\.\w+$/, '');
  const isPlain = (field: string): boolean => {
    const where = `${name} ${field}`;
    return names.test(where) ? !isStill : plain.some((pattern) => pattern.test(where));
  };
  const fileOf = (field: string): string =>
    language === baseLanguage || mayStay(name, field) ? path : translationPath(path, language);
  const mark = (text: string, field: string): string =>
    text.trim() === '' || isPlain(field) ? text : withMark(text, { file: fileOf(field), field });
  const marked = mapTexts(kind.schema, data, { map: mark }) as Document['data'];
  if ('hourWords' in marked && marked.hourWords)
    return { ...marked, hourWords: markHours(marked.hourWords, data as Partial<City>, path) };
  if (!('html' in marked)) return marked;
  return { ...marked, html: markBlocks(marked.html, (text) => mark(text, 'body')) };
}

/** Marks the words that are made of the opening hours; the first time is what a press on them opens. */
function markHours(words: HourWords, { openingHours = [] }: Partial<City>, file: string): HourWords {
  const fields = openingHours.flatMap((_group, index) =>
    ['opens', 'closes'].map((name) => `openingHours.${index}.${name}`),
  );
  return {
    ...words,
    hours:
      words.hours +
      fields
        .toReversed()
        .map((field) => hideMark({ file, field }))
        .join(''),
  };
}

/** Of a file that is not edited, the marks stay the same from one drawing of a preview to the next. */
const ofStillPages = new WeakMap<object, object>();

function markStill(document: ContentDocument, language: string): object {
  const marked = ofStillPages.get(document.data) ?? markTexts(document, { isStill: true, language });
  ofStillPages.set(document.data, marked);
  return marked;
}

/** Marks all texts of checked content for a page that only shows them. The result must not be checked again. */
export function markContent(content: Content): Content {
  const { files, languages, ...parts } = content;
  const { language } = content.site.words;
  const byPath = new Map(files.documents.map((document) => [document.path, markStill(document, language)]));
  const marked = new Map<unknown, unknown>(files.documents.map(({ path, data }) => [data, byPath.get(path)]));
  // These have the parts of their address beside what is in the file.
  for (const page of [...content.localServices, ...content.thinPages.map((thin) => thin.page)])
    marked.set(page, { ...page, ...byPath.get(`local-services/${page.city}/${page.slug}.json`) });
  const swap = (value: unknown): unknown => {
    if (marked.has(value)) return marked.get(value);
    if (Array.isArray(value)) return value.map(swap);
    return isGroup(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swap(part)]))
      : value;
  };
  return { ...(swap(parts) as typeof parts), files, languages };
}

/** A page leaves out sentences without their facts, and with them the mark beside them: such a text has two. */
function withMark(text: string, mark: Mark): string {
  const hidden = hideMark(mark);
  return factsIn(text).length > 0 ? `${hidden}${text}${hidden}` : `${text}${hidden}`;
}

const block = /<(p|li|h[1-6])>([^]*?)<\/\1>/g;

const markBlocks = (html: string, mark: (text: string) => string): string =>
  html.replace(block, (_whole, tag: string, inner: string) => `<${tag}>${mark(inner)}</${tag}>`);
