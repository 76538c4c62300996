import { checkContent } from '../../src/content-model/checks/check-content';
import type { ContentFile } from '../../src/content-model/types';
import { readDrawn, readPhones } from './drawn-files';
import { renderPage } from './render-page';

/**
 * Gives the document of a city's home as visitors will see it, in which nothing can be pressed; undefined where the content
 * has errors. Takes all content with the city's own file.
 */
export async function drawCity(files: readonly ContentFile[], slug: string): Promise<string | undefined> {
  const { content } = checkContent(files);
  const [{ drawings, poster } = {}, phones = {}] = await Promise.all([readDrawn(), readPhones()]);
  if (!content || !drawings || !poster) return undefined;
  const page = renderPage(`cities/${slug}.json`, content, { drawings, poster }, { city: slug, phones });
  return `<!doctype html><html lang="en"><title>The home of the new city</title>
    <link rel="stylesheet" href="/admin/preview.css"><body><div inert>${page}</div></body></html>`;
}
