import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '../../local/plain-error';
import type { Measure } from './samples';

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

const categories = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

const timings: Record<string, Measure> = {
  'first-contentful-paint': { name: 'First paint, ms', digits: 0 },
  'largest-contentful-paint': { name: 'Largest paint, ms', digits: 0 },
  'total-blocking-time': { name: 'Blocking, ms', digits: 0 },
};

const audits: Record<string, Measure> = {
  ...timings,
  'cumulative-layout-shift': { name: 'Layout shift', digits: 3 },
};

/** Whether scripts could have made it slower. */
export function isTiming(measure: Measure): boolean {
  return Object.values(timings).includes(measure);
}

const run = promisify(execFile);

/**
 * Runs Lighthouse once as it comes, a phone with its own network and processor simulated, in the browser whose
 * debugging port this is: one that has just started works for itself beside the page.
 */
export async function runLighthouse(
  url: string,
  debuggingPort: number,
): Promise<{ measure: Measure; value: number }[]> {
  const { stdout } = await run(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(categories).join(',')}`,
      `--port=${debuggingPort}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError)
    throw new PlainError(`Lighthouse could not measure ${url}: ${report.runtimeError.message}`);
  return [
    ...Object.entries(categories).map(([id, name]) => ({
      measure: { name, digits: 0 },
      value: 100 * (report.categories[id]?.score ?? 0),
    })),
    ...Object.entries(audits).map(([id, measure]) => ({
      measure,
      value: report.audits[id]?.numericValue ?? NaN,
    })),
  ];
}
