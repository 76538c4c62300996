import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baseLanguage } from '../shared/site/languages';
import { resultIn } from '../shared/site/result-in-language';

type Part = { language: string; file: string; text: string };

function* partsOf(publicDir: string, languages: readonly string[]): Generator<Part> {
  const folder = path.join(publicDir, 'page-data', 'sq', 'd');
  for (const name of readdirSync(folder).filter((file) => /^\d+\.json$/.test(file))) {
    const file = path.join(folder, name);
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
    for (const language of languages) {
      const text = JSON.stringify({ data: resultIn(language, data) });
      yield { language, file: file.replace(/json$/, `${language}.json`), text };
    }
  }
}

/** A file for each language (src/startup/page-loader.ts). Gatsby's own files stay, for its next build. */
export function splitQueriesByLanguage(publicDir: string, languages: readonly string[]): void {
  for (const { file, text } of partsOf(publicDir, languages)) writeFileSync(file, text);
}

/** What Gatsby's store knows of the pages it renders (gatsby/dist/redux/reducers/html.js). */
export type RenderState = {
  pages: ReadonlyMap<string, { context: { language?: string } }>;
  html: { trackedHtmlFiles: ReadonlyMap<string, { dirty: number }> };
};

const isDirtyByQuery = 0b1_0000;

/** After a change of a query's result, leaves out the pages in languages whose texts are those of the last build. */
export function keepOtherLanguages(
  { pages, html }: RenderState,
  publicDir: string,
  languages: readonly string[],
): void {
  const changed = [...partsOf(publicDir, languages)].filter(
    ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  const changedLanguages = new Set(changed.map(({ language }) => language));
  for (const [page, file] of html.trackedHtmlFiles)
    if (!changedLanguages.has(pages.get(page)?.context.language ?? baseLanguage))
      file.dirty &= ~isDirtyByQuery;
}
