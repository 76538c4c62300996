import { readFileSync } from 'node:fs';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { listFoundPages, sourcesOfPage, sourcesOfSubRoute } from '../../../src/build/sitemap/page-sources';

/** The files that a page's own query asks for. */
function askedFor(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const documents = source.matchAll(/contentDocuments?\(\s*(?:path|kind): "([^"]+)"/g);
  return Array.from(documents, ([, name = '']) => {
    if (!name.includes('/')) return `${name}/`;
    return name === 'pages/privacy-policy' ? `${name}.md` : `${name}.json`;
  }).sort();
}

test.each(Object.entries(sourcesOfSubRoute))('the template of "%s" is made of %j', (subRoute, sources) => {
  expect(askedFor(`src/templates/${subRoute || 'home'}.tsx`)).toStrictEqual(sources.toSorted());
});

test.each(Object.entries(sourcesOfPage))('%s is made of %j', (path, sources) => {
  expect(askedFor(path === '/' ? 'src/pages/index.tsx' : 'src/pages/book.tsx')).toStrictEqual(
    sources.toSorted(),
  );
});

test('every page carries what its frame says', () => {
  const [page] = listFoundPages([]);
  expect(
    askedFor('src/hooks/use-site-content.ts').filter((file) => !page?.sources.includes(file)),
  ).toStrictEqual([]);
});

test('what may be found are the eight pages of each city, `/` and /book', () => {
  const paths = listFoundPages(loadContent('content').cities).map(({ path }) => path);
  expect(paths).toHaveLength(170);
  expect(paths).toEqual(expect.arrayContaining(['/', '/book', '/toronto', '/toronto/faq']));
  expect(paths).not.toContain('/thankyou');
});
