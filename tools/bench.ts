import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startTlsEndpoint } from '../local/tls-endpoint';
import { findOrInstallBrowser } from '../scripts/browser';
import { readEnvironment } from '../scripts/environment';
import { withLocalServices, type Site } from '../scripts/local-services';
import { pageKinds } from '../scripts/page-kinds';
import { reportFailure } from '../scripts/report-failure';
import { renderTextTable } from '../scripts/text-table';
import { buildForProduction, productionDatabaseHost, productionPublicDir } from '../scripts/production-build';
import { floor, measurePaint, measurePress, moments, pressesIn } from './bench/presses';

/** The least that a page can be; its fold is the least that a press can do. */
const oneSentence = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>One sentence</title>
<h1>A page</h1><p>It has one heading and one sentence.</p>
<details><summary>More</summary>There is no more.</details></html>`;

/** Served as the site itself is served, meanwhile: the floor, and each page without its scripts. */
const copiesFolder = 'measured';
const copiesDir = path.join(productionPublicDir, copiesFolder);

/** Where a copy of a page without its scripts is served. */
async function writeWithoutScripts(name: string, url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  writeFileSync(path.join(copiesDir, `${name}.html`), html.replace(/<script\b.*?<\/script>/gs, ''));
  return new URL(`/${copiesFolder}/${name}`, url).href;
}

/** Of each page and each press this many are measured: the paints of one page differ by a tenth. */
const runs = { ofPages: 11, ofPresses: 3 };

/** The median in milliseconds; nothing where none could be measured. */
function median(values: number[]): string {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1];
  return middle === undefined ? '' : String(Math.round(middle));
}

/** The first table: each page beside itself without scripts; the page of one sentence is the first. */
async function measurePages(browser: Browser, urls: Map<string, string>): Promise<string> {
  const rows = [['Largest paint, ms', 'as it is', 'without scripts', 'ratio']];
  for (const [name, url] of urls) {
    const without = await writeWithoutScripts(name, url);
    const paints: number[] = [];
    const leastPaints: number[] = [];
    while (paints.length < runs.ofPages) {
      leastPaints.push(await measurePaint(browser, without));
      paints.push(await measurePaint(browser, url));
    }
    const row = [median(paints), median(leastPaints)];
    rows.push([name, ...row, (Number(row[0]) / Number(row[1])).toFixed(2)]);
    console.log(rows.at(-1)!.join(' | '));
  }
  return renderTextTable(rows, 1);
}

/** The second table: presses at three moments. */
async function measurePresses(browser: Browser, urls: Map<string, string>, city: string): Promise<string> {
  const rows = [['Answer, ms', ...moments, `result ${moments.at(-1)}`]];
  for (const press of pressesIn(city)) {
    const cells = [press.name];
    let results: number[] = [];
    for (const moment of moments) {
      const measured: { inp: number; result: number }[] = [];
      for (let run = 1; run <= runs.ofPresses; run += 1) {
        const one = await measurePress(browser, urls.get(press.page)!, press, moment).catch(
          (error: unknown) => console.log(`${press.name}, ${moment}: ${String(error).slice(0, 200)}`),
        );
        if (one) measured.push(one);
      }
      cells.push(median(measured.map(({ inp }) => inp)));
      results = measured.map(({ result }) => result);
    }
    cells.push(median(results));
    console.log(cells.join(' | '));
    rows.push(cells);
  }
  return renderTextTable(rows, 1);
}

/** `npm run bench` measures the build that visitors get and writes docs/measured.md. */
async function bench(): Promise<void> {
  readEnvironment(process.env);
  await buildForProduction(() => undefined);
  const kinds = pageKinds();
  const endpoint = await startTlsEndpoint(productionDatabaseHost);
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser('headless Chromium'),
    args: ['--font-render-hinting=none', ...endpoint.browserArgs],
  });
  try {
    mkdirSync(copiesDir, { recursive: true });
    writeFileSync(path.join(copiesDir, 'floor.html'), oneSentence);
    const measure = async ({ url, databaseUrl }: Site): Promise<void> => {
      endpoint.leadTo(Number(new URL(databaseUrl).port));
      const paths = Object.entries({ [floor]: `/${copiesFolder}/floor`, ...kinds });
      const pages = new Map(paths.map(([name, at]) => [name, url + at]));
      const presses = await measurePresses(browser, pages, kinds.home!);
      const text = `# Measured

Medians of ${runs.ofPages} visits and ${runs.ofPresses} presses by \`npm run bench\` on ${availableParallelism()} processors (${cpus()[0]?.model.trim()}), slowed down 4 times;
pages, and presses before the scripts, have a line of 1.6 Mbit/s with a delay of 150 ms (pages 562 ms, as in Lighthouse). The first
answer to a press is by Event Timing, in steps of 8 ms.

${await measurePages(browser, pages)}

${presses}
`;
      console.log(`\n${text}`);
      writeFileSync('docs/measured.md', text);
    };
    await withLocalServices(measure, productionPublicDir);
  } finally {
    rmSync(copiesDir, { recursive: true, force: true });
    await browser.close();
    await endpoint.close();
  }
}

bench().catch(reportFailure);
