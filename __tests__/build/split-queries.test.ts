import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepOtherLanguages, splitQueriesByLanguage } from '../../src/build/split-queries';

const languages = ['en', 'fr'];
let publicDir: string;

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'queries-'));
  mkdirSync(path.join(publicDir, 'page-data/sq/d'), { recursive: true });
});

const fileOf = (name: string): string => path.join(publicDir, 'page-data/sq/d', name);

/** What Gatsby writes for a query of an answer, with its translation. */
const runQuery = (hash: string, en: string, fr: string): void =>
  writeFileSync(
    fileOf(`${hash}.json`),
    JSON.stringify({ data: { answer: { text: en, inLanguages: { fr: { text: fr } } } } }),
  );

/** Gives the pages that Gatsby renders after it has marked all of them. */
function pagesToRender(): string[] {
  const context = (language?: string) => ({ context: { language } });
  const pages = new Map([
    ['/ottawa/faq', context('en')],
    ['/fr/ottawa/faq', context('fr')],
    ['/404', context()],
  ]);
  const files = new Map([...pages.keys()].map((page) => [page, { dirty: 0b1_0000 }]));
  keepOtherLanguages({ pages, html: { trackedHtmlFiles: files } }, publicDir, languages);
  return [...files].filter(([, { dirty }]) => dirty > 0).map(([page]) => page);
}

it('writes the texts of each language into a file of its own', () => {
  runQuery('1', 'Yes.', 'Oui.');
  splitQueriesByLanguage(publicDir, languages);
  expect(JSON.parse(readFileSync(fileOf('1.fr.json'), 'utf8'))).toEqual({
    data: { answer: { text: 'Oui.' } },
  });
  expect(JSON.parse(readFileSync(fileOf('1.en.json'), 'utf8'))).toEqual({
    data: { answer: { text: 'Yes.' } },
  });
});

it('renders pages again only in the language whose text has changed', () => {
  runQuery('1', 'Yes.', 'Oui.');
  runQuery('2', 'No.', 'Non.');
  splitQueriesByLanguage(publicDir, languages);
  runQuery('2', 'No.', 'Jamais.');
  expect(pagesToRender()).toEqual(['/fr/ottawa/faq']);
  runQuery('2', 'Never.', 'Non.');
  expect(pagesToRender()).toEqual(['/ottawa/faq', '/404']);
});

it('renders all pages after a new query', () => {
  runQuery('1', 'Yes.', 'Oui.');
  expect(pagesToRender()).toHaveLength(3);
});
