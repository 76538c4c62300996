import type { ContentError } from '../../src/content-model/content-error';
import { parseOnce } from '../../src/content-model/reading/parse-file';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import { withPlace } from '../content/local-place';
import type { Repository, Saving } from '../content/repository';

export const prefix = 'content/';
export const pathOf = (path: string): string => (path.startsWith(prefix) ? path.slice(prefix.length) : path);

export const isText = (path: string): boolean => /\.(json|md)$/.test(path);

export type Picture = { path: string; toBase64(): Promise<string> };
export type Entry = { data: string | null; file: { path: string } };
export type DataFile = { path: string; slug?: string; raw: string };
export type Options = {
  useWorkflow?: boolean;
  unpublished?: boolean;
  collectionName?: string;
  commitMessage?: string;
};
export type Save = { dataFiles: DataFile[]; assets: Picture[] };
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

/** A backend that the screen stores with: it also gets the text that was read of each file. */
export type Inner = Omit<Backend, 'deleteFiles' | 'persistEntry'> & {
  persistEntry(entry: Save & { files: Saving[] }, options: Options): Promise<unknown>;
  deleteFiles(files: Saving[], commitMessage: string): Promise<unknown>;
};

function standIn({ found, expected }: ContentError, path: string): string {
  const words = `${path.split('/').pop()} cannot be read: found ${found}, expected ${expected}`;
  const titles = ['locationName', 'name', 'title', 'author', 'group', 'question'];
  const data = JSON.stringify(Object.fromEntries(titles.map((name) => [name, words])), null, 2);
  return path.endsWith('.md') ? `---\n${data}\n---\n` : data;
}

export function readableEntries(onFound: (errors: ContentError[]) => void) {
  const unreadable = new Map<string, ContentError>();

  // Changes the list itself, because some backends attach a cursor to it.
  const showAll = (entries: Entry[]): Entry[] => {
    // A translation has a form of its own, beside its original.
    entries.splice(0, entries.length, ...entries.filter(({ file }) => !readTranslationPath(file.path)));
    for (const entry of entries) {
      const { data: source, file } = entry;
      if (source === null) continue;
      const { read, errors } = parseOnce({ path: pathOf(file.path), source });
      unreadable.delete(file.path);
      if (!read && errors[0]) unreadable.set(file.path, errors[0]);
      const error = unreadable.get(file.path);
      entry.data = error ? standIn(error, file.path) : withPlace(pathOf(file.path), source);
    }
    const found = entries.flatMap(({ file }) => unreadable.get(file.path) ?? []);
    if (found.length > 0) onFound(found);
    return entries;
  };

  return { showAll, isUnreadable: (path: string): boolean => unreadable.has(prefix + path) };
}

const asSaving = async (picture: Picture): Promise<Saving> => ({
  path: pathOf(picture.path),
  source: await picture.toBase64(),
  encoding: 'base64',
});

const persistThrough =
  (repository: Repository): Inner['persistEntry'] =>
  async ({ files, assets }, { commitMessage = '' }) =>
    repository.save([...(await Promise.all(assets.map(asSaving))), ...files], commitMessage);

export function saveThrough(backend: Inner, repository: Repository): Inner {
  return Object.assign(backend, {
    persistEntry: persistThrough(repository),
    deleteFiles: (files: Saving[], commitMessage: string) => repository.save(files, commitMessage),
  } satisfies Partial<Inner>);
}

/** Decap CMS would write all files of a waiting change over what others have published or saved in it since. */
export function saveDraftsThrough(backend: Backend, repositoryOf: (branch: string) => Repository): void {
  const begin = backend.persistEntry.bind(backend);
  const remove = backend.deleteFiles.bind(backend);
  Object.assign(backend, {
    deleteFiles: (files: Saving[], commitMessage: string) =>
      remove(
        files.map(({ path }) => prefix + path),
        commitMessage,
      ),
    persistEntry: ({ files, ...entry }: Save & { files: Saving[] }, options: Options) => {
      const { slug } = entry.dataFiles[0] ?? {};
      const waiting = repositoryOf(`cms/${options.collectionName}/${slug}`);
      if (options.unpublished) return persistThrough(waiting)({ files, ...entry }, options);
      const dataFiles = files.map(({ path, source }, index) => {
        return { slug, ...entry.dataFiles[index], path: prefix + path, raw: source ?? '' };
      });
      return begin({ ...entry, dataFiles }, options);
    },
  });
}

type Proxied = Inner & { getMediaFile(path: string): Promise<unknown> };

export function cloneBackend(proxy: Proxied, repository: Repository): Inner {
  const entriesOf = async (isWanted: (path: string) => boolean) =>
    (await repository.read())
      .map(({ path, source }) => ({ data: source, file: { path: prefix + path, id: path } }))
      .filter(({ file }) => isWanted(file.path));
  return Object.assign(saveThrough(proxy, repository), {
    entriesByFolder: (folder: string, extension: string) =>
      entriesOf((path) => path.startsWith(`${folder}/`) && path.endsWith(`.${extension}`)),
    entriesByFiles: (files: { path: string }[]) =>
      entriesOf((path) => files.some((file) => file.path === path)),
    async getEntry(wanted: string) {
      const [entry] = await entriesOf((path) => path === wanted);
      return entry ?? { data: null, file: { path: wanted } };
    },
    async persistMedia(picture: Picture, { commitMessage = '' }) {
      await repository.save([await asSaving(picture)], commitMessage);
      return proxy.getMediaFile(picture.path);
    },
    // Nobody builds the site for a preview here.
    getDeployPreview: async () => null,
  } satisfies Partial<Inner> & { getDeployPreview(): Promise<null> });
}
