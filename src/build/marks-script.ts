import { readFile } from 'node:fs/promises';
import type { GatsbyConfig } from 'gatsby';
import { editingScreenUrl } from '../content-model/gatsby/marks';

type Page = {
  sendFile(file: string, done: (error?: unknown) => void): void;
  type(name: string): { send(text: string): void };
};
type Handler = (request: unknown, response: Page, next: () => void) => void;

/** Adds the editing screen's script that shows where a text is changed to the pages that `npm run edit` serves. */
export function marksScript(): Pick<GatsbyConfig, 'developMiddleware'> {
  const screenUrl = editingScreenUrl();
  if (screenUrl === undefined) return {};
  const script = `<script defer src="${screenUrl}/admin/site-marks.js"></script>`;
  const addScript: Handler = (_request, response, next) => {
    // Gatsby answers every page with one file.
    response.sendFile = (file, done) => {
      readFile(file, 'utf8').then(
        (html) => response.type('html').send(html.replace('</body>', () => `${script}</body>`)),
        done,
      );
    };
    next();
  };
  return { developMiddleware: (app: { use(handler: Handler): void }) => app.use(addScript) } as never;
}
