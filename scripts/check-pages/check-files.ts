import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/content-model/reading/read-content';
import { reservedSlugs } from '../../src/shared/site/reserved-slugs';
import { errorAt, type PageError } from './pages';

/** As @vercel/stega hides a text, or the script that reads it; four of these characters in a row nobody has written. */
const mark = /[\u200b-\u200d\ufeff]{4}|\/admin\/site-marks\.js/;

/** Reports what only the site beside the editing screen has: marks, in pages and in the data and scripts beside them. */
export const checkMarks = (publicDir: string): PageError[] =>
  listFiles(publicDir, '')
    .filter((file) => /\.(html|js|json)$/.test(file))
    .filter((file) => mark.test(readFileSync(path.join(publicDir, file), 'utf8')))
    .map((address) =>
      errorAt({ address }, 'has marks of the editing screen: delete public/ and .cache/ and build again'),
    );

/** What a page, a browser or a search engine asks for, and the pieces from which Gatsby joins pages in a later build. */
const decided =
  /\.(html|txt|xml|png|svg|ico|webmanifest)$|^(outbox-worker\.js|(app-data|site-version)\.json|_gatsby)$/;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const undecided =
  'is served to everyone, though nobody has decided it: take it out in src/build/clean-public.ts, or allow a file ' +
  'in scripts/check-pages/check-files.ts, or name a folder in src/shared/site/reserved-slugs.ts';

/** What is in static/ is there on purpose. In what else is at the top of a build, a city could have the same name. */
export function checkShipped(publicDir: string, ofContent: readonly string[]): PageError[] {
  const known = [...reservedSlugs, ...ofContent, ...namesIn('static')];
  return ['', 'page-data'].flatMap((folder) =>
    namesIn(path.join(publicDir, folder))
      .filter((name) => !known.includes(name) && !decided.test(name))
      .map((name) => errorAt({ address: `/${path.posix.join(folder, name)}` }, undecided)),
  );
}
