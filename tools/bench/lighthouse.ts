import { PlainError } from '../../local/plain-error';

const mostTries = 5;

const categories = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

const audits = {
  'first-contentful-paint': 'First paint, ms',
  'largest-contentful-paint': 'Largest paint, ms',
  'total-blocking-time': 'Blocking, ms',
  'cumulative-layout-shift': 'Layout shift',
};

/** Measures a page once as Lighthouse comes, with a simulated phone; the names of the values are those of their columns. */
export async function runLighthouse(url: string, port: number): Promise<Record<string, number>> {
  const { default: lighthouse } = await import('lighthouse');
  const onlyCategories = Object.keys(categories);
  for (let tries = 1; ; tries += 1) {
    const report = (await lighthouse(url, { port, logLevel: 'silent', onlyCategories }))?.lhr;
    if (report && !report.runtimeError)
      return Object.fromEntries([
        ...Object.entries(categories).map(([id, name]) => [name, 100 * (report.categories[id]?.score ?? 0)]),
        ...Object.entries(audits).map(([id, name]) => [name, report.audits[id]?.numericValue ?? NaN]),
      ]) as Record<string, number>;
    // It sometimes misses the beginning of a page, and asks for another run.
    if (tries === mostTries)
      throw new PlainError(
        `Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`,
      );
  }
}
