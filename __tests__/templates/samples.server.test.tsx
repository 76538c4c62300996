import { brandContent } from '../support/brand-fixture';
import { allPages, textOf } from '../support/site-pages';

const { jobs, reviews, site } = brandContent;
const { words, forms } = site;

const bodyOf = (path: string): string =>
  allPages()
    .find((page) => page.path === path)!
    .body();

const areReal = (isReal: boolean): void => {
  const sample = isReal ? undefined : (true as const);
  jest.replaceProperty(
    brandContent,
    'reviews',
    reviews.map((review) => ({ ...review, sample })) as typeof reviews,
  );
  jest.replaceProperty(brandContent, 'jobs', jobs.map((job) => ({ ...job, sample })) as typeof jobs);
};

test.each([true, false])('the rating leads to reviews of customers, and to no others: %s', (isReal) => {
  areReal(isReal);
  const [, hero = ''] = /<section[^>]* aria-labelledby="page-title">([^]*?)<form/.exec(
    bodyOf('/spokane-valley'),
  )!;
  expect(textOf(hero)).toContain('4.91 of 5');
  expect(hero.includes('href="/spokane-valley/reviews"')).toBe(isReal);
});

test.each([true, false])('jobs that no crew has done are called examples over each list: %s', (isReal) => {
  areReal(isReal);
  const pages = ['/spokane-valley', '/spokane-valley/reviews', '/spokane-valley/what-we-take/pianos'];
  for (const path of pages) expect(bodyOf(path).includes(`id="jobs">${words.sampleJobs}<`)).toBe(!isReal);
});

test('without a sender no form asks to text offers', () => {
  expect(textOf(bodyOf('/toronto/get-quote'))).toContain(forms.consent.marketing.label);
  jest.replaceProperty(site, 'brand', { ...site.brand, sender: undefined });
  for (const path of ['/toronto/get-quote', '/toronto/book-now', '/book'])
    expect(textOf(bodyOf(path))).not.toContain(forms.consent.marketing.label);
});
