import { chmodSync, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PlainError } from '../../local/plain-error';

/** Only errors of the file system have a system call: those of whoever gives the text have their own sentence. */
function explain(cause: unknown, file: string): unknown {
  const { syscall, message } = (cause ?? {}) as NodeJS.ErrnoException;
  const isOfDisk = /^(open|mkdir|chmod|write|fsync|close|rename)$/.test(String(syscall));
  return isOfDisk ? new PlainError(`${file} cannot be written: ${message}. Name another file.`) : cause;
}

/** Makes the folder, which only this user may open; a folder that is already there keeps its mode. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  // Not by mkdir: its mode counts for no folder that it makes on the way, and the user's mask cuts it.
  chmodSync(folder, 0o700);
}

/**
 * Writes a file that only this user may read, in a folder that only this user may open. The text goes to a temporary
 * file beside it, which takes its name at the end: after an error the file is as it was before, or not there. Throws a
 * plain sentence where the disk refuses; passes on what the chunks throw.
 */
export async function writePrivately(
  file: string,
  chunks: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  try {
    makeFolder(path.dirname(file));
    const target = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    // A stream that fails at once may still open its file.
    const closed = new Promise<void>((resolve) => void target.once('close', resolve));
    await pipeline(Readable.from(chunks), target).finally(() => closed);
    renameSync(partial, file);
  } catch (cause) {
    rmSync(partial, { force: true });
    throw explain(cause, file);
  }
}
