import type { Content } from '../../src/content-model/types';
import { readDrawn, readPhones } from './drawn-files';
import { openQuestion } from './open-question';
import { citiesFor, type Edited, ownCityOf, renderPage } from './render-page';

/**
 * Gives the document of the page that shows an entry, as visitors will see it, in which nothing can be pressed; undefined
 * where the brand could not be drawn.
 */
export async function drawPage(edited: Edited, content: Content): Promise<string | undefined> {
  const [{ drawings, poster } = {}, phones = {}] = await Promise.all([readDrawn(), readPhones()]);
  if (!drawings || !poster) return undefined;
  const { path, data } = edited;
  const city = ownCityOf(edited, content) ?? citiesFor(path, content)[0]?.slug;
  const page = document.createElement('template');
  page.innerHTML = renderPage(path, content, { drawings, poster }, { city, phones });
  openQuestion(page.content, data.question);
  return `<!doctype html><html lang="${content.site.words.language}"><title>The page</title>
    <link rel="stylesheet" href="/admin/preview.css"><body><div inert>${page.innerHTML}</div></body></html>`;
}
