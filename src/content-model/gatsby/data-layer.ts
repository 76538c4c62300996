import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import { parseOnce } from '../reading/parse-once';
import type { ContentFile } from '../types';
import { pickFields } from './content-query';

const nodeType = 'ContentFile';

export type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;
/** The part of Gatsby's data layer that a resolver gets. */
type ResolverContext = {
  nodeModel: {
    findOne(query: object): Promise<ContentNode>;
    findAll(query: object): Promise<{ entries: Iterable<ContentNode> }>;
  };
};
type ContentNode = { kind: string; name: string; data: Record<string, unknown> };

/** Gives a content file to Gatsby. Leaves out one with errors: the build reports all errors once, when it makes pages. */
export function createContentNode(file: ContentFile, tools: NodeTools): void {
  const { document } = parseOnce(file);
  if (document) createDocumentNode(document, tools);
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
      contentDocument: { type: 'JSON!', args: { path: 'String!' }, resolve: findDocument },
      contentDocuments: {
        type: '[JSON!]!',
        args: { kind: 'String!', fields: '[String!]' },
        resolve: listDocuments,
      },
    },
  });
}

async function findDocument(_source: unknown, args: { path: string }, context: ResolverContext) {
  const [kind, name] = args.path.split('/');
  const filter = { kind: { eq: kind }, name: { eq: name } };
  const { data } = await context.nodeModel.findOne({ type: nodeType, query: { filter } });
  return data;
}

async function listDocuments(
  _source: unknown,
  { kind, fields }: { kind: string; fields?: string[] },
  context: ResolverContext,
) {
  const query = { filter: { kind: { eq: kind } }, sort: { fields: ['name'], order: ['ASC'] } };
  const { entries } = await context.nodeModel.findAll({ type: nodeType, query });
  const documents = Array.from(entries, ({ data }) => data);
  documents.sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  return pickFields(documents, fields);
}
