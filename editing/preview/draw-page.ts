import { readPublished } from '../content/content-snapshot';
import type { Content } from '../../src/content-model/types';
import { type Edited, ownCityOf, renderPage } from './render-page';
import type { DrawnFiles } from '../../src/content-model/gatsby/content-query';

/** A document in which nothing can be pressed; undefined where the brand could not be drawn. */
export async function drawPage(edited: Edited, content: Content): Promise<string | undefined> {
  const { drawn, phones } = await readBrand();
  if (!drawn) return undefined;
  const { path, data } = edited;
  const city = ownCityOf(edited, content);
  const page = document.createElement('template');
  page.innerHTML = await renderPage(path, content, drawn, { city, phones });
  openQuestion(page.content, data.question);
  return `<!doctype html><html lang="${content.site.words.language}"><title>The page</title>
    <link rel="stylesheet" href="/admin/preview.css"><body><div inert>${page.innerHTML}</div></body></html>`;
}

function loadOnce<Value>(name: string): () => Promise<Value | undefined> {
  let loading: Promise<Value | undefined> | undefined;
  return () => (loading ??= readPublished<Value>(name));
}

const readDrawn = loadOnce<Partial<DrawnFiles>>('drawings');

export const readPhones = loadOnce<Record<string, string>>('phones');

/** Nothing is drawn if the brand could not be read when the screen was built. */
export async function readBrand() {
  const [{ drawings, poster } = {}, phones = {}] = await Promise.all([readDrawn(), readPhones()]);
  return { drawn: drawings && poster && { drawings, poster }, phones };
}

export function openQuestion(page: ParentNode, question: unknown): void {
  for (const details of page.querySelectorAll('main details'))
    if (details.querySelector('summary')?.textContent?.trim() === question) details.setAttribute('open', '');
}
