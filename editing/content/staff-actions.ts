import type { Notice } from '../../src/content-model/notices/notice';
import { isImage } from '../../src/content-model/reading/media-kinds';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { ContentFile, ContentFiles } from '../../src/content-model/types';
import { redirectsFile, slugOfFile } from './cities/city-files';
import { planReturn } from './cities/plan-cities';
import { describeErrors } from './describe-errors';
import { entryName } from './entry-name';
import { type AskWhich, settleTexts } from './merge-texts';
import { type Change, prepareSave } from './prepare-save';
import { textOf } from './repository';
import type { Repository, Saved, Saving, Version } from './repository';
import type { CloneRepository, PutLiveResult, WaitingChange } from './server-repository';

export type FormerVersion = Version & { text: string; before: string | undefined };

/** `commit` is the last one that has what went with a deleted entry. */
type Back = { path: string; source: string | null; known: string | null; commit: string; words: string };

export type Undone = { words: string; redo: () => Promise<Saved> };

const overwriteWords =
  'What is saved now is not live yet, and no former version has it: it is lost then. Bring the former one back?';

type FoldedChange = ReturnType<typeof foldPictures>[number];

export class StaffActions<Kind extends Repository = Repository> {
  constructor(
    readonly repository: Kind,
    private readonly onSaved: (notices: Notice[]) => void = () => undefined,
    private readonly agree = (question: string): boolean => window.confirm(question),
  ) {}

  /** All files or none. `files` is the content as it was read; a picture that a text still shows is not deleted. */
  async save(files: ContentFiles, changes: readonly Change[], words: string, pictures: Saving[] = []) {
    const { changes: prepared, after, errors, notices } = await prepareSave(files, changes);
    if (errors.length > 0) throw new Error(describeErrors(errors));
    const isShown = ({ path }: Saving) => after.some(({ source }) => source.includes(`/${path}`));
    const sent = [
      ...pictures.filter((picture) => picture.source !== null || !isShown(picture)),
      ...prepared.map(({ path, source }) => ({ path, source, read: textOf(files, path) })),
    ];
    if (sent.length === 0) throw new Error('A picture goes with the entry that shows it: undo that first.');
    const saved = await this.repository.save(sent, words);
    this.onSaved(notices);
    return { ...saved, after, sent };
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

  /** Brings a version of an entry back; `known` is the text that somebody has seen of it. */
  async bringBack(path: string, id: string, known: string | null): Promise<string> {
    const versions = await this.repository.versions(path);
    const isKept = known === null || versions.some(({ isNow }) => isNow);
    if (!isKept && !this.agree(overwriteWords)) return 'Nothing was brought back.';
    const { saved, left } = await this.putBack({
      path,
      source: await this.repository.versionText(path, id),
      known,
      commit: (versions[0]?.isDeletion ? versions[0].parent : undefined) ?? id,
      words: `Bring back a former version of content/${path}`,
    });
    return `Brought back. ${saved.words}${left}`;
  }

  /** What was added with an entry goes too. To do it again overwrites nothing that somebody saves from now on. */
  async undo(
    this: StaffActions<CloneRepository>,
    { change, pictures }: FoldedChange,
    base: string,
  ): Promise<Undone> {
    const { path, now: known, live: source } = change;
    const added = [change, ...pictures].filter((each) => isImage(each.path) && each.what === 'added');
    const keep = async (picture: WaitingChange): Promise<Saving> => {
      return { path: picture.path, source: await this.repository.picture(picture.path), encoding: 'base64' };
    };
    const kept = await Promise.all(added.map(keep));
    const back = { path, source, known, commit: base, words: `Undo the change of content/${path}` };
    const gone = kept.map((picture) => ({ ...picture, source: null }));
    const { saved, files, changes, left } = await this.putBack(back, gone);
    const again = changes.map((each) => ({ ...each, source: textOf(files, each.path), isExact: true }));
    const deleted = new Set(saved.sent.map((file) => file.path));
    const returning = kept.filter((picture) => deleted.has(picture.path));
    return {
      words: left,
      redo: () => this.save(saved.after, again, `Change content/${path} again`, returning),
    };
  }

  /** Puts live what is saved; of texts that somebody else has put live in other words, asks which words stay. */
  async putLive(
    this: StaffActions<CloneRepository>,
    saves: number,
    askWhich: AskWhich,
    settled: readonly Saving[] = [],
  ): Promise<PutLiveResult> {
    const result = await this.repository.putLive(saves, settled);
    const chosen: Saving[] = [];
    for (const { path, before, mine, theirs } of result.conflicts ?? []) {
      // What one of both has deleted stays: no words are lost.
      const source =
        mine === null || theirs === null
          ? (mine ?? theirs)
          : await settleTexts({ path, before: before ?? '', mine, theirs }, askWhich);
      if (source === undefined) return result;
      chosen.push({ path, source, read: theirs });
    }
    return chosen.length > 0 ? this.putLive(saves, askWhich, chosen) : result;
  }

  private async putBack({ path, source, known, commit, words }: Back, pictures: Saving[] = []) {
    const files = await this.repository.read();
    if (textOf(files, path) !== known)
      throw new Error(`content/${path} was changed since this page was loaded: load the page again.`);
    const { changes, left } =
      source !== null && known === null
        ? await this.planDeleted({ path, source }, files, commit)
        : { changes: isImage(path) ? [] : [{ path, source, isExact: true }], left: [] };
    return {
      saved: await this.save(files, changes, words, pictures),
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
