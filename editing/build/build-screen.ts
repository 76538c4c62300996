import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { findBrand } from '../../src/content-model/reading/find-brand';
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

type Options = {
  outDir: string;
  contentDir: string;
  settings: ScreenSettings;
};

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

/** The scripts and styles as they were built last, in base64, with the sources that they were built from. */
type Bundle = { sources: string[]; hash: string; files: Record<string, string> };

function hashOf(sources: string[]): string {
  const hash = createHash('sha256').update(knownDrawings);
  for (const file of ['editing/build/build-screen.ts', ...sources])
    hash.update(file).update(existsSync(file) ? readFileSync(file) : '');
  return hash.digest('hex');
}

function readBundle(file: string): Bundle | undefined {
  if (!existsSync(file)) return undefined;
  const cached = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
  return hashOf(cached.sources) === cached.hash ? cached : undefined;
}

async function makeBundle(file: string): Promise<Bundle> {
  const outdir = path.resolve('bundle');
  const { metafile, outputFiles } = await build({
    entryPoints: {
      screen: path.join(here, 'screen/screen.ts'),
      'site-marks': path.join(here, 'screen/site-marks.ts'),
    },
    outdir,
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.woff2': 'file', '.ttf': 'file' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      INLINED_REDIRECT: '""',
      INLINED_OFFER: '""',
    },
    plugins: [standIns],
    logLevel: 'warning',
    legalComments: 'none',
  });
  const sources = Object.keys(metafile.inputs);
  const files = outputFiles.map((each) => [
    path.basename(each.path),
    Buffer.from(each.contents).toString('base64'),
  ]);
  const bundle = { sources, hash: hashOf(sources), files: Object.fromEntries(files) as Bundle['files'] };
  mkdirSync(path.dirname(file), { recursive: true });
  // Another process may read it meanwhile.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(bundle));
  renameSync(`${file}.${process.pid}`, file);
  return bundle;
}

/** Builds the editing screen into a folder for any static host: /admin/ and the files that its previews show. */
export async function buildScreen({ outDir, contentDir, settings }: Options): Promise<void> {
  const cacheDir = '.local/editing/fetched';
  const decap = fetchDecap(cacheDir);
  const cached = path.join(cacheDir, 'bundle.json');
  const bundle = readBundle(cached) ?? (await makeBundle(cached));
  const admin = path.join(outDir, 'admin');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  for (const [name, bytes] of Object.entries(bundle.files))
    writeFileSync(path.join(admin, name), bytes, 'base64');
  // The preview's own document loads the site's styles.
  copyFileSync(path.join(admin, 'screen.css'), path.join(admin, 'preview.css'));
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
  await writeContent({ outDir, admin, contentDir });
  writeFileSync(path.join(admin, 'translated-from.json'), JSON.stringify(await translatedFrom(contentDir)));
}

type Written = { outDir: string; admin: string; contentDir: string };

/** Writes the content for the screen's checks and previews; content with errors is part of it, so that staff can fix it. */
async function writeContent({ outDir, admin, contentDir }: Written): Promise<void> {
  const files = readContentFiles(contentDir);
  writeFileSync(path.join(admin, 'content.json'), JSON.stringify(files));
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
