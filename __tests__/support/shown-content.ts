import type { Content } from '../../src/content-model/types';
import { brandContent } from './brand-fixture';

let shown = brandContent;

/** What the pages and components of a test find as the site's content: that of the fixture's brand, if no other was put there. */
export function shownContent(): Content {
  return shown;
}

/** Puts other content in its place, for the rest of the file's tests. */
export function showContent(content: Content): void {
  shown = content;
}
