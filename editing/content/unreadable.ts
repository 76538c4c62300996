import { withoutByteOrderMark } from '../../src/content-model/reading/file-text';
import { parseContentFile } from '../../src/content-model/reading/parse-file';
import type { ContentError } from '../../src/content-model/content-error';
import { wholeFile } from '../../src/content-model/content-error';
import type { ContentFile } from '../../src/content-model/types';
import { splitFrontMatter } from '../../src/content-model/reading/front-matter';
import { parse } from 'yaml';

/** Gives the error that keeps a form from showing a file, such as a missing comma; undefined for a readable file. */
export function findUnreadable({ path, source }: ContentFile): ContentError | undefined {
  if (isReadable(path, source)) return undefined;
  const [error] = parseContentFile(path, source).errors;
  return error ?? { file: path, field: wholeFile, found: 'a file that cannot be read', expected: 'content' };
}

function isReadable(path: string, source: string): boolean {
  try {
    if (path.endsWith('.md')) {
      const parts = splitFrontMatter(source);
      return typeof parts !== 'string' && typeof parse(parts.frontMatter) === 'object';
    }
    return typeof JSON.parse(withoutByteOrderMark(source)) === 'object';
  } catch {
    return false;
  }
}
