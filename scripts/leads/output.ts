import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { writePrivately } from './private-file';

/** Writes records as CSV: with a head, and so that no spreadsheet takes a value for a formula. */
export async function* csvOf(
  columns: readonly string[],
  records: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  // Without the mark at its beginning, Excel reads é as two characters.
  const writer = stringify({ bom: true, header: true, columns: [...columns], escape_formulas: true });
  writer.setEncoding('utf8');
  // What the records throw comes out of the loop below.
  pipeline(Readable.from(records), writer).catch(() => undefined);
  for await (const chunk of writer) yield String(chunk);
}

/** Writes to a file that only this user may read, and says so; without one to the terminal, or where that leads. */
export async function writeOut(
  chunks: AsyncIterable<string> | Iterable<string>,
  file: string | undefined,
): Promise<void> {
  if (file !== undefined) {
    await writePrivately(file, chunks);
    console.log(`Written to ${file}, which only you can read.`);
    return;
  }
  try {
    await pipeline(Readable.from(chunks), process.stdout, { end: false });
  } catch (cause) {
    // Whoever reads has seen enough, as `head` does.
    if ((cause as NodeJS.ErrnoException).code !== 'EPIPE') throw cause;
  }
}
