import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentFile } from '../../src/content-model/types';
import { readDrawn, readPhones } from './drawn-files';
import { renderPage } from './render-page';

/** What a person can press on a page: in a preview it leads nowhere. */
const pressable = 'a[href], button, input, select, textarea';

/**
 * Draws the home of a city into a document of its own, as visitors will see it; gives false where the content has errors.
 * Takes all content with the city's own file.
 */
export async function drawCity(
  page: Document,
  files: readonly ContentFile[],
  slug: string,
): Promise<boolean> {
  const { content } = checkContent(files);
  const [{ drawings, poster }, phones = {}] = await Promise.all([readDrawn(), readPhones()]);
  if (!content || !poster) return false;
  const html = renderPage(`cities/${slug}.json`, content, { drawings, poster }, { city: slug, phones });
  const styles = page.createElement('link');
  Object.assign(styles, { rel: 'stylesheet', href: '/admin/preview.css' });
  page.head.replaceChildren(styles);
  // React has made this HTML from checked content, and escapes texts.
  page.body.innerHTML = html;
  for (const element of page.querySelectorAll(pressable)) {
    element.removeAttribute('href');
    element.setAttribute('tabindex', '-1');
  }
  return true;
}
