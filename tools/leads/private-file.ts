import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';

/** Makes the folder, which only this user may open; a folder that is already there keeps its mode. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  // Not by mkdir: its mode counts for no folder that it makes on the way, and the user's mask cuts it.
  chmodSync(folder, 0o700);
}

/** Writes a file that only this user may read, under its name at the end only: after an error it is as it was before. */
export async function writePrivately(
  file: string,
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  try {
    makeFolder(path.dirname(file));
    await writeFile(partial, chunks, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(partial, file);
  } catch (cause) {
    rmSync(partial, { force: true });
    const { syscall, message } = cause as NodeJS.ErrnoException;
    // Errors of whoever gives the text have their own sentence.
    if (!syscall) throw cause;
    throw new PlainError(`${file} cannot be written: ${message}. Name another file.`);
  }
}
