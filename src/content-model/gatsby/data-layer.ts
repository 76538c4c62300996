import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { latestDate } from '../../shared/time/last-day';
import { parseOnce } from '../reading/parse-file';
import { isLeftOut, withoutSamples } from '../reading/samples';
import type { ContentDocument, ContentFile } from '../types';
import { mediaFolder } from '../reading/media-kinds';
import { markHidden } from '../valid-days';
import { pickFields, pickFieldsOf } from './content-query';
import { editingScreenUrl } from './editing-screen-url';
import { markTexts } from './mark-texts';
import { type FindPhotoFile, type ImageData, photoFileOf, photoFormats, withPhotoFiles } from './photographs';

const nodeType = 'ContentFile';

export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;
/** The part of Gatsby's data layer that a resolver gets. */
type ResolverContext = {
  nodeModel: {
    findOne<Found = ContentNode>(query: object): Promise<Found>;
    findAll(query: object): Promise<{ entries: Iterable<ContentNode> }>;
  };
};
type ContentNode = { kind: string; name: string; data: Record<string, unknown> };

/**
 * Gives a content file to Gatsby. Leaves out one with errors: the build reports all errors once, when it makes pages.
 * Leaves out samples where visitors should not see them. What does not show today is marked here, and not in an answer to
 * a query, so that Gatsby sees the change on the day it comes.
 */
export function createContentNode(file: ContentFile, tools: NodeTools, today = latestDate(new Date())): void {
  const { document } = parseOnce(file);
  if (!document || isLeftOut(document, { today })) return;
  const shown = { ...document, data: withoutSamples(document) } as ContentDocument;
  createDocumentNode({ ...shown, data: markHidden(shownData(shown), today) }, tools);
}

/** Gives the data of a document, with marks where the site shows beside each text where it is changed. */
function shownData(document: ContentDocument): Record<string, unknown> {
  return editingScreenUrl() === undefined ? document.data : markTexts(document);
}

/** Gives a document to Gatsby under its kind and name, by which queries find it. */
export function createDocumentNode(
  { kind, name, data }: ContentNode,
  { actions, createNodeId, createContentDigest }: NodeTools,
): void {
  void actions.createNode({
    id: createNodeId(`content/${kind}/${name}`),
    kind,
    name,
    data,
    internal: { type: nodeType, contentDigest: createContentDigest(data) },
  });
}

export function createContentTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(
    `type ${nodeType} implements Node @dontInfer { kind: String!, name: String!, data: JSON! }`,
  );
}

/** `contentDocument(path: "pages/home")` and `contentDocuments(kind: "services")` give checked documents. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      contentDocument: {
        type: 'JSON!',
        args: { path: 'String!', fields: '[String!]' },
        resolve: findDocument,
      },
      contentDocuments: {
        type: '[JSON!]!',
        args: { kind: 'String!', fields: '[String!]' },
        resolve: listDocuments,
      },
    },
  });
}

/**
 * Finds the files of a photograph as gatsby-transformer-sharp makes them, which leaves those of an earlier build as they
 * are.
 */
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

async function findDocument(
  _source: unknown,
  args: { path: string; fields?: string[] },
  context: ResolverContext,
  info: GraphQLResolveInfo,
) {
  const [kind, ...folders] = args.path.split('/');
  const name = folders.join('/');
  const filter = { kind: { eq: kind }, name: { eq: name } };
  const { data } = await context.nodeModel.findOne({ type: nodeType, query: { filter } });
  return withPhotoFiles(pickFieldsOf(data, args.fields), photoFilesOf(context, info));
}

async function listDocuments(
  _source: unknown,
  { kind, fields }: { kind: string; fields?: string[] },
  context: ResolverContext,
  info: GraphQLResolveInfo,
) {
  const query = { filter: { kind: { eq: kind } }, sort: { fields: ['name'], order: ['ASC'] } };
  const { entries } = await context.nodeModel.findAll({ type: nodeType, query });
  const documents = Array.from(entries, ({ data }) => data);
  documents.sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  return withPhotoFiles(pickFields(documents, fields), photoFilesOf(context, info));
}
