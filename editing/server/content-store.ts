import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { findFileKind, isByCity } from '../../src/content-model/reading/content-kinds';
import { isImage, mediaFolder } from '../../src/content-model/reading/media-kinds';
import { Refused } from './request';

export function isContentPath(file: string): boolean {
  const parts = file.split('/');
  // oxlint-disable-next-line no-control-regex
  if (parts.some((part) => part === '' || part.startsWith('.') || /[\\:\u0000-\u001f]/.test(part)))
    return false;
  return parts[0] === mediaFolder ? isImage(file) : 'schema' in findFileKind(file);
}

/** Gives a path below the content folder as it is; refuses one of any other file, above all one outside the folder. */
export function contentPath(named = ''): string {
  if (isContentPath(named)) return named;
  throw new Refused(403, `${JSON.stringify(named)} is not a content file: nothing was read or written.`);
}

type Content = Buffer | null;

/** Reads and writes only content files, never through a symbolic link. */
export class ContentStore {
  constructor(
    readonly dir: string,
    /** The folder, best on the same disk, in which a file is written before it is moved, so that nobody reads half a file. */
    private readonly workDir: string,
  ) {}

  async read(relative: string): Promise<Content> {
    const file = await this.locate(relative);
    return fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async readText(relative: string): Promise<string | null> {
    return (await this.read(relative))?.toString('utf8') ?? null;
  }

  /** Writes and deletes all of the files or none: where one cannot be changed, those before it get back what they had. */
  async saveAll(files: readonly { path: string; content: Content }[]): Promise<void> {
    const before = await Promise.all(files.map(({ path: file }) => this.read(file)));
    const staged = await Promise.all(files.map(({ content }) => this.stage(content)));
    const changed: string[] = [];
    try {
      for (const [index, { path: file }] of files.entries()) {
        await this.replace(file, staged[index] ?? null);
        changed.push(file);
      }
    } catch (error) {
      for (const [index, file] of changed.entries())
        await this.replace(file, await this.stage(before[index] ?? null));
      throw error;
    } finally {
      await Promise.all(staged.map((file) => file && fs.rm(file, { force: true })));
    }
  }

  private async stage(content: Content): Promise<string | null> {
    if (content === null) return null;
    await fs.mkdir(this.workDir, { recursive: true });
    const file = path.join(this.workDir, randomUUID());
    await fs.writeFile(file, content);
    return file;
  }

  private async replace(relative: string, staged: string | null): Promise<void> {
    const file = await this.locate(relative);
    const folder = path.dirname(file);
    if (staged !== null) {
      await fs.mkdir(folder, { recursive: true });
      // A work folder on another disk cannot be moved from.
      return fs.rename(staged, file).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        return fs.copyFile(staged, file);
      });
    }
    await fs.rm(file, { force: true });
    // The folder of a city goes with its last file; git knows no empty one either.
    if (isByCity(relative.split('/')[0] ?? '')) await fs.rmdir(folder).catch(() => undefined);
  }

  private async locate(relative: string): Promise<string> {
    for (let part = relative; part !== '.'; part = path.dirname(part)) {
      const found = await fs.lstat(path.join(this.dir, part)).catch(() => null);
      if (found?.isSymbolicLink())
        throw new Refused(
          403,
          `content/${relative} is a link to somewhere else: nothing was read or written.`,
        );
    }
    return path.join(this.dir, relative);
  }
}
