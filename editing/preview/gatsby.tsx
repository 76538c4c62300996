import type { AnchorHTMLAttributes } from 'react';
import type { Content } from '../../src/content-model/types';
import { answerQuery, type DrawnFiles } from '../../src/content-model/gatsby/answer-query';

/** Replaces Gatsby in a preview: links lead nowhere, and the edited content answers queries. */
let current: { content: Content; drawn: DrawnFiles } | undefined;

export function showContent(content: Content, drawn: DrawnFiles): void {
  current = { content, drawn };
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

export function Link({ to, children, className, 'aria-label': label }: LinkProps) {
  return (
    <a href={to} className={className} aria-label={label}>
      {children}
    </a>
  );
}

export const navigate = (): Promise<void> => Promise.resolve();

export const graphql = (query: TemplateStringsArray): string => query.join('');

export function useStaticQuery(query: string): Record<string, unknown> {
  if (!current) throw new Error('A preview is rendered before it has content.');
  return answerQuery(query, current.content, current.drawn);
}
