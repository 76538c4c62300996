import { createHash } from 'node:crypto';
import { isImage, isPicture, mediaFolder } from '../../src/content-model/reading/media-kinds';
import { listFiles } from '../../src/content-model/reading/read-content';
import { findStale, type Saved } from '../content/repository';
import { readClone, type Clone } from './clone';
import { contentPath, type ContentStore } from './content-store';
import { listDeleted, listVersions, textsAt, versionText } from './history';
import { putLive } from './put-live';
import { type Params, Refused } from './request';
import { findLive, findStatus } from './status';

export type CloneOptions = {
  folder: ContentStore;
  liveUrl?: string | undefined;
  log: (line: string) => void;
};

type Action = (params: Params) => Promise<unknown>;

/** Answers what the screen asks of the clone on this machine; what is saved is checked once more before it goes live. */
export class CloneActions {
  private last: Promise<unknown> = Promise.resolve();
  private saves = 0;

  private readonly actions: Record<string, Action> = {
    read: ({ commit = '' }) => textsAt(this.dir, commit),
    save: (params) => this.inTurn(() => this.save(params)),
    versions: async ({ path }) => {
      const file = contentPath(path);
      const { base } = await findLive(this.dir, await this.clone(), this.options.liveUrl);
      return listVersions(this.dir, file, base);
    },
    versionText: async ({ path, id }) => {
      const file = contentPath(path);
      await this.clone();
      return versionText(this.dir, file, id);
    },
    status: async () => {
      const { saves } = this;
      return { saves, ...(await findStatus(this.options.folder, this.options.liveUrl)) };
    },
    deletedEntries: async () => ((await readClone(this.dir)) ? listDeleted(this.dir) : []),
    putLive: ({ saves }) => {
      this.options.log('Put live was pressed');
      return this.inTurn(() => {
        if (saves === this.saves) return putLive(this.options.folder);
        throw new Refused(
          409,
          'Not put live: something was saved or undone meanwhile. Look at the list, then press again.',
        );
      });
    },
    // The protocol of Decap CMS's proxy backend, which names files with their folder.
    getMedia: () => {
      const pictures = listFiles(this.dir, mediaFolder).filter(isPicture);
      return Promise.all(pictures.map((file) => this.pictureOf(file)));
    },
    getMediaFile: ({ path = '' }) => this.pictureOf(contentPath(path.replace(/^content\//, ''))),
  };

  constructor(private readonly options: CloneOptions) {}

  async run(action: string, params: Params): Promise<unknown> {
    const known = Object.hasOwn(this.actions, action) ? this.actions[action] : undefined;
    if (!known) throw new Refused(422, `The editing server knows no action "${action}".`);
    return known(params);
  }

  private get dir(): string {
    return this.options.folder.dir;
  }

  /** Runs one save after the other, so that each is compared with the result of the one before. */
  private inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.last.catch(() => undefined).then(task);
    this.last = result;
    return result;
  }

  private async clone(): Promise<Clone> {
    const clone = await readClone(this.dir);
    if (clone) return clone;
    throw new Refused(422, 'This folder is no git clone with a commit: it knows no former versions.');
  }

  private async save({ files }: Params): Promise<Saved> {
    const { folder, log } = this.options;
    for (const { path, encoding } of files)
      if (isImage(contentPath(path)) !== (encoding === 'base64'))
        throw new Refused(422, `content/${path} was sent as what it is not: nothing was saved.`);
    const stale = await findStale(files, (path) => folder.readText(path));
    if (stale !== undefined) throw new Refused(409, stale);
    await folder.saveAll(
      files.map(({ path, source, encoding }) => ({
        path,
        content: source === null ? null : Buffer.from(source, encoding),
      })),
    );
    // Not before: whoever reads the status meanwhile has not seen what is being saved.
    this.saves += 1;
    for (const { path, source } of files) log(`${source === null ? 'Deleted' : 'Saved'}: content/${path}`);
    return { words: 'Saved, and not live yet: the first page puts it live.' };
  }

  private async pictureOf(file: string): Promise<unknown> {
    const bytes = await this.options.folder.read(file);
    if (bytes === null || !isImage(file)) throw new Refused(404, `There is no picture content/${file}.`);
    const id = createHash('sha256').update(bytes).digest('hex');
    const name = file.split('/').pop();
    return { id, content: bytes.toString('base64'), encoding: 'base64', path: `content/${file}`, name };
  }
}
