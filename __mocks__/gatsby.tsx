import { brandContent } from '../__tests__/support/brand-fixture';
import { answersOf } from '../src/content-model/gatsby/content-query';
import { scenes } from '../art/drawings/scenes';

/** Gatsby without its build: queries are answered from the content of the tests' own brand. */
const drawn = (name: string) => ({ src: `/drawings/${name}.svg`, width: 800, height: 600 });
const drawings = Object.fromEntries(Object.keys(scenes).map((name) => [name, drawn(name)]));
const poster = { src: 'data:image/svg+xml,%3Csvg/%3E', width: 1920, height: 640 };

export function graphql(query: TemplateStringsArray): string {
  return query.join('');
}

/** What the site says: a test may put the brand in another language here. */
export const shown = { content: brandContent };

export const useStaticQuery = () => answersOf(shown.content, { drawings, poster });
