import type { ErrorNotice } from './describe-errors';

/** A group of what needs a hand, under one title. */
export type Need = { title: string; hint: string; notices: ErrorNotice[] };

/** A file that is not as it is on the live site. */
export type WaitingChange = {
  /** Relative to the content folder. */
  path: string;
  /** What visitors know it by, such as its question; undefined where its text does not say. */
  name?: string | undefined;
  what: 'added' | 'changed' | 'deleted';
  /** Saved: only on this machine. Sent: in the repository from which the site is built. */
  state: 'saved' | 'sent';
  who: string;
  /** In the form of ISO 8601; undefined where nobody knows. */
  when?: string | undefined;
  /** The digest of the present text, by which Undo knows that nobody has changed it since. */
  id: string | null;
};

/** What is live, as far as it is known. */
export type Live = {
  commit: string | null;
  since: string | null;
  /** Who says so: the site itself, the repository as this clone has last seen it, or nobody. */
  source: 'site' | 'repository' | 'nobody';
  siteUrl: string;
};

/** What the first page shows of this machine. */
export type Standing = {
  needs: Need[];
  live: Live;
  changes: WaitingChange[];
  /** How many changes are not listed, because there are too many. */
  left: number;
  /** Why nothing can be put live from here; undefined where it can. */
  obstacle?: string | undefined;
  /** The commit that was sent and is not live yet. */
  sent?: string | undefined;
};

/** A former version of a file. */
export type FormerVersion = {
  /** The commit that has it. */
  id: string;
  who: string;
  when: string;
  /** The first line of the commit's message. */
  words: string;
  isDeletion: boolean;
  /** Whether the file is the same now. */
  isNow: boolean;
  isLive: boolean;
};

export type FormerVersions = {
  /** What visitors know the entry by. */
  name?: string | undefined;
  versions: FormerVersion[];
  /** The present text; null where there is none. */
  now: string | null;
  /** Whether there are older versions that are not listed. */
  left: boolean;
};

/** An entry that was deleted, with the commit that did so. */
export type DeletedEntry = { path: string; name?: string | undefined; who: string; when: string };

/** What came of Put live: each step that was done, and what to do where it stopped. */
export type PutLiveResult = { steps: string[]; commit?: string | undefined; todo?: string | undefined };

/** Whether a commit is live by now. */
export type Arrival = { state: 'live' | 'waiting' | 'unknown'; words: string };
