import { randomUUID } from 'node:crypto';
import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { findFileKind, isByCity } from '../../src/content-model/reading/content-kinds';
import { isImage, mediaFolder } from '../../src/content-model/reading/media-kinds';
import { Refused } from './refused';

/** Gives a path below the content folder as it is; refuses one of any other file, above all one outside the folder. */
export function contentPath(named: unknown): string {
  const refused = new Refused(
    403,
    `${JSON.stringify(named)} is not a content file: nothing was read or written.`,
  );
  if (typeof named !== 'string') throw refused;
  const parts = named.split('/');
  // oxlint-disable-next-line no-control-regex
  if (parts.some((part) => part === '' || part.startsWith('.') || /[\\:\u0000-\u001f]/.test(part)))
    throw refused;
  const isContent = parts[0] === mediaFolder ? isImage(named) : 'schema' in findFileKind(named);
  if (isContent) return named;
  throw refused;
}

/** Whether a path below the content folder is one that the screen may read and write. */
export function isContentPath(file: string): boolean {
  try {
    contentPath(file);
    return true;
  } catch {
    return false;
  }
}

/** Whether no part of a folder's path below the root is a link; parts that are not there yet are not. */
async function isWhereItSeems(root: string, folder: string): Promise<boolean> {
  const real = await realpath(path.join(root, folder)).catch(() => null);
  if (real !== null) return real === path.join(root, folder);
  return folder === '.' || isWhereItSeems(root, path.dirname(folder));
}

/** What a file is to hold; null deletes it. */
type Content = Buffer | null;

/** Reads and writes only content files, never through a symbolic link. */
export class ContentStore {
  constructor(
    readonly dir: string,
    /** The folder in which a file is written before it is moved, so that nobody reads half a file. */
    private readonly workDir: string,
  ) {}

  async read(relative: string): Promise<Content> {
    const file = await this.locate(relative);
    return readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async readText(relative: string): Promise<string | null> {
    return (await this.read(relative))?.toString('utf8') ?? null;
  }

  /**
   * Writes and deletes files: all of them, or none. All new content is on the disk before the first file changes, and where
   * one cannot be changed, those before it get back what they had.
   */
  async saveAll(files: readonly { path: string; content: Content }[]): Promise<void> {
    const before = await Promise.all(files.map(({ path: file }) => this.read(file)));
    const staged = await Promise.all(files.map(({ content }) => this.stage(content)));
    let changed = 0;
    try {
      for (const { path: file } of files) {
        await this.replace(file, staged[changed] ?? null);
        changed += 1;
      }
    } catch (error) {
      const put = files
        .slice(0, changed)
        .map(({ path: file }, index) => this.putBack(file, before[index] ?? null));
      await Promise.all(put);
      throw error;
    } finally {
      await Promise.all(staged.map((file) => file && rm(file, { force: true })));
    }
  }

  private async putBack(relative: string, content: Content): Promise<void> {
    await this.replace(relative, await this.stage(content));
  }

  /** Lists the files directly in a folder of the content, by their paths below the content folder. */
  async list(folder: string): Promise<string[]> {
    const entries = await readdir(path.join(this.dir, folder), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    return names.toSorted();
  }

  /** Writes content to a file of its own; null for nothing. */
  private async stage(content: Content): Promise<string | null> {
    if (content === null) return null;
    await mkdir(this.workDir, { recursive: true });
    const file = path.join(this.workDir, randomUUID());
    await writeFile(file, content);
    return file;
  }

  /** Moves a staged file to its place; without one, deletes what is there. */
  private async replace(relative: string, staged: string | null): Promise<void> {
    const file = await this.locate(relative);
    if (staged === null) {
      await rm(file, { force: true });
      // The folder of a city goes with its last file; git knows no empty one either.
      if (isByCity(relative.split('/')[0] ?? '')) await rmdir(path.dirname(file)).catch(() => undefined);
      return;
    }
    await mkdir(path.dirname(file), { recursive: true });
    await rename(staged, file).catch(async (error: NodeJS.ErrnoException) => {
      // A file cannot be moved to another disk: it is copied beside its place first, so that it is never half there.
      if (error.code !== 'EXDEV') throw error;
      const beside = path.join(path.dirname(file), `.${randomUUID()}`);
      await copyFile(staged, beside);
      await rename(beside, file);
    });
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
