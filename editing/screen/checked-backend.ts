import type { ContentError } from '../../src/content-model/content-error';
import { describeErrors, type ErrorNotice, errorLines, errorNotices } from '../content/describe-errors';
import { prepareSave, type Change } from '../content/prepare-save';
import { withPlace } from '../content/local-place';
import { findStale } from '../content/find-stale';
import type { Saving } from '../content/repository';
import { findUnreadable } from '../content/unreadable';
import { dropUnusedPhotos, findPictureErrors, type Picture } from './check-pictures';
import type { ContentSnapshot } from '../content/content-snapshot';
import { neverForce } from './never-force';
import { beforeLive, type Line } from './notice';

/** The parts of a Decap backend that read and save. */
type Entry = { data: string | null; file: { path: string } };
type DataFile = { path: string; raw: string; read?: string | null };
/** A file to delete; a clone also needs the text that the screen has read. */
export type Unwanted = string | { path: string; read: string | null };
type Options = { unpublished?: boolean; commitMessage?: string };
type Save = { dataFiles: DataFile[]; assets: Picture[] };
type Backend = {
  entriesByFolder(folder: string, extension: string, depth: number): Promise<Entry[]>;
  allEntriesByFolder?(folder: string, extension: string, depth: number, regex?: RegExp): Promise<Entry[]>;
  entriesByFiles(files: object[]): Promise<Entry[]>;
  getEntry(path: string): Promise<Entry>;
  persistEntry(entry: Save, options: Options): Promise<unknown>;
  persistMedia(picture: Picture, options: Options): Promise<unknown>;
  deleteFiles(paths: string[], commitMessage: string): Promise<unknown>;
  publishUnpublishedEntry?(collection: string, slug: string): Promise<unknown>;
  unpublishedEntryDataFile?(collection: string, slug: string, path: string, id: string): Promise<string>;
};

export type Inner = Backend & { deleteFiles(files: Unwanted[], commitMessage: string): Promise<unknown> };

type TellUser = (title: string, lines: Line[]) => void;

type Wrapping = {
  inner: Inner;
  snapshot: ContentSnapshot;
  /** Whether files of this machine are saved, which are compared once more with what was read. */
  isLocal?: boolean;
  /** Shows a message until the user closes it; Decap's own messages vanish. */
  report: TellUser;
};

const prefix = 'content/';
const notSaved = 'Not saved.';
const notDeleted = 'Not deleted.';
const isText = (path: string): boolean => /\.(json|md)$/.test(path);
const pathOf = (path: string): string => (path.startsWith(prefix) ? path.slice(prefix.length) : path);

/** Gives an entry for a file that no form can show: the list then has its name and the reason. */
function standIn({ found, expected }: ContentError, path: string): string {
  const words = `${path.split('/').pop()} cannot be read: found ${found}, expected ${expected}`;
  const titles = ['locationName', 'name', 'title', 'author', 'group', 'question'];
  const data = JSON.stringify(Object.fromEntries(titles.map((name) => [name, words])), null, 2);
  return path.endsWith('.md') ? `---\n${data}\n---\n` : data;
}

/**
 * Wraps a backend of Decap CMS. It formats every change and checks it as a build does: it refuses errors of the changed
 * file, and shows those that the change causes in other files. It refuses to overwrite or delete a file that somebody else
 * has changed since it was opened. It marks files that cannot be read, and never overwrites them.
 */
