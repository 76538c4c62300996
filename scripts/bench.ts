import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { findFreePortPair } from '../local/ports';
import { contentDir } from '../src/content-model/reading/content-dir';
import { loadContent } from '../src/content-model/checks/load-content';
import { withRunningCampaigns } from '../src/content-model/reading/campaigns';
import { measureBuilds, measureManyCities, mostBuilds } from './bench/builds';
import { readOptions, type BenchOptions } from './bench/options';
import { measureInput } from './bench/measure-input';
import { measurePages, paintsPerRun } from './bench/measure-pages';
import { pageKinds } from './bench/page-kinds';
import { chromeFlags } from './bench/phone';
import { renderTable } from './bench/results-table';
import type { Sample } from './bench/samples';
import { findOrInstallHeadlessShell } from './browser';
import { buildForThisMachine } from './build-site';
import { readEnvironment } from './environment';
import { withLocalServices } from './local-services';
import { reportFailure } from './report-failure';

const measuredCity = 'toronto';

const log = (line: string): void => console.log(line);

/** One page of each kind; another brand's are those of its first city. */
function kindsOfThisBrand(): Record<string, string> {
  const { cities, campaigns } = withRunningCampaigns(loadContent(contentDir()));
  const slugs = cities.map(({ slug }) => slug);
  return pageKinds(slugs.includes(measuredCity) ? measuredCity : (slugs[0] as string), campaigns);
}

async function measureInBrowser({ pages, input, runs }: BenchOptions): Promise<Sample[]> {
  const browserPath = findOrInstallHeadlessShell();
  await buildForThisMachine();
  const kinds = kindsOfThisBrand();
  const { sitePort: debuggingPort } = await findFreePortPair();
  const args = [...chromeFlags, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: browserPath, args });
  try {
    return await withLocalServices(async (site) => {
      const options = { kinds, siteUrl: site.url, browser, debuggingPort, browserPath, runs, log };
      return [...(pages ? await measurePages(options) : []), ...(input ? await measureInput(options) : [])];
    });
  } finally {
    await browser.close();
  }
}

function describeMachine(runs: number): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  const paints = `${runs * paintsPerRun} of the largest paint on a slow phone`;
  const medians = `Medians of ${runs} runs, ${paints}, ${Math.min(runs, mostBuilds)} builds; one build of many cities.`;
  return `${medians} ${availableParallelism()} processors (${model}), ${memory} GB, Node ${process.versions.node}.`;
}

/** `npm run bench -- --pages --input --builds --cities 1000 --runs 5`: measures the site and prints one table. */
async function bench(): Promise<void> {
  readEnvironment(process.env);
  const options = readOptions(process.argv.slice(3));
  const samples: Sample[] = [];
  let report = '';
  const keep = (measured: Sample[]): void => {
    samples.push(...measured);
    report = `${renderTable(samples)}\n\n${describeMachine(options.runs)}\n`;
    mkdirSync('.local', { recursive: true });
    writeFileSync('.local/bench.md', report);
    writeFileSync('.local/bench.json', JSON.stringify(samples, null, 1));
  };
  // Keeps each part's results, in case a later part fails.
  if (options.pages || options.input) keep(await measureInBrowser(options));
  if (options.builds) keep(await measureBuilds({ runs: options.runs, log }));
  if (options.cities > 0) keep(await measureManyCities(options.cities, { log }));
  console.log(`\n${report}`);
}

bench().catch(reportFailure);
