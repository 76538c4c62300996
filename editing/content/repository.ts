import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import type { Params } from '../server/request';

/** A file to save, or to delete where its source is null; paths are relative to the content folder. */
export type Saving = Params['files'][number];

export const textOf = (files: ContentFiles, path: string): string | null =>
  files.find((file) => file.path === path)?.source ?? null;

/** Says in words why one of some files is not saved or deleted: it is no longer as it was read. */
export async function findStale(
  files: readonly Saving[],
  readNow: (path: string) => Promise<string | null>,
): Promise<string | undefined> {
  for (const { path, source, read = null, encoding } of files) {
    if (encoding !== undefined) continue;
    const now = await readNow(path);
    if (now === read && (now !== null || source !== null)) continue;
    const done = source === null ? 'Nothing was deleted' : 'Nothing was overwritten';
    if (now === null)
      return (
        `content/${path} could not be read: you are offline, your sign-in has expired, or the file was deleted. ` +
        `${done}, and what you wrote is kept on this device: load the screen again and sign in.`
      );
    if (read === null && source !== null)
      return `content/${path} is there already. ${done}: open it, or choose another name.`;
    return (
      `content/${path} was changed by someone else since it was opened here. ${done}: ` +
      (source === null
        ? 'load the screen again and look at the new text first.'
        : 'what you wrote is kept on this device: load the screen again.')
    );
  }
  return undefined;
}

export type Saved = { words: string; url?: string };

/** Staff's actions are built on this alone, so that they do the same on a clone and on GitHub. */
export interface Repository {
  read(commit?: string): Promise<ContentFile[]>;
  /** Saves and deletes files, all of them or none. Refuses where one is no longer as it was read. */
  save(files: readonly Saving[], words: string, isBack?: boolean): Promise<Saved>;
  versions(path: string): Promise<Version[]>;
}

export type Version = {
  id: string;
  parent?: string | undefined;
  who: string;
  when: string;
  /** None of a deletion, or where it cannot be read. */
  text: string | undefined;
  isDeletion: boolean;
  isNow: boolean;
  isLive: boolean;
};
