import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { withBareCopy } from './bench/bare-copy';
import { measureBuilds, measureManyCities } from './bench/builds';
import { measureInput } from './bench/input-delay';
import { measurePages } from './bench/pages';
import { renderTables, type Sample } from './bench/samples';
import { findOrInstallHeadlessShell } from '../scripts/browser';
import { buildForThisMachine } from '../scripts/build-site';
import { readEnvironment } from '../scripts/environment';
import { withLocalServices } from '../scripts/local-services';
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

type Options = { pages: boolean; input: boolean; runs: number };

async function measureInBrowser({ pages, input, runs }: Options): Promise<Sample[]> {
  await buildForThisMachine();
  const kinds = pageKinds();
  const executablePath = findOrInstallHeadlessShell();
  const browser = await launch({ executablePath, headless: 'shell', args: chromeFlags });
  const debuggingPort = Number(new URL(browser.wsEndpoint()).port);
  try {
    return await withLocalServices(({ url: siteUrl }) =>
      withBareCopy(Object.values(kinds), async (bareUrl) => {
        const options = { kinds, siteUrl, bareUrl, debuggingPort, runs, log };
        return [
          ...(pages ? await measurePages(options) : []),
          ...(input ? await measureInput(browser, options) : []),
        ];
      }),
    );
  } finally {
    await browser.close();
  }
}

function describeMachine(runs: number): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Medians of ${runs} runs. ${availableParallelism()} processors (${model}), ${memory} GB, Node ${process.versions.node}.`;
}

/** `npm run bench -- --pages --input --builds --cities 1000 --runs 5`: measures the site; without a name, all but many cities. */
async function bench(): Promise<void> {
  readEnvironment(process.env);
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      pages: { type: 'boolean', default: false },
      input: { type: 'boolean', default: false },
      builds: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      cities: { type: 'string' },
    },
  });
  const isNamed = values.pages || values.input || values.builds || values.cities !== undefined;
  const runs = readCount('runs', values.runs);
  const cities = values.cities === undefined ? 0 : readCount('cities', values.cities);
  const { pages, input, builds } = isNamed ? values : { pages: true, input: true, builds: true };
  const parts = [
    pages || input ? () => measureInBrowser({ pages, input, runs }) : undefined,
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
