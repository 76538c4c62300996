import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { withBareCopy } from './bench/bare-copy';
import { measureBuilds, measureManyCities } from './bench/builds';
import { measurePresses } from './bench/measure-presses';
import { measurePages } from './bench/pages';
import { renderTables, type Sample } from './bench/samples';
import { findOrInstallHeadlessShell } from '../scripts/browser';
import { startTlsEndpoint } from '../local/tls-endpoint';
import { buildTwin, twinDatabaseHost, twinPublicDir } from '../scripts/twin';
import { contentDir } from '../src/content-model/reading/content-dir';
import { readEnvironment } from '../scripts/environment';
import { withLocalServices, type Site } from '../scripts/local-services';
import { pageKinds } from '../scripts/page-kinds';
import { readCount } from '../scripts/read-count';
import { reportFailure } from '../scripts/report-failure';

const chromeFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // With hinting, letters are whole pixels wide, unlike on a phone, and lines break elsewhere.
  '--font-render-hinting=none',
];

const log = (line: string): void => console.log(line);

type Options = { pages: boolean; presses: boolean; named: string[]; runs: number };

/** Measures the build that visitors get, with a real database behind its https address. */
async function measureInBrowser({ pages, presses, named, runs }: Options): Promise<Sample[]> {
  await buildTwin(() => undefined);
  const kinds = pageKinds();
  const endpoint = await startTlsEndpoint(twinDatabaseHost);
  const executablePath = findOrInstallHeadlessShell();
  const args = [...chromeFlags, ...endpoint.browserArgs];
  const browser = await launch({ executablePath, headless: 'shell', args });
  const debuggingPort = Number(new URL(browser.wsEndpoint()).port);
  const measure = ({ url: siteUrl, databaseUrl }: Site): Promise<Sample[]> => {
    endpoint.leadTo(Number(new URL(databaseUrl).port));
    return withBareCopy(Object.values(kinds), async (bareUrl) => {
      const options = { kinds, siteUrl, bareUrl, debuggingPort, runs, log };
      return [
        ...(pages ? await measurePages(options) : []),
        ...(presses ? await measurePresses(browser, { ...options, named }) : []),
      ];
    });
  };
  try {
    return await withLocalServices(measure, 'CA', { publicDir: twinPublicDir, contentDir: contentDir() });
  } finally {
    await browser.close();
    await endpoint.close();
  }
}

function describeMachine(runs: number): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Medians of ${runs} runs. ${availableParallelism()} processors (${model}), ${memory} GB, Node ${process.versions.node}.`;
}

/**
 * `npm run bench -- --pages --presses --builds --cities 1000 --runs 5`: measures the site; without a name, all but many
 * cities. `npm run bench -- --presses date picker` measures the presses with these words in their names.
 */
async function bench(): Promise<void> {
  readEnvironment(process.env);
  const { values, positionals: named } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      pages: { type: 'boolean', default: false },
      presses: { type: 'boolean', default: false },
      builds: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      cities: { type: 'string' },
    },
  });
  const isNamed = values.pages || values.presses || values.builds || values.cities !== undefined;
  const runs = readCount('runs', values.runs);
  const cities = values.cities === undefined ? 0 : readCount('cities', values.cities);
  const { pages, presses, builds } = isNamed ? values : { pages: true, presses: true, builds: true };
  const parts = [
    pages || presses ? () => measureInBrowser({ pages, presses, named, runs }) : undefined,
    builds ? () => measureBuilds({ runs, log }) : undefined,
    cities > 0 ? () => measureManyCities(cities, { log }) : undefined,
  ];
  const samples: Sample[] = [];
  mkdirSync('.local', { recursive: true });
  for (const measure of parts) {
    samples.push(...((await measure?.()) ?? []));
    // Keeps each part's results, in case a later part fails.
    writeFileSync('.local/bench.md', `${renderTables(samples)}\n\n${describeMachine(runs)}\n`);
    writeFileSync('.local/bench.json', JSON.stringify(samples, null, 1));
  }
  console.log(`\n${renderTables(samples)}\n\n${describeMachine(runs)}`);
}

bench().catch(reportFailure);
