import { VERCEL_STEGA_REGEX, vercelStegaClean, vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega';
import { z } from 'zod';
import { findFileKind } from '../reading/content-kinds';
import type { Content, ContentDocument } from '../types';

/** Where a text comes from: the file below the content folder, and the field as the editing screen names it. */
export type Mark = { file: string; field: string };

/** The preview shows texts only; on the site scripts read some of them as well. */
export type Scope = 'preview' | 'site';

/**
 * Texts that no page shows as words, by file and field; `*` stands for one name or any item. The topic puts questions
 * together, so it must stay the same in all of them.
 */
const neverMarked = [
  '* meta.*',
  'faq/* topic',
  'site/social *',
  'site/navigation *.to',
  'site/navigation stickyBar.smsBody',
];

/** Texts that scripts compare, save with a request, or put into other texts. */
const readByScripts = [
  'cities/* locationName',
  'cities/* searchName',
  'cities/* location.*',
  'cities/* cities.*',
  'cities/* pricing.*',
  'badges/* region.*',
  'site/brand name',
  'site/brand sender.*',
  'site/pricing *',
  'site/social-proof firstNames.*',
  'site/words CA.*',
  'site/words US.*',
  'site/words tax.*',
];

const asPattern = (written: string): RegExp =>
  new RegExp(`^${written.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
const never = neverMarked.map(asPattern);
const excluded: Record<Scope, RegExp[]> = {
  preview: never,
  site: [...never, ...readByScripts.map(asPattern)],
};

/** Gives the marks that are hidden in a text, in their order. */
export const readMarks = (text: string): Mark[] => vercelStegaDecodeAll<Mark>(text) ?? [];

/** Whether nothing stands behind the last mark of a text: otherwise it came with a text that was filled into this one. */
export const endsInMark = (text: string): boolean =>
  new RegExp(`(?:${VERCEL_STEGA_REGEX.source})$`, 'u').test(text);

/** Gives a text, or any value of JSON, without marks: exactly as it was before. */
export const withoutMarks = <Value>(value: Value): Value => vercelStegaClean(value);

/**
 * Hides in each text of a checked document where it comes from, in characters that nobody sees. Gives the document's
 * data in the same shape; leaves alone what is not words: names, addresses, dates, codes, choices.
 */
export function markTexts<Document extends Pick<ContentDocument, 'path' | 'data'>>(
  { path, data }: Document,
  scope: Scope,
): Document['data'] {
  const kind = findFileKind(path);
  if (!('schema' in kind)) return data;
  const name = path.replace(/\.\w+$/, '');
  const isExcluded = (field: string): boolean =>
    excluded[scope].some((pattern) => pattern.test(`${name} ${field}`));
  const mark = (text: string, field: string): string =>
    text.trim() === '' || isExcluded(field) ? text : withMark(text, { file: path, field });
  const marked = markValue(kind.schema, data, { field: '', mark }) as Document['data'];
  if (!('html' in marked)) return marked;
  return { ...marked, html: markBlocks(marked.html, (text) => mark(text, 'body')) };
}

/**
 * Marks all texts of checked content, or those of one file alone. Gives content of the same shape, which must not be
 * checked again.
 */
export function markContent(content: Content, scope: Scope, file?: string): Content {
  const documents = content.files.documents.filter(({ path }) => file === undefined || path === file);
  const marked = new Map<unknown, unknown>(
    documents.map((document) => [document.data, markTexts(document, scope)]),
  );
  const swap = <Data>(data: Data): Data => (marked.get(data) ?? data) as Data;
  const swapEach = <Named extends object>(named: Named): Named =>
    Object.fromEntries(Object.entries(named).map(([name, data]) => [name, swap(data)])) as Named;
  return {
    ...content,
    cities: content.cities.map(swap),
    badges: content.badges.map(swap),
    services: content.services.map(swap),
    reviews: content.reviews.map(swap),
    jobs: content.jobs.map(swap),
    faq: content.faq.map(swap),
    site: swapEach(content.site),
    pages: swapEach(content.pages),
  };
}

/** A page leaves out sentences without their facts, and with them the mark beside them: such a text has two. */
function withMark(text: string, mark: Mark): string {
  const hidden = vercelStegaEncode(mark);
  return text.includes('{pricing.') ? `${hidden}${text}${hidden}` : `${text}${hidden}`;
}

type Marking = { field: string; mark: (text: string, field: string) => string };

function markValue(schema: z.ZodType | undefined, value: unknown, { field, mark }: Marking): unknown {
  const inner = schema && unwrapped(schema);
  const within = (name: string): string => (field === '' ? name : `${field}.${name}`);
  if (typeof value === 'string') return inner && isWords(inner) ? mark(value, field) : value;
  if (Array.isArray(value)) {
    const item = inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType) : undefined;
    // The editing screen has a field of its own for each text of a list.
    const end = item instanceof z.ZodString ? '.item' : '';
    return value.map((each, index) => markValue(item, each, { field: within(`${index}${end}`), mark }));
  }
  if (typeof value !== 'object' || value === null) return value;
  const shape = inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {};
  const entries = Object.entries(value).map(([name, each]) => {
    return [name, markValue(shape[name], each, { field: within(name), mark })];
  });
  return Object.fromEntries(entries);
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}

/** A text with a pattern is a name, an address, a date or a code. */
function isWords(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  // oxlint-disable-next-line no-underscore-dangle -- zod keeps the definition of a check there
  return !(schema.def.checks ?? []).some((check) => 'pattern' in check._zod.def);
}

const block = /<(p|li|h[1-6])>([^]*?)<\/\1>/g;

/** Marks each paragraph, list item and heading of HTML. */
function markBlocks(html: string, mark: (text: string) => string): string {
  return html.replace(block, (_whole, tag: string, inner: string) => `<${tag}>${mark(inner)}</${tag}>`);
}
