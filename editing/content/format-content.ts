import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import * as yamlPlugin from 'prettier/plugins/yaml';
import type { Options, Plugin } from 'prettier';
import { format } from 'prettier/standalone';
import { isScalar, parse, stringify, visit, Document as YamlDocument } from 'yaml';
import { findFileKind } from '../../src/content-model/reading/content-kinds';
import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import { withoutInvisible } from '../../src/content-model/content-error';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { suggestValue } from '../../src/content-model/schema/field';
import { type Group, isGroup, withoutOptional } from '../../src/content-model/reading/walk';
import type { ContentFile } from '../../src/content-model/types';
import houseStyle from '../../.prettierrc.json';
import { withoutPlace } from './local-place';
import type { z } from 'zod';
import { fieldsOf, isOptional, itemOf } from './schemas';

const options = { ...houseStyle, plugins: [babel, estree as Plugin, markdown, yamlPlugin] } as Options;

/** A file that is no content file or cannot be read comes back unchanged; the checks then report it. */
export async function formatContent({ path, source }: ContentFile): Promise<ContentFile> {
  const kind = findFileKind(path);
  if (!('schema' in kind)) return { path, source };
  try {
    const written =
      kind.format === 'json'
        ? JSON.stringify(tidy(kind.schema, withoutPlace(path, JSON.parse(source))), null, 2)
        : writeMarkdown(source, (data) => tidy(kind.schema, data));
    return { path, source: await format(written, { ...options, filepath: path }) };
  } catch {
    return { path, source };
  }
}

/** Reads the fields of a file, with the text of a markdown file as `body`; undefined where there is none that can be read. */
export function readFields(file: ContentFile | undefined): Group | undefined {
  const { data, body } = (file && parseOnce(file).read) ?? {};
  return data === undefined
    ? undefined
    : { ...(data as Group), ...(body !== undefined && { body: body.trim() }) };
}

export function sourceOf(path: string, fields: Group): string {
  if (!path.endsWith('.md')) return JSON.stringify(fields);
  const { body = '', ...data } = fields;
  return `---\n${JSON.stringify(data)}\n---\n\n${String(body)}\n`;
}

function writeMarkdown(source: string, change: (data: unknown) => unknown): string {
  const parts = splitFrontMatter(source);
  if (typeof parts === 'string') throw new Error(`The front matter is ${parts}.`);
  return `---\n${writeFrontMatter(change(parse(parts.frontMatter)))}---\n\n${asMeant(withoutInvisible(parts.body).trim())}\n`;
}

/** The rich text keeps a divider, a link or a picture that is typed as markdown from being one. */
const asMeant = (body: string): string =>
  body
    .replace(/(^|\n\n)\\---(?=\n\n|$)/g, '$1---')
    .replace(/\\(\[[^\]\n]+\]\([^)\s]+\))/g, (_written, link: string) => link.replaceAll('\\', ''));

/** Puts a text that looks like a date in quotes, so that no YAML parser reads a date. */
function writeFrontMatter(data: unknown): string {
  const document = new YamlDocument(data);
  visit(document, {
    Scalar: (_key, node) => {
      if (isScalar(node) && typeof node.value === 'string' && /^\d{4}-\d\d-\d\d$/.test(node.value))
        node.type = 'QUOTE_SINGLE';
    },
  });
  return stringify(document, { lineWidth: 0 });
}

/** Fields in the order of the content model, without empty optional ones; unknown ones last, for the checks to report. */
function tidy(schema: z.ZodType | undefined, value: unknown): unknown {
  if (typeof value === 'string') {
    const text = withoutInvisible(value).replaceAll('\r\n', '\n').trim();
    // As the schema understands it: 3 pm is 15:00.
    return schema?.safeParse(text).success ? text : (suggestValue(withoutOptional(schema), text) ?? text);
  }
  if (Array.isArray(value)) {
    const item = schema && itemOf(schema);
    return value.map((each) => tidy(item, each));
  }
  return isGroup(value) ? tidyGroup(schema ? fieldsOf(schema) : [], value) : value;
}

function tidyGroup(fields: [string, z.ZodType][], group: Group): Group {
  const known = fields.filter(([name]) => name in group);
  const names = new Set(known.map(([name]) => name));
  const tidied = known
    .map(([name, field]) => ({ name, field, value: tidy(field, group[name]) }))
    .filter(({ field, value }) => !(isOptional(field) && saysNothing(value)));
  const unknown = Object.entries(group).filter(([name]) => !names.has(name));
  return Object.fromEntries([...tidied.map(({ name, value }) => [name, value] as const), ...unknown]);
}

function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (isGroup(value)) return Object.values(value).every(saysNothing);
  return value === undefined || value === null || value === '' || value === false;
}
