import { parseArgs } from 'node:util';
import { PlainError } from '../../local/plain-error';

export type BenchOptions = {
  /** Measures Lighthouse, bytes and the largest paint, also of the same pages without scripts. */
  pages: boolean;
  /** Measures the delay of the first tap and the first key. */
  input: boolean;
  /** Times a clean build and the build after a changed answer. */
  builds: boolean;
  /** The number of runs, of which the median counts. */
  runs: number;
  /** The number of cities of an additional build; 0 for no such build. */
  cities: number;
};

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new PlainError(`--${name} is "${text}", but must be a whole number above 0, as in --${name} 5.`);
}

/** Reads the options after `npm run bench --`; without any, everything is measured except the build of many cities. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'boolean', default: false },
      input: { type: 'boolean', default: false },
      builds: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      cities: { type: 'string' },
    },
  });
  const { pages, input, builds } = values;
  const isAll = !pages && !input && !builds && values.cities === undefined;
  return {
    pages: isAll || pages,
    input: isAll || input,
    builds: isAll || builds,
    runs: readCount('runs', values.runs),
    cities: values.cities === undefined ? 0 : readCount('cities', values.cities),
  };
}
