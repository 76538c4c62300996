import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { latestDate } from '../../shared/time/last-day';
import { parseOnce } from '../reading/parse-file';
import { isLeftOut, withoutSamples } from '../reading/samples';
import type { ContentDocument, ContentFiles } from '../types';
import { mediaFolder } from '../reading/media-kinds';
import { markHidden } from '../valid-days';
import { baseLanguage, pathIn } from '../../shared/site/languages';
import { guidePath } from '../../shared/site/routes';
import { filesShownIn, listLanguages } from '../checks/check-translations';
import { editingScreenUrl } from './marks';
import { markTexts } from './mark-texts';
import { type FindPhotoFile, type ImageData, photoFileOf, photoFormats, withPhotoFiles } from './photographs';

const nodeType = 'ContentFile';

export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;
type ResolverContext = {
  nodeModel: {
    findOne<Found = ContentNode>(query: object): Promise<Found>;
    findAll(query: object): Promise<{ entries: Iterable<ContentNode> }>;
  };
};
type ContentNode = {
  kind: string;
  name: string;
  language?: string | undefined;
  data: Record<string, unknown>;
};

/** Leaves out a file with errors, which the build reports when it makes pages, and what no page of this build shows. */
export function createContentNodes(
  files: ContentFiles,
  tools: NodeTools,
  today = latestDate(new Date()),
): void {
  for (const language of [baseLanguage, ...listLanguages(files)]) {
    const documents = filesShownIn(language, files).flatMap((file) => parseOnce(file).document ?? []);
    const leftOut = documents.filter((document) => isLeftOut(document, { today }));
    for (const document of documents.filter((each) => !leftOut.includes(each))) {
      const data = leadOn(withoutSamples(document), leftOut, language);
      const marked = editingScreenUrl() ? markTexts({ ...document, data }, { language }) : data;
      // What does not show today is marked here, not in an answer to a query: Gatsby then sees the change on its day.
      createDocumentNode({ ...document, language, data: markHidden(marked, today) }, tools);
    }
  }
}

/** Leads the links of an answer to services and guides that are left out to the page that lists the others. */
function leadOn(
  data: ContentDocument['data'],
  leftOut: readonly ContentDocument[],
  language: string,
): ContentDocument['data'] {
  if (!('html' in data)) return data;
  const html = leftOut.reduce((text, { kind, name }) => {
    if (kind === 'services') return text.replaceAll(`what-we-take#${name}"`, 'what-we-take"');
    if (kind !== 'guides') return text;
    return text.replaceAll(`"${pathIn(language, guidePath(name))}"`, `"${pathIn(language, '/')}"`);
  }, data.html);
  return { ...data, html };
}

/** Gives a document to Gatsby under its kind and name, by which queries find it. */
export function createDocumentNode(
  { kind, name, language = baseLanguage, data }: ContentNode,
  { actions, createNodeId, createContentDigest }: NodeTools,
): void {
  void actions.createNode({
    id: createNodeId(`content/${language}/${kind}/${name}`),
    kind,
    name,
    language,
    data,
    internal: { type: nodeType, contentDigest: createContentDigest(data) },
  });
}

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(
    `type ${nodeType} implements Node @dontInfer { kind: String!, name: String!, language: String!, data: JSON! }`,
  );
}

/** `{ content }` gives what pages share in each language (src/shared/site/use-content.ts). */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      content: {
        type: 'JSON!',
        resolve: async (
          _source: unknown,
          _args: unknown,
          context: ResolverContext,
          info: GraphQLResolveInfo,
        ) => {
          const query = { sort: { fields: ['name'], order: ['ASC'] } };
          const { entries } = await context.nodeModel.findAll({ type: nodeType, query });
          const order = ({ data }: ContentNode): number => Number(data.order ?? 0);
          const nodes = [...entries].toSorted((a, b) => order(a) - order(b));
          const languages = [...new Set(nodes.map(({ language }) => String(language)))];
          const content = languages.map((language) => [language, contentIn(language, nodes)]);
          return withPhotoFiles(Object.fromEntries(content) as object, photoFilesOf(context, info));
        },
      },
    },
  });
}

const listed = ['cities', 'badges', 'services', 'reviews', 'jobs', 'guides', 'faq'] as const;

/** A document that is the same in all languages is there in English alone. */
function contentIn(language: string, nodes: readonly ContentNode[]): object {
  const own = nodes.filter((node) => node.language === language);
  const originals = nodes.filter((node) => node.language === baseLanguage);
  const byName = (kind: string) =>
    Object.fromEntries(
      [...originals, ...own].filter((node) => node.kind === kind).map(({ name, data }) => [name, data]),
    );
  const dataOf = (kind: string) => own.flatMap((node) => (node.kind === kind ? [node.data] : []));
  const lists = listed.map((kind) => [kind, dataOf(kind)]);
  return { ...Object.fromEntries(lists), site: byName('site'), pages: byName('pages') } as object;
}

/** Finds the files of a photograph as gatsby-transformer-sharp does, leaving those of an earlier build alone. */
function photoFilesOf(context: ResolverContext, info: GraphQLResolveInfo): FindPhotoFile {
  const { gatsbyImageData } = (info.schema.getType('ImageSharp') as GraphQLObjectType).getFields();
  return async (src) => {
    const relativePath = src.slice(`/${mediaFolder}/`.length);
    const filter = { sourceInstanceName: { eq: mediaFolder }, relativePath: { eq: relativePath } };
    const file = await context.nodeModel.findOne<{ id: string } | null>({ type: 'File', query: { filter } });
    if (!file) return undefined;
    const parent = { parent: { id: { eq: file.id } } };
    const picture = await context.nodeModel.findOne<object>({
      type: 'ImageSharp',
      query: { filter: parent },
    });
    const dataOf = (format: object) =>
      gatsbyImageData?.resolve?.(picture, { ...format }, context, info) as Promise<ImageData>;
    return photoFileOf(await dataOf(photoFormats.forPhones), await dataOf(photoFormats.forWindows));
  };
}
