import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '../../local/plain-error';
import { chromeFlags } from './phone';
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

export const blocking: Measure = { name: 'Blocking, ms', digits: 0 };

const audits: Record<string, Measure> = {
  'first-contentful-paint': { name: 'First paint, ms', digits: 0 },
  'largest-contentful-paint': { name: 'Largest paint, ms', digits: 0 },
  'total-blocking-time': blocking,
  'cumulative-layout-shift': { name: 'Layout shift', digits: 3 },
};

const run = promisify(execFile);

/** Runs Lighthouse once as it comes: a phone, its own network and processor simulated. */
export async function runLighthouse(
  url: string,
  browserPath: string,
): Promise<{ measure: Measure; value: number }[]> {
  const { stdout } = await run(
    process.execPath,
    [
      require.resolve('lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${Object.keys(categories).join(',')}`,
      `--chrome-flags=${['--headless=new', ...chromeFlags].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
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
