import { AgreementCheck } from './check-agreement';
import { parseContentFile } from './parse-file';
import type { ContentProblem } from './problem';
import type { Content, ContentDocument, ContentFile, ContentKind, DocumentOfKind, Site } from './types';

/**
 * Checks every file by itself and all of them together (design section 3), and gives every problem
 * at once. The content is there only when there is no problem.
 */
export function checkContent(files: readonly ContentFile[]): {
  content?: Content;
  problems: ContentProblem[];
} {
  const parsed = files.map((file) => parseContentFile(file.path, file.source));
  const documents = parsed.flatMap(({ document }) => document ?? []);
  const check = new AgreementCheck(files, documents);
  const problems = [...parsed.flatMap((file) => file.problems), ...check.run()];
  return problems.length > 0 ? { problems } : { content: assemble(documents), problems };
}

function assemble(documents: readonly ContentDocument[]): Content {
  const all = <Kind extends ContentKind>(kind: Kind) =>
    documents.filter((document): document is DocumentOfKind<Kind> => document.kind === kind);
  const byName = (kind: ContentKind) => Object.fromEntries(all(kind).map(({ name, data }) => [name, data]));
  return {
    cities: all('cities')
      .map(({ data }) => data)
      .sort((a, b) => a.locationName.localeCompare(b.locationName, 'en') || a.slug.localeCompare(b.slug)),
    badges: all('badges').map(({ data }) => data),
    services: inOrder(all('services')),
    reviews: all('reviews').map(({ data }) => data),
    faq: inOrder(all('faq')),
    // Every named file was found to be there, and each has the shape of its name.
    site: byName('site') as Site,
    pages: byName('pages') as Content['pages'],
  };
}

function inOrder<Data extends { order: number }>(documents: readonly { data: Data }[]): Data[] {
  return documents.map(({ data }) => data).sort((a, b) => a.order - b.order);
}
