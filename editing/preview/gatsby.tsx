import type { Content } from '../../src/content-model/types';
import { answerQuery, type DrawnFiles } from '../../src/content-model/gatsby/content-query';

/** Replaces Gatsby in a preview: the edited content answers queries. */
let current: { content: Content; drawn: DrawnFiles } | undefined;

export function showContent(content: Content, drawn: DrawnFiles): void {
  current = { content, drawn };
}

export const graphql = (query: TemplateStringsArray): string => query.join('');

export function useStaticQuery(query: string): Record<string, unknown> {
  if (!current) throw new Error('A preview is rendered before it has content.');
  return answerQuery(query, current.content, current.drawn);
}
