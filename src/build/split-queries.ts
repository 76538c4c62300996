import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultIn } from '../shared/site/result-in-language';

/**
 * Writes the results of the site's queries for each language into a file of its own, in which a browser finds them
 * (src/startup/page-loader.ts): no page loads texts of another language. Gatsby's own files stay, for its next build.
 */
export function splitQueriesByLanguage(publicDir: string, languages: readonly string[]): void {
  const folder = path.join(publicDir, 'page-data', 'sq', 'd');
  for (const name of readdirSync(folder).filter((file) => /^\d+\.json$/.test(file))) {
    const file = path.join(folder, name);
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
    for (const language of languages)
      writeFileSync(
        file.replace(/json$/, `${language}.json`),
        JSON.stringify({ data: resultIn(language, data) }),
      );
  }
}
