import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { contentDir } from './src/content-model/content-dir';
import { listWarnings } from './src/content-model/content-notices';
import { listCityPages } from './src/content-model/city-pages';
import {
  createContentNode,
  createContentResolvers,
  createContentTypes,
  createDocumentNode,
} from './src/content-model/data-layer';
import { loadContent } from './src/content-model/load-content';
import { parseContentFile } from './src/content-model/parse-file';
import { ContentError } from './src/content-model/problem';
import { readContentFiles } from './src/content-model/read-content';
import { readTrackingPhones } from './src/content-model/tracking-phones';
import type { City, Content, ContentFile } from './src/content-model/types';
import { drawings, filmPoster } from './src/drawings/registry';
import { scenes } from './src/drawings/scenes';
import { skylineFor } from './src/drawings/skylines';
import { drawFor, writeDrawings, type DrawingFile } from './src/drawings/write-drawings';
import { writeSitemap } from './src/seo/write-sitemap';
import { writeSiteIcons } from './src/social-images/write-site-icons';
import { writeSocialImages } from './src/social-images/write-social-images';
import { allowAnyStyleOrder, shortenClassNames, type WebpackConfig } from './src/styles/webpack-styles';

let drawingFiles: Record<string, DrawingFile> = {};
let content: Content;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;
export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

/** The checked brand, unless its file is wrong, which createPages tells. */
function findBrand(files: ContentFile[]) {
  const file = files.find((candidate) => candidate.path === 'site/brand.json');
  const document = file && parseContentFile(file.path, file.source).document;
  return document?.kind === 'site' && document.name === 'brand' ? document.data : undefined;
}

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

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  try {
    content = loadContent(contentDir());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
    return;
  }
  for (const warning of listWarnings(content)) reporter.warn(warning);
  const skylineOf = ({ slug, badgeGroup }: City): DrawingFile =>
    drawingFiles[skylineFor(slug, badgeGroup)] as DrawingFile;
  const phones = await readTrackingPhones(content.cities, (warning) => reporter.warn(warning));
  for (const { path: pagePath, template, context } of listCityPages(content, phones, skylineOf)) {
    const component = path.resolve(`src/templates/${template}.tsx`);
    actions.createPage({ path: pagePath, component, context });
  }
};

/** What the site shows of itself elsewhere; while it is being edited nobody shares it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const publicDir = path.resolve('public');
  await writeSiteIcons({ content, publicDir });
  await writeSocialImages({ content, publicDir });
  writeSitemap({ content, contentDir: contentDir(), publicDir });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = getConfig() as WebpackConfig;
  allowAnyStyleOrder(config);
  if (!stage.startsWith('develop')) shortenClassNames(config);
  actions.replaceWebpackConfig(config);
};
