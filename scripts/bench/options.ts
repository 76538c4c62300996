import { parseArgs } from 'node:util';
import { PlainError } from '../../local/plain-error';

export type BenchOptions = {
  /** Lighthouse, bytes and the largest paint beside that of the same page without scripts. */
  pages: boolean;
  /** The delay of the first tap and the first key. */
  input: boolean;
  /** A clean build and the build after one changed answer. */
  builds: boolean;
  /** Of how many runs the median is taken. */
  runs: number;
  /** How many cities are built besides, 0 for none. */
  cities: number;
};

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new PlainError(`--${name} is "${text}", but must be a whole number above 0, as in --${name} 5.`);
}

/** Reads what stands after `npm run bench --`; where nothing is asked for by name it is all but the many cities. */
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
