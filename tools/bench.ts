import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { measureBuilds, measureManyCities } from './bench/builds';
import { measurePresses, type PressesOptions } from './bench/measure-presses';
import { withOthers } from './bench/other-sites';
import { largestPaint, measurePages, throttled } from './bench/pages';
import { chromeFlags } from './bench/phone';
import { renderPlot } from './bench/plot';
import { renderTables, type Sample } from './bench/samples';
import { PlainError } from '../local/plain-error';
import { startTlsEndpoint } from '../local/tls-endpoint';
import { findOrInstallHeadlessShell } from '../scripts/browser';
import { findEngine } from '../scripts/engines/find-engine';
import { launchFirefox } from '../scripts/engines/puppeteer-engine';
import { readEnvironment } from '../scripts/environment';
import { withLocalServices, type Site } from '../scripts/local-services';
import { pageKinds } from '../scripts/page-kinds';
import { readCount } from '../scripts/read-count';
import { reportFailure } from '../scripts/report-failure';
import { buildTwin, twinDatabaseHost, twinPublicDir } from '../scripts/twin';
import { contentDir } from '../src/content-model/reading/content-dir';

type Options = {
  pages: boolean;
  presses: boolean;
  /** Whether to measure the page, or press, with this name. */
  isWanted: (name: string) => boolean;
  peers: Record<string, string>;
  runs: number;
};

/** Measures the build that visitors get, with a real database behind its https address. */
async function measureInBrowsers({ pages, presses, isWanted, peers, runs }: Options): Promise<Sample[]> {
  await buildTwin(() => undefined);
  const kinds = pageKinds();
  const endpoint = await startTlsEndpoint(twinDatabaseHost);
  const browser = await launch({
    executablePath: findOrInstallHeadlessShell(),
    headless: 'shell',
    args: [...chromeFlags, ...endpoint.browserArgs],
  });
  const measureBeside = async (options: Omit<PressesOptions, 'browser'>): Promise<Sample[]> => {
    const path = findEngine('Firefox');
    if (!path) return [];
    const firefox = await launchFirefox(path, endpoint);
    return measurePresses({ ...options, browser: firefox, beside: 'Firefox', runs: 1 }).finally(() =>
      firefox.close(),
    );
  };
  const measure = async (site: Site, others: Record<string, string>): Promise<Sample[]> => {
    endpoint.leadTo(Number(new URL(site.databaseUrl).port));
    const urls = Object.fromEntries(Object.entries(kinds).map(([name, path]) => [name, site.url + path]));
    const options = { browser, runs, isWanted };
    const ofPresses = { ...options, city: kinds.home!, urls: { ...urls, ...others } };
    return [
      ...(pages ? await measurePages({ ...options, urls, others }) : []),
      ...(presses ? await measurePresses(ofPresses) : []),
      ...(presses ? await measureBeside(ofPresses) : []),
    ];
  };
  try {
    return await withOthers(peers, (others) =>
      withLocalServices((site) => measure(site, others), 'CA', {
        publicDir: twinPublicDir,
        contentDir: contentDir(),
      }),
    );
  } finally {
    await browser.close();
    await endpoint.close();
  }
}

/** Gives the peers' folders by their names, from options as `--peer name=dir`. */
function readPeers(options: string[]): Record<string, string> {
  const pairs = options.map((option) => option.split(/=(.*)/s).slice(0, 2));
  if (pairs.every(([name, dir]) => name && dir)) return Object.fromEntries(pairs) as Record<string, string>;
  throw new PlainError(
    '--peer needs a name and a folder with an index.html, as in --peer other=../other/public.',
  );
}

/** Writes the results as a page with a picture. */
function write(folder: string, samples: Sample[], runs: number): void {
  const memory = Math.round(totalmem() / 2 ** 30);
  const [processor] = cpus();
  const hasPages = samples.some(({ table }) => table === throttled);
  const text = [
    '# Measured',
    `The results of \`npm run bench\`: medians of ${runs} runs, with the least and the most; Lighthouse, builds and Firefox once.
${availableParallelism()} processors (${processor?.model.trim()}), ${memory} GB, Node ${process.versions.node}. The processor is slowed down 4 times, except in Firefox; the line of
the first table, and before the scripts, has 1.6 Mbit/s and a delay of 150 ms. A task is counted in processor time after the
first paint or the press, without what only open developer tools do. A press is answered in the frame that first shows it,
counted from the finger's lifting; its result is what the visitor waits for, such as the thank-you page. INP is by Event
Timing, in steps of 8 ms. No press can be faster than the first one of a table, on a page without scripts, on this machine.`,
    ...(hasPages ? [`![${largestPaint}, of each kind of page on a throttled line](measured.svg)`] : []),
    renderTables(samples),
  ].join('\n\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/measured.md`, `${text}\n`);
  if (hasPages) writeFileSync(`${folder}/measured.svg`, renderPlot(samples, throttled, largestPaint));
  console.log(`\n${text}`);
}

/**
 * `npm run bench` measures the pages, presses and builds, and writes docs/measured.md. With parts named, it measures only
 * those and writes to .local/: `npm run bench -- --pages --builds --cities 1000 --runs 5 --peer other=../other/public`.
 * `npm run bench -- --presses date picker` measures the presses, or pages, with these words in their names.
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
      runs: { type: 'string', default: '3' },
      cities: { type: 'string' },
      peer: { type: 'string', multiple: true, default: [] },
    },
  });
  const isNamed = values.pages || values.presses || values.builds || values.cities !== undefined;
  const runs = readCount('runs', values.runs);
  const cities = values.cities === undefined ? 0 : readCount('cities', values.cities);
  const peers = readPeers(values.peer);
  const isWanted = (name: string): boolean => named.length === 0 || named.some((part) => name.includes(part));
  const { pages, presses, builds } = isNamed ? values : { pages: true, presses: true, builds: true };
  const parts = [
    pages || presses ? () => measureInBrowsers({ pages, presses, isWanted, peers, runs }) : undefined,
    builds ? () => measureBuilds(isNamed ? runs : 1) : undefined,
    cities > 0 ? () => measureManyCities(cities) : undefined,
  ];
  const samples: Sample[] = [];
  for (const measure of parts) {
    if (!measure) continue;
    samples.push(...(await measure()));
    // After each part, in case a later one fails.
    write(isNamed ? '.local' : 'docs', samples, runs);
  }
}

bench().catch(reportFailure);
