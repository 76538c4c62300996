import { firstInputs, measureFirstInput, moments } from './input-delay';
import type { BrowserOptions } from './measure-pages';
import type { Sample } from './samples';

/** The pages with a form; the others have only the menu, which is the same on all pages. */
const columns = ['home', 'get-quote', 'book-now', '/book'];

/** Measures the delay of the first tap and the first key of a visit. */
export async function measureInput({
  kinds,
  siteUrl,
  browser,
  runs,
  log,
}: BrowserOptions): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const input of firstInputs) {
    for (const moment of moments) {
      log(`first ${input.name} ${moment}`);
      for (const column of columns) {
        const url = `${siteUrl}${kinds[column]}`;
        for (let run = 0; run < runs; run += 1) {
          const value = await measureFirstInput(browser, { url, input, moment });
          if (value === undefined) break;
          samples.push({ measure: { name: `First ${input.name} ${moment}, ms`, digits: 0 }, column, value });
        }
      }
    }
  }
  return samples;
}
