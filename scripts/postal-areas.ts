import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PlainError } from '../local/plain-error';
import { reportFailure } from './report-failure';

type Code = { latitude: number | null; longitude: number | null; state: string };
type Centre = [latitude: number, longitude: number];
type Centres = Record<string, Centre>;

const outputDir = 'src/build/postal-areas';

/** The post of the armed forces, and islands beside Guam: their zones lie in no place, or in several. */
const leftOut = new Set(['AA', 'AE', 'AP', 'AS', 'FM', 'MH', 'PW']);

/** In these rows a comma has moved the columns: here are the towns that the areas are named after. */
const lost: Centres = {
  E1H: [46.15, -64.7],
  E2E: [45.42, -65.95],
  E2H: [45.35, -66.01],
  E3C: [45.94, -66.67],
  K0C: [45.22, -74.85],
  K0H: [44.45, -76.6],
  K0K: [44.06, -77.4],
  P0M: [46.47, -81.2],
  V0N: [49.75, -124.1],
};

/** Gives the value in the middle, so that a wrong row moves nothing. */
function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Number(((low + high) / 2).toFixed(2));
}

/** North America lies west of Greenwich: other rows are wrong, or have no place. */
const isPlaced = ({ latitude, longitude, state }: Code): boolean =>
  Boolean(latitude) && longitude !== null && longitude < 0 && !leftOut.has(state);

function centresOf(codes: Record<string, Code>): Centres {
  const areas = new Map<string, Code[]>();
  for (const [written, code] of Object.entries(codes)) {
    const area = written.slice(0, 3);
    if (isPlaced(code)) areas.set(area, [...(areas.get(area) ?? []), code]);
  }
  const centres = [...areas].map(([area, members]): [string, Centre] => [
    area,
    [
      median(members.map(({ latitude }) => Number(latitude))),
      median(members.map(({ longitude }) => Number(longitude))),
    ],
  ]);
  return Object.fromEntries(centres);
}

function writeTable(country: 'CA' | 'US', centres: Centres): void {
  const lines = Object.entries(centres)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([area, centre]) => `  "${area}": [${centre.join(', ')}]`);
  const file = path.join(outputDir, `${country}.json`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  process.stdout.write(`${file}: ${lines.length} areas\n`);
}

/**
 * `npm run postal-areas -- FOLDER` makes the tables of where postal areas lie, src/build/postal-areas/CA.json (by the
 * first three characters of a postal code) and US.json (by the first three digits of a zip code), from the npm package
 * zipcodes 8.0.0, whose licence is beside them. FOLDER has that package, as `npm pack zipcodes@8.0.0` gives it, unpacked.
 */
function main(): void {
  const [folder] = process.argv.slice(3);
  if (!folder)
    throw new PlainError('Name the folder of the unpacked package: npm run postal-areas -- path/to/package');
  const load = createRequire(path.resolve(folder, 'package.json'));
  const codesIn = (file: string): Record<string, Code> =>
    (load(`./lib/${file}`) as { codes: Record<string, Code> }).codes;
  writeTable('US', centresOf(codesIn('codes.js')));
  writeTable('CA', { ...centresOf(codesIn('codesCanada.js')), ...lost });
}

try {
  main();
} catch (error) {
  reportFailure(error);
}
