import type { AnchorHTMLAttributes } from 'react';
import { shownContent } from '../__tests__/support/shown-content';
import { scenes } from '../art/drawings/scenes';
import type { Content } from '../src/content-model/types';

/** Gatsby without its build: links are anchors, and static queries are answered from the content that the test shows. */
const drawingNames = Object.keys(scenes);
const drawn = (name: string) => ({ src: `/drawings/${name}.svg`, width: 800, height: 600 });
const poster = { src: 'data:image/svg+xml,%3Csvg/%3E', width: 1920, height: 640 };

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; activeClassName?: string };

export function Link({ to, children, className, 'aria-label': label }: LinkProps) {
  return (
    <a href={to} className={className} aria-label={label}>
      {children}
    </a>
  );
}

export const navigate = jest.fn(() => Promise.resolve());

export function graphql(query: TemplateStringsArray): string {
  return query.join('');
}

function documentAt(content: Content, path: string): unknown {
  const [kind = '', name = ''] = path.split('/');
  const folder = (content as unknown as Record<string, Record<string, unknown>>)[kind];
  return folder?.[name];
}

export function useStaticQuery(query: string): Record<string, unknown> {
  const content = shownContent();
  const result: Record<string, unknown> = {};
  for (const [, alias = '', path = ''] of query.matchAll(/(\w+): contentDocument\(path: "([^"]+)"/g)) {
    result[alias] = documentAt(content, path);
  }
  for (const [, alias = '', kind = ''] of query.matchAll(/(\w+): contentDocuments\(\s*kind: "([^"]+)"/g)) {
    result[alias] = content[kind as keyof Content];
  }
  if (query.includes('site/drawings'))
    result.drawings = Object.fromEntries(drawingNames.map((name) => [name, drawn(name)]));
  if (query.includes('film:')) result.film = { nodes: [] };
  if (query.includes('poster:')) result.poster = poster;
  return result;
}
