/** Decap CMS names files from the repository's root, and all else here from the content folder. */
export const prefix = 'content/';
export const pathOf = (path: string): string => (path.startsWith(prefix) ? path.slice(prefix.length) : path);

export const isText = (path: string): boolean => /\.(json|md)$/.test(path);

/** A picture in Decap before it is saved. */
export type Picture = { path: string; toBase64(): Promise<string> };
export type Entry = { data: string | null; file: { path: string } };
export type DataFile = { path: string; slug?: string; raw: string; read?: string | null };
/** A file to delete, with the text that the screen has read. */
export type Unwanted = { path: string; read: string | null };
/** `useWorkflow`: changes wait for a review; `unpublished`: one of this entry waits already. */
export type Options = {
  useWorkflow?: boolean;
  unpublished?: boolean;
  collectionName?: string;
  commitMessage?: string;
};
export type Save = { dataFiles: DataFile[]; assets: Picture[] };
/** What Decap CMS asks of a backend, as far as ours differs. */
export type Backend = {
  entriesByFolder(folder: string, extension: string, depth: number): Promise<Entry[]>;
  allEntriesByFolder?(folder: string, extension: string, depth: number, regex?: RegExp): Promise<Entry[]>;
  entriesByFiles(files: object[]): Promise<Entry[]>;
  getEntry(path: string): Promise<Entry>;
  persistEntry(entry: Save, options: Options): Promise<unknown>;
  persistMedia(picture: Picture, options: Options): Promise<unknown>;
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>;
  publishUnpublishedEntry?(collection: string, slug: string): Promise<unknown>;
  unpublishedEntry?(named: { collection: string; slug: string }): Promise<{ diffs: { path: string }[] }>;
  /** Of GitHub: with the second it overwrites the branch where GitHub refuses to merge. */
  api?: { forceMergePR?: (pull: { number: number }) => unknown };
  unpublishedEntryDataFile?(collection: string, slug: string, path: string, id?: string): Promise<string>;
};

export type Inner = Omit<Backend, 'deleteFiles'> & {
  deleteFiles(files: Unwanted[], commitMessage: string): Promise<unknown>;
};
