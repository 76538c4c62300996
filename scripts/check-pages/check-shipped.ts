import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reservedSlugs } from '../../src/shared/site/reserved-slugs';
import type { PageError } from './page-error';

/** What a page, a browser or a search engine asks for, and the pieces from which Gatsby joins pages in a later build. */
const decided = /\.(html|js|css|txt|xml|png|svg|ico|webmanifest)$|^(app-data|site-version)\.json$|^_gatsby$/;

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
          'Take it out in src/build/keep-build-files.ts. Or allow a file in scripts/check-pages/check-shipped.ts, and ' +
          'name a folder in src/shared/site/reserved-slugs.ts, so that no city takes its address.',
      })),
  );
}
