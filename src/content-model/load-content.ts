import { checkContent } from './check-content';
import { ContentError } from './problem';
import { readContentFiles } from './read-content';
import type { Content } from './types';

/** Reads and checks the content folder; throws one ContentError that names every problem in it. */
export function loadContent(contentDir: string): Content {
  const { content, problems } = checkContent(readContentFiles(contentDir));
  if (!content) throw new ContentError(problems, contentDir);
  return content;
}
