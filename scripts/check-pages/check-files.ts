import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reservedSlugs } from '../../src/shared/site/reserved-slugs';
import type { BuiltPage } from './built-pages';
import type { PageError } from './page-error';

/** As @vercel/stega hides a text, or the script that reads it; four of these characters in a row nobody has written. */
const mark = /[\u200b-\u200d\ufeff]{4}|\/admin\/site-marks\.js/;

/** Reports what only the site beside the editing screen has: marks, in pages and in the data and scripts beside them. */
export function checkMarks(publicDir: string, pages: Pick<BuiltPage, 'address' | 'html'>[]): PageError[] {
  const beside = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|json)$/.test(file))
    .map((file) => ({ address: file, html: readFileSync(path.join(publicDir, file), 'utf8') }));
  return [...pages, ...beside]
    .filter(({ html }) => mark.test(html))
    .map(({ address }) => ({
      page: address,
      element: '(the page)',
      wrong: 'There are marks of the editing screen in it.',
      fix: 'Delete public/ and .cache/ and build again.',
    }));
}

/** What a page, a browser or a search engine asks for, and the pieces from which Gatsby joins pages in a later build. */
const decided =
  /\.(html|txt|xml|png|svg|ico|webmanifest)$|^(outbox-worker\.js|(app-data|site-version)\.json|_gatsby)$/;

/**
 * Reports what is at the top of a build, or among the data of its pages, without a decision: a folder whose name a city
 * could take, or a file that nobody asks for. What is in static/ is there on purpose.
 */
export function checkShipped(publicDir: string, cities: readonly string[]): PageError[] {
  const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const known = [...reservedSlugs, ...cities, ...namesIn('static')];
  return ['', 'page-data'].flatMap((folder) =>
    namesIn(path.join(publicDir, folder))
      .filter((name) => !known.includes(name) && !decided.test(name))
      .map((name) => ({
        page: `/${path.posix.join(folder, name)}`,
        element: '(a file or folder)',
        wrong: 'is served to everyone, though nobody has decided it',
        fix:
          'Take it out in src/build/keep-build-files.ts. Or allow a file in scripts/check-pages/check-files.ts, and ' +
          'name a folder in src/shared/site/reserved-slugs.ts, so that no city takes its address.',
      })),
  );
}
