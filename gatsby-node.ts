import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { listWarnings } from './src/content-model/notices/content-notices';
import { contentsOf, linkLanguages, listPages } from './src/content-model/gatsby/site-pages';
import { askForPhotos, withPhotosOfPages } from './src/content-model/gatsby/photographs';
import {
  createContentNodes,
  createContentResolvers,
  createContentTypes,
  createDocumentNode,
  type NodeTools,
} from './src/content-model/gatsby/data-layer';
import { findBrand, parseOnce } from './src/content-model/reading/parse-file';
import { baseLanguage } from './src/shared/site/languages';
import { filesShownIn, listLanguages } from './src/content-model/checks/check-translations';
import { editingScreenUrl } from './src/content-model/gatsby/marks';
import { markContent } from './src/content-model/gatsby/mark-texts';
import { loadContent } from './src/content-model/checks/load-content';
import { publishPicture, publishPictures } from './src/content-model/reading/media-files';
import { mediaFolder } from './src/content-model/reading/media-kinds';
import { InvalidContentError } from './src/content-model/content-error';
import { contentDir, readContentFiles } from './src/content-model/reading/read-content';
import { campaignPhones, withoutLeftOut } from './src/content-model/reading/samples';
import { originalsOf } from './src/content-model/reading/translation-names';
import { readTrackingPhones } from './src/content-model/gatsby/tracking-phones';
import type { City, Content, ContentFile, ContentFiles, Site } from './src/content-model/types';
import { readDrawing } from './art/drawings/read-drawings';
import { scenes } from './art/drawings/scenes';
import { skylineFor, skylinesOf } from './art/drawings/skylines';
import { drawFor, inlineDrawing, writeDrawings, writeThumbnails } from './art/drawings/write-drawings';
import type { DrawingFile } from './src/shared/site/drawing-file';
import { writePostalAreas } from './src/content-model/gatsby/postal-areas/write-postal-areas';
import { cleanPublic } from './src/build/clean-public';
import { setMeasuring } from './src/content-model/gatsby/measuring-settings';
import { writeHaulFile } from './src/content-model/gatsby/write-haul-file';
import { writeIslands, writeOutboxWorker } from './src/build/browser-scripts';
import { writeSitemap } from './src/content-model/gatsby/sitemap/write-sitemap';
import { writeSiteIcons } from './art/social-images/write-site-icons';
import { writeSocialImages } from './art/social-images/write-social-images';
import {
  compileStylesFor,
  compileWithEsbuild,
  defineScripts,
  ignoreOrderOfStyles,
  renderAgainWithNewStyles,
  renderWithOwnFetch,
  shareClassNames,
  writeStylesOnly,
  type WebpackConfig,
} from './src/build/webpack';

const publicDir = path.resolve('public');
const isDevelopment = process.env.NODE_ENV !== 'production';
/** The files of the content, which a build reads once. */
let files: ContentFile[] | undefined;
let content: Content | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createContentTypes;
export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

function publishHaul(from: ContentFiles, tools: NodeTools): void {
  const brand = findBrand(from);
  if (!brand) return;
  const truck = drawFor(brand, readDrawing('drawings/load-in-pieces'));
  for (const language of [baseLanguage, ...listLanguages(from)]) {
    const written = writeHaulFile(filesShownIn(language, from), truck, publicDir);
    if (written) createDocumentNode({ kind: 'site', name: 'haul-file', language, data: written }, tools);
  }
}

