import type { Content } from '../../src/content-model/types';
import type { DrawingFile } from '../../src/domain/drawing-file';

/** Where the drawings of the brand are served. */
export type DrawnFiles = { drawings: Record<string, DrawingFile>; poster: DrawingFile };

/** Answers the site's queries from checked content, without Gatsby (its data layer is src/content-model/data-layer). */
export function answerQuery(
  query: string,
  content: Content,
  { drawings, poster }: DrawnFiles,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [, alias = '', path = ''] of query.matchAll(/(\w+): contentDocument\(path: "([^"]+)"/g)) {
    const [kind = '', name = ''] = path.split('/');
    result[alias] = (content as unknown as Record<string, Record<string, unknown>>)[kind]?.[name];
  }
  for (const [, alias = '', kind = ''] of query.matchAll(/(\w+): contentDocuments\(\s*kind: "([^"]+)"/g)) {
    result[alias] = content[kind as keyof Content];
  }
  if (query.includes('site/drawings')) result.drawings = drawings;
  if (query.includes('film:')) result.film = { nodes: [] };
  if (query.includes('poster:')) result.poster = poster;
  return result;
}
