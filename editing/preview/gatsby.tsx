import type { Content } from '../../src/content-model/types';
import { answersOf, type DrawnFiles } from '../../src/content-model/gatsby/content-query';

/** Replaces Gatsby in a preview: the edited content answers any query. */
let current: ReturnType<typeof answersOf> | undefined;

export function showContent(content: Content, drawn: DrawnFiles): void {
  current = answersOf(content, drawn);
}

export const graphql = (query: TemplateStringsArray): string => query.join('');

export function useStaticQuery(): ReturnType<typeof answersOf> {
  if (!current) throw new Error('A preview is rendered before it has content.');
  return current;
}
