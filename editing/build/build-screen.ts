import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { findBrand } from '../../src/content-model/reading/find-brand';
import { publishPictures } from '../../src/content-model/reading/media-files';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { drawings, filmPoster } from '../../art/drawings/registry';
import { writeDrawings, type DrawingFile } from '../../art/drawings/write-drawings';
import { writeTabIcon } from '../../art/social-images/write-site-icons';
import type { ScreenSettings } from '../config/screen-config';
import { fetchDecap } from './fetch-decap';

type Options = {
  outDir: string;
  contentDir: string;
  settings: ScreenSettings;
};

const here = path.resolve('editing');

/** What the site's code asks of Gatsby and of this machine, where there is neither. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(here, 'preview/gatsby.tsx') }));
    // The screen shows drawings that are drawn already: it never writes a letter of one.
    onLoad({ filter: /art\/drawings\/lettering\.ts$/ }, () => ({
      contents: "export const lettering = () => ''; export const letteringWidth = () => 0;",
    }));
  },
};

async function bundle(outDir: string): Promise<void> {
  await build({
    entryPoints: { screen: path.join(here, 'screen/screen.ts') },
    outdir: outDir,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.module.css': 'local-css', '.woff2': 'file', '.ttf': 'file' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', INLINED_REDIRECT: '""' },
    plugins: [standIns],
    logLevel: 'warning',
    legalComments: 'none',
  });
}

/** Builds the editing screen into a folder that any static host can serve: /admin/, with what its previews show. */
export async function buildScreen({ outDir, contentDir, settings }: Options): Promise<void> {
  const decap = fetchDecap('.local/editing/fetched');
  const admin = path.join(outDir, 'admin');
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(admin, { recursive: true });
  await bundle(admin);
  // The site's styles belong into the preview's own document.
  copyFileSync(path.join(admin, 'screen.css'), path.join(admin, 'preview.css'));
  for (const name of ['before.js', 'screen.css'])
    copyFileSync(path.join(here, 'screen', name), path.join(admin, name));
  copyFileSync(decap, path.join(admin, 'decap-cms.js'));
  // `<` must not end the element that the settings stand in.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const page = readFileSync(path.join(here, 'screen/index.html'), 'utf8');
  writeFileSync(
    path.join(admin, 'index.html'),
    page.replace('id="settings">', () => `id="settings">${json}`),
  );
  writeContent({ outDir, admin, contentDir });
}

type Written = { outDir: string; admin: string; contentDir: string };

/** What the screen checks and previews with; content with an error has its place on the screen as well. */
function writeContent({ outDir, admin, contentDir }: Written): void {
  const files = readContentFiles(contentDir);
  writeFileSync(path.join(admin, 'content.json'), JSON.stringify(files));
  const brand = findBrand(files);
  if (brand) writeTabIcon(brand, outDir);
  // A preview is drawn of content without an error only: without a brand there is nothing to draw with yet.
  const drawn: Record<string, DrawingFile> = brand
    ? writeDrawings({ ...drawings, poster: filmPoster }, brand, outDir)
    : {};
  const { poster, ...others } = drawn;
  writeFileSync(path.join(admin, 'drawings.json'), JSON.stringify({ drawings: others, poster }));
  publishPictures(contentDir, outDir);
  writeFileSync(path.join(outDir, 'index.html'), '<meta http-equiv="refresh" content="0; url=/admin/" />\n');
}
