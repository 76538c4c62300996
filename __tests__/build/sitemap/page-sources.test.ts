import { listFoundPages, readSources } from '../../../src/build/sitemap/page-sources';

const pages = listFoundPages([
  { slug: 'toronto', badgeGroup: 'ontario' },
  { slug: 'miami', badgeGroup: 'florida' },
]);
const sourcesAt = (path: string) => pages.find((page) => page.path === path)?.sources;

test('what a page is made of is what its query asks for', () => {
  const source = `
    import { graphql } from 'gatsby';
    const useContent = () => useStaticQuery(graphql\`
      query PageContent {
        texts: contentDocument(path: "pages/privacy-policy")
        claims: contentDocument(
          path: "site/claims"
        )
        services: contentDocuments(kind: "services", fields: ["slug"])
      }
    \`);
    const useDrawings = () => useStaticQuery(graphql\`{ drawings: contentDocument(path: "site/drawings") }\`);`;
  expect(readSources(source)).toStrictEqual(['pages/privacy-policy.md', 'site/claims.json', 'services/']);
});

test('a page of a city is made of its frame, its template, its city and its group', () => {
  expect(sourcesAt('/miami/faq')).toEqual(
    expect.arrayContaining([
      'site/brand.json',
      'site/navigation.json',
      'pages/faq.json',
      'faq/',
      'cities/miami.json',
      'badges/florida.json',
    ]),
  );
  expect(sourcesAt('/miami/faq')).not.toContain('cities/toronto.json');
  expect(sourcesAt('/toronto')).toEqual(expect.arrayContaining(['pages/home.json', 'reviews/']));
});

test('a page of no city is made of its frame and of what it asks for', () => {
  expect(sourcesAt('/')).toEqual(
    expect.arrayContaining(['site/brand.json', 'pages/landing.json', 'cities/']),
  );
  expect(sourcesAt('/book')).toEqual(expect.arrayContaining(['site/brand.json', 'site/videos.json']));
});

test('a page about a service in a city is made of its own file too, and no other city has it', () => {
  const cities = [
    { slug: 'toronto', badgeGroup: 'ontario' },
    { slug: 'miami', badgeGroup: 'florida' },
  ];
  const found = listFoundPages(cities, [{ city: 'miami', slug: 'beds' }]);
  const about = found.filter(({ path }) => path.split('/').length === 4);
  expect(about.map(({ path }) => path)).toStrictEqual(['/miami/what-we-take/beds']);
  expect(about[0]?.sources).toEqual(
    expect.arrayContaining([
      'local-services/miami/beds.json',
      'pages/local-service.json',
      'cities/miami.json',
      'badges/florida.json',
    ]),
  );
});

test('search engines may show the eight pages of each city, `/` and /book', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toHaveLength(2 * 8 + 2);
  expect(paths).toEqual(expect.arrayContaining(['/', '/book', '/toronto', '/toronto/faq']));
  expect(paths).not.toContain('/thankyou');
});
