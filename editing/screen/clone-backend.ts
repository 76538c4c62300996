import type { Repository, Saving } from '../content/repository';
import {
  type Backend,
  type Inner,
  isText,
  pathOf,
  type Picture,
  prefix,
  type Unwanted,
} from './decap-backend';

const asSaving = async (picture: Picture): Promise<Saving> => ({
  path: pathOf(picture.path),
  source: await picture.toBase64(),
  encoding: 'base64',
});

const asDeletion = ({ path, read }: Unwanted): Saving => ({
  path: pathOf(path),
  source: null,
  ...(isText(path) ? { read } : { encoding: 'base64' }),
});

const persistThrough =
  (repository: Repository): Inner['persistEntry'] =>
  async ({ dataFiles, assets }, { commitMessage = '' }) => {
    const texts = dataFiles.map(({ path, raw, read = null }) => ({ path: pathOf(path), source: raw, read }));
    return repository.save([...(await Promise.all(assets.map(asSaving))), ...texts], commitMessage);
  };

export function saveThrough(backend: Inner, repository: Repository): Inner {
  return Object.assign(backend, {
    persistEntry: persistThrough(repository),
    deleteFiles: (files: Unwanted[], commitMessage: string) =>
      repository.save(files.map(asDeletion), commitMessage),
  } satisfies Partial<Inner>);
}

/** Decap CMS would write all files of a waiting change over what others have published or saved in it since. */
export function saveDraftsThrough(backend: Inner, repositoryOf: (branch: string) => Repository): void {
  const begin = backend.persistEntry.bind(backend);
  const remove = (backend as unknown as Backend).deleteFiles.bind(backend);
  backend.deleteFiles = (files, commitMessage) =>
    remove(
      files.map(({ path }) => path),
      commitMessage,
    );
  backend.persistEntry = (entry, options) => {
    const branch = `cms/${options.collectionName}/${entry.dataFiles[0]?.slug}`;
    return (options.unpublished ? persistThrough(repositoryOf(branch)) : begin)(entry, options);
  };
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
