import { createHash } from 'node:crypto';
import { checkMediaFile } from '../../src/content-model/checks/check-media';
import { isImage, isPicture } from '../../src/content-model/reading/media-kinds';
import type { ContentError } from '../../src/content-model/content-error';
import type { Notice } from '../../src/content-model/notices/notice';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { prepareSave, type Change } from '../content/prepare-save';
import { describeErrors } from '../content/describe-errors';
import { commitFiles } from './commit-files';
import { contentPath, type ContentStore } from './content-store';
import { Refused } from './refused';
import type { Asset, Params } from './request';

type Options = { folder: ContentStore; isCommitting: boolean };

/** A text that does not come from the screen; an exact one is written as it is, and not formatted. */
type OwnText = { path: string; source: string | null; read: unknown; isExact?: boolean };

const idOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Answers the editing screen in the protocol of Decap CMS's proxy backend: reads and saves content files and pictures.
 * It checks a save or a deletion with all other content. It refuses one whose own file would have an error, or has changed
 * since the screen read it; errors that it causes in other files are answered as notices.
 */
export class EditActions {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: Options) {}

  async run(action: string, params: Params): Promise<unknown> {
    switch (action) {
      case 'info':
        return { repo: 'content', publish_modes: ['simple'], type: 'local_fs' };
      case 'entriesByFolder':
        return this.entriesOf(await this.listFolder(params));
      case 'entriesByFiles':
        return this.entriesOf(params.files.map(({ path }) => contentPath(path)));
      case 'getEntry':
        return this.entryOf(contentPath(params.path));
      case 'persistEntry':
        return this.inTurn(() => this.save(params));
      case 'deleteFiles':
        return this.inTurn(() => this.remove(params));
      case 'saveTogether':
        return this.saveTogether(params);
      case 'getMedia':
        return this.listPictures();
      case 'getMediaFile':
        return this.pictureOf(contentPath(params.path));
      case 'persistMedia':
        return this.inTurn(() => this.savePicture(params));
      case 'getDeployPreview':
        return null;
      default:
        throw new Refused(422, `The editing server knows no action "${action}".`);
    }
  }

  /** Runs one save after the other, so that each is checked against the result of the one before. */
  inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.last.catch(() => undefined).then(task);
    this.last = result;
    return result;
  }

  private async listFolder({ folder, extension }: Params): Promise<string[]> {
    const [, name = ''] = /^content\/([a-z]+(?:-[a-z]+)*)\/?$/.exec(folder ?? '') ?? [];
    if (name === '') throw new Refused(403, `${JSON.stringify(folder)} is no folder of the content.`);
    const files = await this.options.folder.list(name);
    return files.filter((file) => file.endsWith(`.${extension}`));
  }

  private entriesOf(files: string[]): Promise<unknown[]> {
    return Promise.all(files.map((file) => this.entryOf(file)));
  }

  private async entryOf(file: string): Promise<unknown> {
    const data = await this.options.folder.readText(file);
    return { data, file: { path: `content/${file}`, id: data === null ? null : idOf(data) } };
  }

  private async save({ dataFiles, assets, options }: Params): Promise<unknown> {
    const sent = dataFiles.map((file) => ({ ...file, path: contentPath(file.path) }));
    const pictures = assets.map(readPicture);
    for (const { path, read } of sent) await this.checkUnchanged(path, read);
    const { changes, notices } = await this.check(sent.map(({ path, raw }) => ({ path, source: raw ?? '' })));
    for (const { path, bytes } of pictures) await this.options.folder.write(path, bytes);
    for (const { path, source } of changes) await this.options.folder.write(path, source as string);
    await this.commit([...pictures, ...changes], options);
    return { message: 'entry persisted', notices };
  }

  /** Saves and deletes several texts that the screen has sent, as one change: all of them, or none. */
  private async saveTogether({ dataFiles, options }: Params): Promise<unknown> {
    const texts = dataFiles.map(({ path, raw, read }) => ({
      path: contentPath(path),
      source: raw ?? null,
      read,
    }));
    const picture = texts.find(({ path }) => isImage(path));
    if (picture || texts.length === 0)
      throw new Refused(422, `${picture?.path ?? 'Nothing'} is no text of the content: nothing was saved.`);
    const notices = await this.saveTexts(texts, messageIn(options));
    return { message: 'saved', notices };
  }

  /**
   * Saves texts that belong together, such as a former version or what goes with a city: they are checked, and refused where
   * a file is no longer as it was read. One without a source is deleted. Gives the errors that they cause in other files.
   */
  saveTexts(texts: readonly OwnText[], commitMessage: string): Promise<Notice[]> {
    return this.inTurn(async () => {
      for (const { path, read } of texts) await this.checkUnchanged(path, read);
      const { changes, notices } = await this.check(texts.map(({ path, source }) => ({ path, source })));
      // What is new is there before what is old goes.
      for (const [index, { path, source, isExact = false }] of texts.entries())
        if (source !== null)
          await this.options.folder.write(path, isExact ? source : (changes[index]?.source as string));
      for (const { path } of texts.filter(({ source }) => source === null))
        await this.options.folder.remove(path);
      await this.commit(texts, { commitMessage });
      return notices;
    });
  }

  private async remove({ paths, options }: Params): Promise<unknown> {
    const sent = paths.map((file) => readUnwanted(file));
    const texts = sent.filter(({ path }) => !isImage(path));
    for (const { path, read } of texts) await this.checkDeletable(path, read);
    const { notices } = await this.check(texts.map(({ path }) => ({ path, source: null })));
    const files = sent.map(({ path }) => path);
    for (const file of files) await this.options.folder.remove(file);
    await this.commit(
      files.map((path) => ({ path })),
      options,
    );
    return { message: 'deleted', notices };
  }

  private async savePicture({ asset, options }: Params): Promise<unknown> {
    const { path, bytes } = readPicture(asset);
    await this.options.folder.write(path, bytes);
    await this.commit([{ path }], options);
    return this.pictureOf(path);
  }

  private async check(wanted: Change[]): Promise<{ changes: Change[]; notices: Notice[] }> {
    const { errors, ...prepared } = await prepareSave(readContentFiles(this.options.folder.dir), wanted);
    if (errors.length > 0) throw new Unsaved(errors);
    return prepared;
  }

  private async isAsRead(file: string, read: unknown): Promise<boolean> {
    return (await this.options.folder.readText(file)) === (read ?? null);
  }

  private async checkDeletable(file: string, read: unknown): Promise<void> {
    if (await this.isAsRead(file, read)) return;
    throw new Refused(
      409,
      `content/${file} has changed on this machine since it was opened here: nothing was taken away. ` +
        'Load the screen again and look at the new text first.',
    );
  }

  private async checkUnchanged(file: string, read: unknown): Promise<void> {
    if (await this.isAsRead(file, read)) return;
    const sentence =
      read === null || read === undefined
        ? `content/${file} is there already: nothing was overwritten. Open it, or choose another name.`
        : `content/${file} has changed on this machine since it was opened here: nothing was overwritten. ` +
          'Copy what you wrote, load the screen again and make the change in the new text.';
    throw new Refused(409, sentence);
  }

  private async commit(files: readonly { path: string }[], options: Params['options']): Promise<void> {
    if (!this.options.isCommitting) return;
    const paths = files.map(({ path }) => path);
    await commitFiles(this.options.folder.dir, paths, messageIn(options));
  }

  private async listPictures(): Promise<unknown[]> {
    const { folder } = this.options;
    const files = [...(await folder.list('media')), ...(await folder.list('media/logos'))];
    return Promise.all(files.filter(isPicture).map((file) => this.pictureOf(file)));
  }

  private async pictureOf(file: string): Promise<unknown> {
    const bytes = await this.options.folder.read(file);
    if (bytes === null || !isImage(file)) throw new Refused(404, `There is no picture content/${file}.`);
    const name = file.split('/').pop();
    const content = bytes.toString('base64');
    return { id: idOf(bytes), content, encoding: 'base64', path: `content/${file}`, name };
  }
}

/** Refuses a save because of errors, in the words of the content check. */
class Unsaved extends Refused {
  constructor(errors: ContentError[]) {
    super(422, describeErrors(errors));
  }
}

function messageIn(options: Params['options']): string {
  return options.commitMessage?.trim() ? options.commitMessage : 'Change content';
}

function readUnwanted(file: Params['paths'][number]): { path: string; read?: unknown } {
  return typeof file === 'string'
    ? { path: contentPath(file) }
    : { path: contentPath(file.path), read: file.read };
}

function readPicture(asset: Asset | undefined): { path: string; bytes: Buffer } {
  const file = contentPath(asset?.path);
  if (!asset || !isImage(file) || asset.encoding !== 'base64')
    throw new Refused(422, `${JSON.stringify(file)} is no picture: choose an SVG, PNG, WebP or AVIF file.`);
  const bytes = Buffer.from(asset.content, 'base64');
  const errors = checkMediaFile({ path: file, size: bytes.length, head: bytes.toString('latin1') });
  if (errors.length > 0) throw new Unsaved(errors);
  return { path: file, bytes };
}
