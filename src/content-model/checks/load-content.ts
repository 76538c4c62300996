import path from 'node:path';
import { checkContent } from './check-content';
import { listMediaFiles } from '../reading/media-files';
import { InvalidContentError } from '../content-error';
import { readContentFiles } from '../reading/read-content';
import type { ContentFiles } from '../types';

/** Checks the content folder, and against the live files, where they are given; throws one InvalidContentError with every error. */
export function loadContent(contentDir: string, files = readContentFiles(contentDir), live?: ContentFiles) {
  const { content, errors } = checkContent(files, { media: listMediaFiles(contentDir), live });
  if (!content) throw new InvalidContentError(errors, asTyped(contentDir));
  return content;
}

/** Gives the short path of a folder inside the project, as an editor would type it. */
function asTyped(contentDir: string): string {
  const short = path.relative('.', contentDir);
  return short === '' || short.startsWith('..') ? contentDir : short;
}
