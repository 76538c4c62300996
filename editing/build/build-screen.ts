import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildResult, type Plugin } from 'esbuild';
import { findBrand } from '../../src/content-model/reading/parse-file';
import { publishPictures } from '../../src/content-model/reading/media-files';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { readDrawing, type Drawing } from '../../art/drawings/read-drawings';
import { scenes } from '../../art/drawings/scenes';
import { skylines } from '../../art/drawings/skylines';
import { writeDrawings, writeThumbnails } from '../../art/drawings/write-drawings';
import type { DrawingFile } from '../../src/shared/site/drawing-file';
import { writeTabIcon } from '../../art/social-images/write-site-icons';
import { translatedFrom } from '../server/translated-from';
import type { ScreenSettings } from '../config/screen-config';
import { fetchDecap } from './fetch-decap';
import { screenPolicy } from './screen-settings';

type Options = { outDir: string; contentDir: string; settings: ScreenSettings };

const here = path.resolve('editing');
/** The screen shows finished drawings and needs to know only which there are. */
const named = (drawings: object) => Object.fromEntries(Object.keys(drawings).map((name) => [name, {}]));
const knownDrawings = JSON.stringify({ scenes: named(scenes), skylines: named(skylines) });

/** Replaces the parts of Gatsby and Node that the site's code imports, because a browser has neither. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(here, 'preview/gatsby.tsx') }));
    onLoad({ filter: /art\/drawings\/read-drawings\.ts$/ }, () => ({
      contents: `const known = ${knownDrawings}; export const readDrawings = (folder) => known[folder];`,
    }));
  },
};

let bundled: Promise<BuildResult<{ write: false }>> | undefined;

/** Writes the scripts of the screen, and the site's styles, which the preview's own document loads; bundles them once. */
async function writeBundle(outdir: string): Promise<void> {
  bundled ??= build({
    entryPoints: {
      screen: path.join(here, 'screen/screen.ts'),
      'site-marks': path.join(here, 'screen/site-marks.ts'),
    },
    outdir: 'admin',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.woff2': 'file', '.ttf': 'file' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', INLINED: '{}' },
    plugins: [standIns],
    logLevel: 'warning',
    legalComments: 'none',
  });
  for (const { path: file, contents } of (await bundled).outputFiles)
    writeFileSync(path.join(outdir, path.basename(file).replace('screen.css', 'preview.css')), contents);
}

/** Builds the editing screen into a folder for any static host: /admin/ and the files that its previews show. */
export async function buildScreen({ outDir, contentDir, settings }: Options): Promise<void> {
  const decap = fetchDecap('.local/editing/fetched');
  const admin = path.join(outDir, 'admin');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  await writeBundle(admin);
  for (const name of ['before.js', 'screen.css', 'decap.css', 'staff.css'])
    copyFileSync(path.join(here, 'screen', name), path.join(admin, name));
  copyFileSync(decap, path.join(admin, 'decap-cms.js'));
  // `<` must not end the script element with the settings.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const page = readFileSync(path.join(here, 'screen/index.html'), 'utf8');
  writeFileSync(
    path.join(admin, 'index.html'),
    page
      .replace('id="settings">', () => `id="settings">${json}`)
      .replace('<meta charset="utf-8" />', (charset) => charset + screenPolicy(settings)),
  );
  await writeContent(outDir, contentDir);
}

/** Writes the content for the screen's checks and previews; content with errors is part of it, so that staff can fix it. */
async function writeContent(outDir: string, contentDir: string): Promise<void> {
  const admin = path.join(outDir, 'admin');
  const files = readContentFiles(contentDir);
  writeFileSync(path.join(admin, 'content.json'), JSON.stringify(files));
  writeFileSync(path.join(admin, 'translated-from.json'), JSON.stringify(await translatedFrom(contentDir)));
  const brand = findBrand(files);
  if (brand) writeTabIcon(brand, outDir);
  // Without a readable brand there are no colours to draw with; the previews then wait until it is corrected.
  const draw = (drawings: Record<string, Drawing>): Record<string, DrawingFile> =>
    brand ? writeDrawings(drawings, brand, outDir) : {};
  const drawnScenes = draw(scenes);
  await writeThumbnails(drawnScenes, outDir);
  const { poster, ...drawnSkylines } = draw({ ...skylines, poster: readDrawing('drawings/film-poster') });
  const drawings = { ...drawnScenes, ...drawnSkylines };
  writeFileSync(path.join(admin, 'drawings.json'), JSON.stringify({ drawings, poster }));
  publishPictures(contentDir, outDir);
  writeFileSync(path.join(outDir, 'index.html'), '<meta http-equiv="refresh" content="0; url=/admin/" />\n');
}
