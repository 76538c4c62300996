import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { contentDir } from './src/content-model/content-dir';
import { listWarnings } from './src/content-model/content-notices';
import { listCityPages } from './src/content-model/city-pages';
import { loadContent } from './src/content-model/load-content';
import { parseContentFile } from './src/content-model/parse-file';
import { ContentError } from './src/content-model/problem';
import { readContentFiles } from './src/content-model/read-content';
import { readTrackingPhones } from './src/content-model/tracking-phones';
import type { City, ContentFile } from './src/content-model/types';
import { drawings, filmPoster } from './src/drawings/registry';
import { scenes } from './src/drawings/scenes';
import { skylineFor } from './src/drawings/skylines';
import { writeSitemap } from './src/seo/write-sitemap';
import { writeSiteIcons } from './src/social-images/write-site-icons';
import { writeSocialImages } from './src/social-images/write-social-images';
import { drawFor, writeDrawings, type DrawingFile } from './src/drawings/write-drawings';

const nodeType = 'ContentFile';

type NodeTools = Pick<SourceNodesArgs, 'actions' | 'createNodeId' | 'createContentDigest'>;
/** The part of Gatsby's data layer that a resolver is handed. */
type ResolverContext = {
  nodeModel: {
    findOne(query: object): Promise<ContentNode>;
    findAll(query: object): Promise<{ entries: Iterable<ContentNode> }>;
  };
};
type ContentNode = { kind: string; name: string; data: Record<string, unknown> };

function createContentNode(file: ContentFile, tools: NodeTools): void {
  const { document } = parseContentFile(file.path, file.source);
  // What is wrong with a file is said once, for all files, in createPages.
  if (document) createDocumentNode(document, tools);
}

function createDocumentNode(
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

/** The checked brand, unless its file is wrong, which createPages tells. */
function findBrand(files: ContentFile[]) {
  const file = files.find((candidate) => candidate.path === 'site/brand.json');
  const document = file && parseContentFile(file.path, file.source).document;
  return document?.kind === 'site' && document.name === 'brand' ? document.data : undefined;
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    `type ${nodeType} implements Node @dontInfer { kind: String!, name: String!, data: JSON! }`,
  );
};

let drawingFiles: Record<string, DrawingFile> = {};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (tools) => {
  const files = readContentFiles(contentDir());
  for (const file of files) createContentNode(file, tools);
  const brand = findBrand(files);
  if (!brand) return;
  drawingFiles = writeDrawings(drawings, brand, path.resolve('public'));
  // Each skyline is shown on its own city's home alone, which is given it.
  const shared = Object.fromEntries(Object.keys(scenes).map((name) => [name, drawingFiles[name]]));
  createDocumentNode({ kind: 'site', name: 'drawings', data: shared }, tools);
  const { actions, createNodeId, cache } = tools;
  const buffer = await sharp(Buffer.from(drawFor(brand, filmPoster)))
    .png()
    .toBuffer();
  const poster = { buffer, name: 'film-poster', ext: '.png', cache, createNodeId };
  await createFileNodeFromBuffer({ ...poster, createNode: actions.createNode });
};

/** While the site is being edited: a changed file is read again. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, ...tools }) => {
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'content') return;
  const source = readFileSync(String(node.absolutePath), 'utf8');
  createContentNode({ path: String(node.relativePath), source }, tools);
};

/** `contentDocument(path: "pages/home")` and `contentDocuments(kind: "services")` give checked documents. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    Query: {
      contentDocument: {
        type: 'JSON!',
        args: { path: 'String!' },
        resolve: async (_source: unknown, args: { path: string }, context: ResolverContext) => {
          const [kind, name] = args.path.split('/');
          const filter = { kind: { eq: kind }, name: { eq: name } };
          const { data } = await context.nodeModel.findOne({ type: nodeType, query: { filter } });
          return data;
        },
      },
      contentDocuments: {
        type: '[JSON!]!',
        args: { kind: 'String!', fields: '[String!]' },
        resolve: async (
          _source: unknown,
          args: { kind: string; fields?: string[] },
          context: ResolverContext,
        ) => {
          const query = { filter: { kind: { eq: args.kind } }, sort: { fields: ['name'], order: ['ASC'] } };
          const { entries } = await context.nodeModel.findAll({ type: nodeType, query });
          const documents = Array.from(entries, ({ data }) => data);
          documents.sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
          const { fields } = args;
          if (!fields) return documents;
          return documents.map((data) => Object.fromEntries(fields.map((field) => [field, data[field]])));
        },
      },
    },
  });
};

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  try {
    const content = loadContent(contentDir());
    for (const warning of listWarnings(content)) reporter.warn(warning);
    const skylineOf = ({ slug, badgeGroup }: City): DrawingFile =>
      drawingFiles[skylineFor(slug, badgeGroup)] as DrawingFile;
    const phones = await readTrackingPhones(content.cities, (warning) => reporter.warn(warning));
    for (const { path: pagePath, template, context } of listCityPages(content, phones, skylineOf)) {
      actions.createPage({
        path: pagePath,
        component: path.resolve(`src/templates/${template}.tsx`),
        context,
      });
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
  }
};

/** What the site shows of itself elsewhere; while it is being edited nobody shares it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const content = loadContent(contentDir());
  const publicDir = path.resolve('public');
  await writeSiteIcons({ content, publicDir });
  await writeSocialImages({ content, publicDir });
  writeSitemap({ content, contentDir: contentDir(), publicDir });
};

type CssLoader = { options?: { modules?: { localIdentName?: string } } };
type WebpackConfig = {
  plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  module?: { rules?: { oneOf?: { use?: CssLoader[] }[] }[] };
};

/**
 * CSS Modules do not depend on their order, about which the plugin would warn for every pair of pages. Their class
 * names are in every page's markup and styles: short where they are built.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = getConfig() as WebpackConfig;
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options)
      plugin.options.ignoreOrder = true;
  }
  const loaders = (config.module?.rules ?? []).flatMap(({ oneOf }) =>
    (oneOf ?? []).flatMap(({ use }) => use ?? []),
  );
  for (const { options } of loaders) {
    if (options?.modules?.localIdentName && !stage.startsWith('develop'))
      options.modules.localIdentName = '[hash:base64:5]';
  }
  actions.replaceWebpackConfig(config);
};
