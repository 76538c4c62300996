import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findFreePortPair } from '../local/ports';
import { PlainError } from '../local/plain-error';
import { startTlsEndpoint } from '../local/tls-endpoint';
import { findOrInstallBrowser } from '../scripts/browser';
import { readEnvironment } from '../scripts/environment';
import { withLocalServices, type Site } from '../scripts/local-services';
import { pageKinds } from '../scripts/page-kinds';
import { readArgs } from '../scripts/read-args';
import { reportFailure } from '../scripts/report-failure';
import { renderTextTable } from '../scripts/text-table';
import { buildForProduction, productionDatabaseHost, productionPublicDir } from '../scripts/production-build';
import { floor, measurePress, moments, pressesIn } from './bench/presses';

/** The least that a page can be; its fold is the least that a press can do. */
const oneSentence = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>One sentence</title>
<h1>A page</h1><p>It has one heading and one sentence.</p>
<details><summary>More</summary>There is no more.</details></html>`;

/** Served as the site itself is served, meanwhile. */
const floorFile = path.join(productionPublicDir, 'one-sentence.html');

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** The median, with the least and the most where they differ from it. */
function cell(values: number[], digits = 0): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits).replace(/\.0+$/, ''),
  );
  return values.length === 0 ? '' : least === most ? String(middle) : `${middle} (${least} to ${most})`;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One visit by Lighthouse, with its slow phone and line for real; it sometimes misses a page's beginning, and goes again. */
async function visit(url: string, port: number, blockedUrlPatterns: string[] = [], tries = 1) {
  const { default: lighthouse } = await import('lighthouse');
  const options = { port, logLevel: 'silent', throttlingMethod: 'devtools', blockedUrlPatterns } as const;
  const report = (await lighthouse(url, { ...options, onlyCategories: categories }))?.lhr;
  if (!report || report.runtimeError) {
    if (tries < 5) return visit(url, port, blockedUrlPatterns, tries + 1);
    throw new Error(`Lighthouse could not measure ${url}: ${report?.runtimeError?.message}`);
  }
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? NaN;
  const resources = report.audits['resource-summary']?.details as
    { items: { resourceType: string; transferSize: number }[] } | undefined;
  const kilobytes = (type: string): number =>
    (resources?.items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0) / 1024;
  return {
    scores: categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0))).join(' '),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    allKb: kilobytes('total'),
    scriptKb: kilobytes('script'),
  };
}

type Visit = Awaited<ReturnType<typeof visit>>;

/** The first table: each page beside the page of one sentence, which is the first, and beside itself without script files. */
async function measurePages(urls: Map<string, string>, port: number, runs: number): Promise<string> {
  const head = ['', 'Scores', 'First paint, ms', 'Largest paint, ms', 'Times one sentence'];
  const rows = [[...head, 'Times itself without scripts', 'Blocking, ms', 'Shift', 'kB', 'kB of scripts']];
  let least: number | undefined;
  for (const [name, url] of urls) {
    const visits: Visit[] = [];
    const without: Visit[] = [];
    for (let run = 1; run <= runs; run += 1) {
      visits.push(await visit(url, port));
      without.push(await visit(url, port, ['*.js']));
      console.log(`${name}, run ${run} of ${runs}: ${Math.round(visits.at(-1)!.largestPaint)} ms`);
    }
    const paintOf = (some: Visit[]): number => median(some.map(({ largestPaint }) => largestPaint));
    const paint = paintOf(visits);
    least ??= paint;
    const valuesOf = (key: Exclude<keyof Visit, 'scores'>) => visits.map((each) => each[key]);
    const all = (key: Exclude<keyof Visit, 'scores'>, digits = 0) => cell(valuesOf(key), digits);
    const times = [paint / least, paint / paintOf(without)].map((value) => value.toFixed(2));
    const sizes = [all('allKb'), all('scriptKb', 1)];
    const paints = [all('firstPaint'), all('largestPaint')];
    rows.push([name, visits[0]!.scores, ...paints, ...times, all('blocking'), all('shift', 3), ...sizes]);
  }
  return renderTextTable(rows, 2);
}

/** The second table: presses at three moments. */
async function measurePresses(browser: Browser, urls: Map<string, string>, city: string, runs: number) {
  const lines: string[][] = [];
  for (const press of pressesIn(city)) {
    const cells: string[] = [];
    for (const moment of moments) {
      const measured: { inp: number; result: number }[] = [];
      for (let run = 1; run <= runs; run += 1) {
        const one = await measurePress(browser, urls.get(press.page)!, press, moment).catch(
          (error: unknown) => console.log(`${press.name}, ${moment}: ${String(error).slice(0, 200)}`),
        );
        if (one) measured.push(one);
      }
      cells.push(cell(measured.map(({ inp }) => inp)), cell(measured.map(({ result }) => result)));
    }
    console.log(`${press.name}: ${cells.join(' | ')}`);
    lines.push([press.name, ...cells]);
  }
  const columns = moments.flatMap((moment) => [`INP ${moment}, ms`, `result ${moment}, ms`]);
  return renderTextTable([['', ...columns], ...lines], 1);
}

/** `npm run bench` measures the build that visitors get and writes docs/measured.md; `-- --runs 5` visits more often. */
async function bench(): Promise<void> {
  readEnvironment(process.env);
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values } = readArgs('bench', { args: process.argv.slice(3), options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new PlainError(`--runs is "${values.runs}", but must be a whole number above 0, as in --runs 5.`);
  await buildForProduction(() => undefined);
  const kinds = pageKinds();
  const endpoint = await startTlsEndpoint(productionDatabaseHost);
  const { sitePort: port } = await findFreePortPair();
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser('headless Chromium'),
    args: [`--remote-debugging-port=${port}`, '--font-render-hinting=none', ...endpoint.browserArgs],
  });
  try {
    writeFileSync(floorFile, oneSentence);
    const measure = async ({ url, databaseUrl }: Site): Promise<void> => {
      endpoint.leadTo(Number(new URL(databaseUrl).port));
      const paths = Object.entries({ [floor]: `/${path.parse(floorFile).name}`, ...kinds });
      const pages = new Map(paths.map(([name, at]) => [name, url + at]));
      const presses = await measurePresses(browser, pages, kinds.home!, runs);
      const text = `# Measured

The results of \`npm run bench\`: medians of ${runs} runs, with the least and the most. ${availableParallelism()} processors
(${cpus()[0]?.model.trim()}), Node ${process.versions.node}. The processor is slowed down 4 times; pages, and presses before the scripts,
have a line of 1.6 Mbit/s with a delay of 150 ms. Scores are Lighthouse's: performance, accessibility, best practices, SEO (lower
where search engines may not index a page). INP is by Event Timing, in steps of 8 ms.

${await measurePages(pages, port, runs)}

${presses}
`;
      console.log(`\n${text}`);
      writeFileSync('docs/measured.md', text);
    };
    await withLocalServices(measure, productionPublicDir);
  } finally {
    rmSync(floorFile, { force: true });
    await browser.close();
    await endpoint.close();
  }
}

bench().catch(reportFailure);
