import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { latestDate } from '../../shared/time/last-day';
import { parseOnce } from '../reading/parse-file';
import { languagesKey } from '../../shared/site/result-in-language';
import { isLeftOut, withoutSamples } from '../reading/samples';
import type { ContentDocument, ContentFiles } from '../types';
import { mediaFolder } from '../reading/media-kinds';
import { markHidden } from '../valid-days';
import { baseLanguage, pathIn } from '../../shared/site/languages';
import { guidePath } from '../../shared/site/routes';
import { filesShownIn, listLanguages } from '../checks/check-translations';
import { pickFieldsOf } from './content-query';
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

/** `contentDocument(path: "pages/home")` and `contentDocuments(kind: "services")` give checked documents. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  type Args = { path: string; kind: string; fields?: string[] };
  createResolvers({
    Query: {
      contentDocument: {
        type: 'JSON!',
        args: { path: 'String!', fields: '[String!]' },
        resolve: async (_source: unknown, { path, fields }: Args, ...given: Given) => {
          const [kind, ...folders] = path.split('/');
          const filter = { kind: { eq: kind }, name: { eq: folders.join('/') } };
          return (await findDocuments(filter, fields, ...given))[0];
        },
      },
      contentDocuments: {
        type: '[JSON!]!',
        args: { kind: 'String!', fields: '[String!]' },
        resolve: (_source: unknown, { kind, fields }: Args, ...given: Given) =>
          findDocuments({ kind: { eq: kind } }, fields, ...given),
      },
    },
  });
}

type Given = [context: ResolverContext, info: GraphQLResolveInfo];

async function findDocuments(filter: object, fields: string[] | undefined, ...[context, info]: Given) {
  const query = { filter, sort: { fields: ['name'], order: ['ASC'] } };
  const { entries } = await context.nodeModel.findAll({ type: nodeType, query });
  const order = ({ data }: ContentNode): number => Number(data.order ?? 0);
  const nodes = [...entries].toSorted((a, b) => order(a) - order(b));
  return withPhotoFiles(joinLanguages(nodes, fields), photoFilesOf(context, info));
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

/** Gives the data of documents, each with its own in other languages; a page gets one of them (src/shared/site/result-in-language.ts). */
function joinLanguages(nodes: readonly ContentNode[], fields?: readonly string[]): object[] {
  const originals = nodes.filter(({ language }) => language === baseLanguage);
  return originals.map(({ name, data }) => {
    const others = nodes.filter((node) => node.name === name && node.language !== baseLanguage);
    const inLanguages = others.map((node) => [node.language, pickFieldsOf(node.data, fields)]);
    return {
      ...pickFieldsOf(data, fields),
      ...(inLanguages.length > 0 && { [languagesKey]: Object.fromEntries(inLanguages) as object }),
    };
  });
}
