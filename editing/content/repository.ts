import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import type { Notice } from '../../src/content-model/notices/notice';

/** A file to save, or to delete where its source is null; paths are relative to the content folder. */
export type Saving = {
  path: string;
  source: string | null;
  /** The text as it was read, null where there was none. A picture has none: it never replaces another one. */
  read?: string | null;
  encoding?: 'base64' | undefined;
};

/** Gives the text of a file; null where there is none. */
export const textOf = (files: ContentFiles, path: string): string | null =>
  files.find((file) => file.path === path)?.source ?? null;

/** Finds the first of some files that is no longer as it was read, and says in words why it is not saved or deleted. */
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
        `content/${path} could not be read: you are offline, your sign-in has run out, or the file was deleted. ` +
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

/** What came of a save: what to do next, in words, and where the change can be looked at if it waits for a review. */
export type Saved = { words: string; url?: string };

/**
 * Where the content is kept: the clone on this machine, or GitHub. Staff's actions are built on this alone
 * (staff-actions.ts), so that they do the same in both.
 */
export interface Repository {
  /** Every text of the content, as it is saved now or as a commit has it. */
  read(commit?: string): Promise<ContentFile[]>;
  /** Saves and deletes files, all of them or none. Refuses where one is no longer as it was read. */
  save(files: readonly Saving[], words: string): Promise<Saved>;
  /** The versions that commits have of a file, the newest first. */
  versions(path: string): Promise<Version[]>;
  /** The text of one of these versions. */
  versionText(path: string, id: string): Promise<string>;
}

/** What can be done on one machine besides: there is no review, and what is saved is put live from here. */
export interface CloneRepository extends Repository {
  standing(): Promise<Standing>;
  deletedEntries(): Promise<DeletedEntry[]>;
  /** The bytes of a stored picture, in base64. */
  picture(path: string): Promise<string>;
  /** Refuses where anything was saved after the standing with this count was read. */
  putLive(saves: number): Promise<PutLiveResult>;
  arrival(commit: string): Promise<Arrival>;
}

/** A former version of a file. */
export type Version = {
  id: string;
  parent?: string | undefined;
  who: string;
  when: string;
  isDeletion: boolean;
  isNow: boolean;
  isLive: boolean;
};

/** A group of what needs a hand, under one title. */
export type Need = { title: string; hint: string; notices: Notice[] };

/** A file that is not as it is on the live site. */
export type WaitingChange = {
  path: string;
  /** What visitors know it by, such as its question; undefined where its text does not say. */
  name?: string | undefined;
  what: 'added' | 'changed' | 'deleted';
  /** Saved: only on this machine. Sent: in the repository from which the site is built. */
  state: 'saved' | 'sent';
  who: string;
  when?: string | undefined;
  now: string | null;
  live: string | null;
};

/** What is live, as far as it is known. */
export type Live = {
  siteUrl: string;
  /** Whether the site itself says what it shows; otherwise what this clone has last sent or fetched is taken for live. */
  isKnown: boolean;
  since: string | null;
};

/** What the first page shows of this machine. */
export type Standing = {
  /** How many saves there were until it was read. */
  saves: number;
  needs: Need[];
  /** Missing where there is no clone. */
  live?: Live;
  changes: WaitingChange[];
  left: number;
  /** The commit with which the content is compared. */
  base?: string | undefined;
  /** Why nothing can be put live from here; undefined where it can. */
  obstacle?: string | undefined;
  /** The commit that was sent and is not live yet. */
  sent?: string | undefined;
};

/** An entry that was deleted, with who did so. */
export type DeletedEntry = { path: string; name?: string | undefined; who: string; when: string };

/** What came of Put live: each step that was done, and what to do where it stopped. */
export type PutLiveResult = { steps: string[]; commit?: string | undefined; todo?: string | undefined };

/** Whether a commit is live by now, as far as it is known. */
export type Arrival = { isLive: boolean; words: string };
