import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFileKind, isByCity } from '../../src/content-model/reading/content-kinds';
import { isImage, mediaFolder } from '../../src/content-model/reading/media-kinds';
import { Refused } from './refused';

/** The screen's name for the content folder, wherever CONTENT_DIR puts it. */
const screenFolder = 'content/';

/** Gives the path below the content folder; refuses any other file, above all one outside the folder. */
export function contentPath(named: unknown): string {
  const refused = new Refused(
    403,
    `${JSON.stringify(named)} is no content file: nothing was read or written.`,
  );
  if (typeof named !== 'string' || !named.startsWith(screenFolder)) throw refused;
  const relative = named.slice(screenFolder.length);
  const parts = relative.split('/');
  // oxlint-disable-next-line no-control-regex
  if (parts.some((part) => part === '' || part.startsWith('.') || /[\\:\u0000-\u001f]/.test(part)))
    throw refused;
  const isContent = parts[0] === mediaFolder ? isImage(relative) : 'schema' in findFileKind(relative);
  if (isContent) return relative;
  throw refused;
}

/** Whether no part of a folder's path below the root is a link; parts that are not there yet are none. */
async function isWhereItSeems(root: string, folder: string): Promise<boolean> {
  const real = await realpath(path.join(root, folder)).catch(() => null);
  if (real !== null) return real === path.join(root, folder);
  return folder === '.' || isWhereItSeems(root, path.dirname(folder));
}

/** Reads and writes only content files, never through a symbolic link. */
export class ContentStore {
  constructor(
    readonly dir: string,
    /** The folder in which a file is written before it is moved, so that nobody reads half a file. */
    private readonly workDir: string,
  ) {}

  async read(relative: string): Promise<Buffer | null> {
    const file = await this.locate(relative);
    return readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async readText(relative: string): Promise<string | null> {
    return (await this.read(relative))?.toString('utf8') ?? null;
  }

  async write(relative: string, bytes: Buffer | string): Promise<void> {
    const file = await this.locate(relative);
    await mkdir(path.dirname(file), { recursive: true });
    await mkdir(this.workDir, { recursive: true });
    const whole = path.join(this.workDir, randomUUID());
    await writeFile(whole, bytes);
    await rename(whole, file).catch(async (error: NodeJS.ErrnoException) => {
      await rm(whole, { force: true });
      // A file cannot be moved to another disk, so it is written there directly.
      if (error.code !== 'EXDEV') throw error;
      await writeFile(file, bytes);
    });
  }

  async remove(relative: string): Promise<void> {
    const file = await this.locate(relative);
    await rm(file, { force: true });
    // The folder of a city goes with its last file; git knows no empty one either.
    if (isByCity(relative.split('/')[0] ?? '')) await rmdir(path.dirname(file)).catch(() => undefined);
  }

  /**
   * Lists the files directly in a folder of the content, by their paths below the content folder; of a kind with a folder
   * for each city those in these folders.
   */
  async list(folder: string): Promise<string[]> {
    const entries = await readdir(path.join(this.dir, folder), { withFileTypes: true }).catch(() => []);
    if (isByCity(folder)) {
      const cities = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
      return (await Promise.all(cities.map((city) => this.list(city)))).flat().toSorted();
    }
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    return names.toSorted();
  }

  private async locate(relative: string): Promise<string> {
    const file = path.join(this.dir, relative);
    const root = await realpath(this.dir);
    const isInside = await isWhereItSeems(root, path.dirname(relative));
    const link = await lstat(file).catch(() => null);
    if (isInside && !link?.isSymbolicLink()) return file;
    throw new Refused(403, `content/${relative} is a link to somewhere else: nothing was read or written.`);
  }
}
