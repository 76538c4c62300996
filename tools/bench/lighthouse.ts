import { PlainError } from '../../local/plain-error';

/** What a page is measured under, by the name of its table: settings of Lighthouse, whose phone is the same in both. */
export const conditions = {
  'Simulated slow phone, as Lighthouse comes': { throttlingMethod: 'simulate' },
  'Throttled line and processor': {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 150,
      downloadThroughputKbps: 1600,
      uploadThroughputKbps: 750,
      cpuSlowdownMultiplier: 4,
    },
  },
} as const;

export type Condition = keyof typeof conditions;

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

type Transfer = { resourceType: string; transferSize: number };

/** Measures a page once, in the browser with this debugging port; the names of the values are those of their columns. */
export async function runLighthouse(
  url: string,
  port: number,
  condition: Condition,
): Promise<Record<string, number>> {
  const { default: lighthouse } = await import('lighthouse');
  const onlyCategories = Object.keys(categories);
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories,
    ...conditions[condition],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new PlainError(
      `Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`,
    );
  const { details } = report.audits['resource-summary'] ?? {};
  const transfers = details?.type === 'table' ? (details.items as unknown as Transfer[]) : [];
  return Object.fromEntries([
    ...Object.entries(categories).map(([id, name]) => [name, 100 * (report.categories[id]?.score ?? 0)]),
    ...Object.entries(audits).map(([id, name]) => [name, report.audits[id]?.numericValue ?? NaN]),
    ...transfers
      .filter(({ resourceType }) => resourceType !== 'third-party')
      .map(({ resourceType, transferSize }) => [`kB: ${resourceType}`, transferSize / 1000]),
  ]) as Record<string, number>;
}