export function checkedBackend({ inner, snapshot, isLocal = false, report }: Wrapping): Backend {
  const read = new Map<string, string | null>();
  const unreadable = new Map<string, ContentError>();

  const showUnreadable = (entry: Entry): Entry => {
    const error =
      entry.data === null ? undefined : findUnreadable({ path: pathOf(entry.file.path), source: entry.data });
    if (error) unreadable.set(entry.file.path, error);
    else unreadable.delete(entry.file.path);
    if (error) entry.data = standIn(error, entry.file.path);
    else if (entry.data !== null) entry.data = withPlace(pathOf(entry.file.path), entry.data);
    return entry;
  };

  const showAll = (entries: Entry[]): Entry[] => {
    // Changes the list itself, because some backends attach a cursor to it.
    entries.forEach(showUnreadable);
    const errors = entries
      .map(({ file }) => unreadable.get(file.path))
      .filter((error) => error !== undefined);
    if (errors.length > 0) report('Cannot be read', errorLines(errors));
    return entries;
  };

  /** Shows a message whose first line is the title. */
  const show = (words: string): void => {
    const [title = '', ...lines] = words.split('\n');
    report(title, lines);
  };

  const refuse = (words: string): never => {
    show(words);
    throw new Error(words);
  };

  const check = async (wanted: Change[]): Promise<{ changes: Change[]; notices: ErrorNotice[] }> => {
    const { errors, ...prepared } = await prepareSave(await snapshot.files(), wanted);
    if (errors.length === 0) return prepared;
    report(notSaved, errorNotices(errors));
    throw new Error(describeErrors(errors));
  };

  /** Shows the errors that a change has caused in other files. */
  const showCaused = (done: string, notices: ErrorNotice[]): void => {
    if (notices.length > 0) report(`${done} ${beforeLive}`, notices);
  };

  // The GitHub backend gives an empty text for a missing file.
  const readEntry = async (path: string): Promise<Entry> => {
    const entry = await inner.getEntry(path);
    return { ...entry, data: entry.data || null };
  };

  const readNow = (path: string): Promise<string | null> =>
    readEntry(path).then(
      ({ data }) => data,
      () => null,
    );

  const checkPictures = async (pictures: Picture[]): Promise<void> => {
    const errors = await findPictureErrors(pictures);
    if (errors.length > 0) refuse(describeErrors(errors));
  };

  const checkUnchanged = async (
    title: string,
    files: { path: string; raw: string | null }[],
  ): Promise<void> => {
    const broken = files.find(({ path }) => unreadable.has(path));
    if (broken)
      refuse(
        `${title}\n${broken.path} cannot be read as it is: correct the file itself, then load the screen again.`,
      );
    const saving = files.map(({ path, raw }): Saving => ({
      path: pathOf(path),
      source: raw,
      read: read.get(path) ?? null,
    }));
    const stale = await findStale(saving, (path) => readNow(prefix + path));
    if (stale !== undefined) refuse(`${title}\n${stale}`);
  };

  /** Shows a refusal of the backend itself under the title. */
  const showRefusal = (title: string, error: Error): never => {
    show(error.message.startsWith(`${title}\n`) ? error.message : `${title}\n${error.message}`);
    throw error;
  };

  const overrides: Partial<Backend> = {
    entriesByFolder: async (...args) => showAll(await inner.entriesByFolder(...args)),
    entriesByFiles: async (files) => showAll(await inner.entriesByFiles(files)),
    getEntry: async (path) => {
      const entry = await readEntry(path);
      read.set(path, entry.data);
      showUnreadable(entry);
      const error = unreadable.get(path);
      if (error) report('Cannot be read', errorLines([error]));
      return entry;
    },
    persistEntry: async (entry, options) => {
      if (!options.unpublished) await checkUnchanged(notSaved, entry.dataFiles);
      const assets = dropUnusedPhotos(entry.assets, entry.dataFiles);
      await checkPictures(assets);
      const { changes, notices } = await check(
        entry.dataFiles.map(({ path, raw }) => ({ path: pathOf(path), source: raw })),
      );
      const dataFiles = entry.dataFiles.map((file, index) => ({
        ...file,
        raw: changes[index]?.source as string,
        read: read.get(file.path) ?? null,
      }));
      const answer = await inner
        .persistEntry({ ...entry, assets, dataFiles }, options)
        .catch((error: Error) => showRefusal(notSaved, error));
      snapshot.keep(changes);
      for (const { path, raw } of dataFiles) if (!options.unpublished) read.set(path, raw);
      showCaused('Saved.', notices);
      return answer;
    },
    persistMedia: async (picture, options) => {
      await checkPictures([picture]);
      return inner.persistMedia(picture, options);
    },
    deleteFiles: async (paths, commitMessage) => {
      const texts = paths.filter(isText);
      await checkUnchanged(
        notDeleted,
        texts.map((path) => ({ path, raw: null })),
      );
      const { notices } = await check(texts.map((path) => ({ path: pathOf(path), source: null })));
      const withRead = (path: string): Unwanted =>
        isText(path) ? { path, read: read.get(path) ?? null } : path;
      const answer = await inner
        .deleteFiles(isLocal ? paths.map(withRead) : paths, commitMessage)
        .catch((error: Error) => showRefusal(notDeleted, error));
      snapshot.keep(paths.map((path) => ({ path: pathOf(path), source: null })));
      for (const path of texts) read.delete(path);
      showCaused('Deleted.', notices);
      return answer;
    },
  };
  if (inner.publishUnpublishedEntry)
    overrides.publishUnpublishedEntry = (...args) => {
      neverForce(inner, refuse);
      return inner.publishUnpublishedEntry?.(...args) as Promise<unknown>;
    };
  if (inner.unpublishedEntryDataFile)
    overrides.unpublishedEntryDataFile = async (collection, slug, path, id) => {
      const source = await inner.unpublishedEntryDataFile?.(collection, slug, path, id);
      return withPlace(pathOf(path), source ?? '');
    };
  if (inner.allEntriesByFolder)
    overrides.allEntriesByFolder = async (...args) =>
      showAll((await inner.allEntriesByFolder?.(...args)) as Entry[]);

  return new Proxy(inner, {
    get(target, name) {
      const own = overrides[name as keyof Backend];
      if (own) return own;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}
