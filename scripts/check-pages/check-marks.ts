import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from './built-pages';
import type { PageError } from './page-error';

/** As @vercel/stega hides a text; four of these in a row are in no text that a person has written. */
const hidden = /[\u200b-\u200d\ufeff]{4}/;
const script = '/admin/site-marks.js';

const isMarked = (text: string): boolean => hidden.test(text) || text.includes(script);

/**
 * Reports what only the site beside the editing screen has: the marks in its texts and the script that reads them. Looks
 * at every page, and at the data and scripts that Gatsby puts beside them.
 */
export function checkMarks(publicDir: string, pages: Pick<BuiltPage, 'address' | 'html'>[]): PageError[] {
  const beside = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ address: path.relative(publicDir, file), html: readFileSync(file, 'utf8') }));
  return [...pages, ...beside]
    .filter(({ html }) => isMarked(html))
    .map(({ address }) => ({
      page: address,
      element: '(the page)',
      wrong: 'There are marks of the editing screen in it.',
      fix: 'Delete public/ and .cache/ and build again.',
    }));
}
