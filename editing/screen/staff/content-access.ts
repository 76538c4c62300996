import type { ContentFile } from '../../../src/content-model/types';
import type { ContentSnapshot } from '../../content/content-snapshot';
import type { Change } from '../../content/prepare-save';
import { readPhones } from '../../preview/drawn-files';
import { changeOnServer } from './change-on-server';

/** What came of a save: what to do next, in words, and where the change can be looked at if it waits for a review. */
export type Saved = { words: string; url?: string };

/** Where our own pages read all content, and save what belongs together: the clone on this machine, or GitHub. */
export type ContentAccess = {
  read(): Promise<ContentFile[]>;
  /**
   * Saves and deletes several files as one change, checked as any save. Refuses where one of them is no longer as it was
   * read. `files` is the content as it was read.
   */
  save(files: readonly ContentFile[], changes: readonly Change[], words: string): Promise<Saved>;
  /** The phones of the locations that are known, by location; undefined where none can be known. */
  phones(): Promise<Record<string, string> | undefined>;
};

/** The content of the clone on this machine. */
export function cloneContent(snapshot: ContentSnapshot): ContentAccess {
  return {
    read: () => snapshot.files(),
    save: async (files, changes, words) => {
      const read = new Map(files.map(({ path, source }) => [path, source]));
      const dataFiles = changes.map(({ path, source }) => ({
        path: `content/${path}`,
        raw: source,
        read: read.get(path) ?? null,
      }));
      await changeOnServer('saveTogether', { dataFiles, options: { commitMessage: words } });
      return { words: 'Saved, and not live yet: the first page puts it live.' };
    },
    phones: readPhones,
  };
}
