import type { Notice } from '../../src/content-model/notices/notice';
import { isImage } from '../../src/content-model/reading/media-kinds';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { redirectsFile, slugOfFile } from './cities/city-files';
import { planReturn } from './cities/plan-cities';
import { describeErrors } from './describe-errors';
import { entryName } from './entry-name';
import { type Change, prepareSave } from './prepare-save';
import { textOf } from './repository';
import type { Repository, Saved, Saving, Version } from './repository';
import type { CloneRepository, WaitingChange } from './server-repository';

export type FormerVersion = Version & { text: string; before: string | undefined };

/** `commit` is the last one that has what went with a deleted entry. */
type Back = { path: string; source: string | null; known: string | null; commit: string; words: string };

export type Undone = { words: string; redo?: () => Promise<Saved> };

/** What staff can do with the content beyond one form: the same on one machine and on GitHub. */
export class StaffActions<Kind extends Repository = Repository> {
  constructor(
    readonly repository: Kind,
    private readonly onSaved: (notices: Notice[]) => void = () => undefined,
  ) {}

  /** All files or none. `files` is the content as it was read; gives it as it is after the save, too. */
  async save(files: ContentFiles, changes: readonly Change[], words: string) {
    const { changes: prepared, after, errors, notices } = await prepareSave(files, changes);
    if (errors.length > 0) throw new Error(describeErrors(errors));
    const sent = prepared.map(({ path, source }) => ({ path, source, read: textOf(files, path) }));
    return { ...(await this.send(sent, words, notices)), after };
  }

  async formerVersions(path: string) {
    const [files, versions] = await Promise.all([this.repository.read(), this.repository.versions(path)]);
    const now = textOf(files, path);
    const textAt = ({ id, isDeletion }: Version) =>
      isDeletion ? '' : this.repository.versionText(path, id).catch(() => '');
    const texts = await Promise.all(versions.map(textAt));
    const source = now ?? texts.find((text) => text !== '') ?? '';
    const former = versions.map((version, index): FormerVersion => {
      return { ...version, text: texts[index] ?? '', before: texts[index + 1] };
    });
    return { versions: former, now, name: entryName({ path, source }) };
  }

  /** Brings a version of an entry back, by default the last one; `known` is the text that somebody has seen of it. */
  async bringBack(path: string, id: string | undefined, known: string | null): Promise<string> {
    const versions = await this.repository.versions(path);
    const version = id ?? versions.find(({ isDeletion }) => !isDeletion)?.id;
    if (version === undefined) throw new Error(`content/${path} has no former version.`);
    const { saved, left } = await this.putBack({
      path,
      source: await this.repository.versionText(path, version),
      known,
      commit: (versions[0]?.isDeletion ? versions[0].parent : undefined) ?? version,
      words: `Bring back a former version of content/${path}`,
    });
    return `Brought back. ${saved.words}${left}`;
  }

  async undo(change: WaitingChange, base: string): Promise<Undone> {
    const { path, now: known, live: source } = change;
    const words = `Undo the change of content/${path}`;
    if (isImage(path)) return this.undoPicture(change, words);
    const back = { path, source, known, commit: base, words };
    const { saved, files, changes, left } = await this.putBack(back);
    const again = changes.map((each) => ({ ...each, source: textOf(files, each.path), isExact: true }));
    // Compared with what was undone here: what somebody saves from now on is not overwritten.
    return { words: left, redo: () => this.save(saved.after, again, `Change content/${path} again`) };
  }

  /** Deletes a picture that was added and that no text names; any other one belongs to the entry that shows it. */
  private async undoPicture({ path, what }: WaitingChange, words: string): Promise<Undone> {
    const isNamed = (await this.repository.read()).some(({ source }) => source.includes(`/${path}`));
    if (isNamed || what !== 'added')
      throw new Error(`Undo the entry that shows ${path} first: a picture goes with it.`);
    await this.send([{ path, source: null, encoding: 'base64' }], words, []);
    return { words: '' };
  }

  private async putBack({ path, source, known, commit, words }: Back) {
    const files = await this.repository.read();
    if (textOf(files, path) !== known)
      throw new Error(`content/${path} was changed since this page was loaded: load the page again.`);
    const { changes, left } =
      source !== null && known === null
        ? await this.planDeleted({ path, source }, files, commit)
        : { changes: [{ path, source, isExact: true }], left: [] };
    return {
      saved: await this.save(files, changes, words),
      files,
      changes,
      left: left.length === 0 ? '' : ` Changed since, and left as they are: ${left.join(', ')}.`,
    };
  }

  /** Plans how a deleted entry comes back with its translations, and a city with all that went with it. */
  private async planDeleted(file: ContentFile, files: ContentFiles, commit: string) {
    const read = await this.repository.read(commit);
    const before = read.map((each) => (each.path === file.path ? file : each));
    const slug = slugOfFile(file.path);
    const isGone = ({ path }: ContentFile): boolean =>
      readTranslationPath(path)?.original === file.path && textOf(files, path) === null;
    const alone = { changes: [file, ...before.filter(isGone)], left: [] };
    const { changes, left } = slug === undefined ? alone : await planReturn(before, files, slug);
    // The redirects are written anew; all else is as it was, to the character.
    return { changes: changes.map((each) => ({ ...each, isExact: each.path !== redirectsFile })), left };
  }

  private async send(files: Saving[], words: string, notices: Notice[]): Promise<Saved> {
    const saved = await this.repository.save(files, words);
    this.onSaved(notices);
    return saved;
  }
}

export function foldPictures(changes: readonly WaitingChange[]) {
  const pictures = changes.filter(({ path }) => isImage(path));
  const shownBy = ({ now, live }: WaitingChange) =>
    pictures.filter(({ path }) => `${now}${live}`.includes(`/${path}`));
  const entries = changes.filter(({ path }) => !isImage(path));
  const folded = new Set(entries.flatMap(shownBy));
  return changes
    .filter((change) => !folded.has(change))
    .map((change) => ({ change, pictures: isImage(change.path) ? [] : shownBy(change) }));
}

export async function undoWithPictures(
  staff: StaffActions<CloneRepository>,
  { change, pictures }: ReturnType<typeof foldPictures>[number],
  base: string,
): Promise<Undone> {
  const { repository } = staff;
  const added = pictures.filter(({ what }) => what === 'added');
  const keep = async ({ path }: WaitingChange): Promise<Saving> => {
    return { path, source: await repository.picture(path), encoding: 'base64' };
  };
  const kept = await Promise.all(added.map(keep));
  const { words, redo } = await staff.undo(change, base);
  // One that another entry shows too stays.
  const gone = await Promise.allSettled(added.map((picture) => staff.undo(picture, base)));
  const again = kept.filter((_picture, index) => gone[index]?.status === 'fulfilled');
  if (!redo) return { words };
  return {
    words,
    redo: async () => {
      if (again.length > 0) await repository.save(again, 'Bring pictures back');
      return redo();
    },
  };
}