export const sourceNodes: GatsbyNode['sourceNodes'] = async (tools) => {
  publishPictures(contentDir(), publicDir);
  files = readContentFiles(contentDir());
  createContentNodes(files, tools);
  const searchFiles = { areasFolder: writePostalAreas(publicDir) };
  createDocumentNode({ kind: 'site', name: 'search-files', data: searchFiles }, tools);
  const campaigns = originalsOf(files).flatMap((file) => {
    const { document } = parseOnce(file);
    return document?.kind === 'campaigns' ? [document.data] : [];
  });
  createDocumentNode({ kind: 'site', name: 'campaign-phones', data: campaignPhones(campaigns) }, tools);
  const brand = findBrand(files);
  if (!brand) return;
  const scenesDrawn = writeDrawings(scenes, brand, publicDir);
  await writeThumbnails(scenesDrawn, publicDir);
  createDocumentNode({ kind: 'site', name: 'drawings', data: scenesDrawn }, tools);
  const filmPoster = inlineDrawing(readDrawing('drawings/film-poster'), brand);
  createDocumentNode({ kind: 'site', name: 'film-poster', data: filmPoster }, tools);
  publishHaul(files, tools);
};

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, ...tools }) => {
  if (!isDevelopment || node.internal.type !== 'File') return;
  const file = String(node.relativePath);
  if (node.sourceInstanceName === mediaFolder)
    publishPicture(contentDir(), path.posix.join(mediaFolder, file), publicDir);
  if (node.sourceInstanceName !== 'content') return;
  const source = readFileSync(String(node.absolutePath), 'utf8');
  // At the start each file is announced, which all have their nodes by then.
  if (!files || files.find(({ path: known }) => known === file)?.source === source) return;
  files = [...files.filter(({ path: known }) => known !== file), { path: file, source }];
  createContentNodes(files, tools);
  if (file.startsWith('site/haul.')) publishHaul(files, tools);
};

function inlineFirstStep({ steps, brand }: Site): DrawingFile | undefined {
  const drawing = scenes[steps.items[0]?.drawing ?? ''];
  return drawing && inlineDrawing(drawing, brand);
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter, graphql }) => {
  try {
    content = loadContent(contentDir(), isDevelopment ? undefined : files);
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    reporter.panicOnBuild(error.message);
    // In development mode the pages keep the last content without errors.
    if (!content) return;
  }
  setMeasuring(content);
  for (const warning of listWarnings(content)) reporter.warn(warning);
  const skylines = writeDrawings(skylinesOf(content.cities), content.site.brand, publicDir);
  const skylineOf = ({ slug, badgeGroup }: City): DrawingFile =>
    skylines[skylineFor(slug, badgeGroup)] as DrawingFile;
  const phones = await readTrackingPhones(content.cities, (warning) => reporter.warn(warning));
  const asked = await askForPhotos(graphql);
  const pages = contentsOf(content).flatMap((each) => {
    const shown = editingScreenUrl() === undefined ? each : markContent(each);
    const photographed = withPhotosOfPages(withoutLeftOut(shown), asked);
    return listPages(photographed, phones, { skylineOf, firstStep: inlineFirstStep(each.site) });
  });
  for (const page of linkLanguages(pages, content)) {
    const context = { ...page.context, kind: path.basename(page.component) };
    actions.createPage({ ...page, context, component: path.resolve(`${page.component}.tsx`) });
  }
};

/** Removes files that no page needs any more, and writes the worker, sitemap, icons and social images. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNodesByType }) => {
  if (!content) return;
  const digests = getNodesByType('File').map(({ internal }) => internal.contentDigest);
  cleanPublic(publicDir, new Set(digests));
  await writeSiteIcons({ content, publicDir });
  await writeSocialImages({ content, contentDir: contentDir(), publicDir });
  writeOutboxWorker(publicDir);
  writeSitemap({ content, contentDir: contentDir(), publicDir });
};

/** The entry of the islands, which are written once the settings of the build are known. */
let entry = '';

export const onPreBuild: GatsbyNode['onPreBuild'] = async () => {
  entry = await writeIslands(publicDir);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = getConfig() as WebpackConfig;
  compileStylesFor(config);
  defineScripts(config, entry);
  ignoreOrderOfStyles(config);
  if (!stage.startsWith('develop')) {
    shareClassNames(config);
    compileWithEsbuild(config, stage);
  }
  if (stage === 'build-javascript') writeStylesOnly(config);
  if (stage.endsWith('html')) renderWithOwnFetch(config);
  if (stage === 'build-html') renderAgainWithNewStyles(config);
  actions.replaceWebpackConfig(config);
};
