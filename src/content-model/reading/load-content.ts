import path from 'node:path';
import { checkContent } from '../checks/check-content';
import { listMediaFiles } from './media-files';
import { ContentError } from '../content-error';
import { readContentFiles } from './read-content';
import type { Content } from '../types';

/** Reads and checks the content folder; throws one ContentError that names every problem in it. */
export function loadContent(contentDir: string): Content {
  const files = readContentFiles(contentDir);
  const { content, problems } = checkContent(files, { media: listMediaFiles(contentDir) });
  if (!content) throw new ContentError(problems, asTyped(contentDir));
  return content;
}

/** A folder inside the project by its short name, as an editor would type it. */
function asTyped(contentDir: string): string {
  const short = path.relative('.', contentDir);
  return short === '' || short.startsWith('..') ? contentDir : short;
}
