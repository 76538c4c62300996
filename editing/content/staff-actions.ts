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
import type { Repository, Saving, Version } from './repository';
import type { CloneRepository, WaitingChange } from './server-repository';

export type FormerVersion = Version & { before: string | undefined };

export type Former = {
  path: string;
  name: string | undefined;
  now: string | null;
  versions: FormerVersion[];
};

/** `commit` is the last one that has what went with a deleted entry. */
type Back = { path: string; source: string | null; known: string | null; commit: string };

export class StaffActions<Kind extends Repository = Repository> {
  constructor(
    readonly repository: Kind,
    private readonly onSaved: (notices: Notice[]) => void = () => undefined,
  ) {}

  /** All files or none. `files` is the content as it was read; `isBack` keeps what is replaced among the former versions. */
  async save(files: ContentFiles, changes: readonly Change[], words: string, isBack = false) {
    const { changes: prepared, errors, notices } = await prepareSave(files, changes);
    if (errors.length > 0) throw new Error(describeErrors(errors));
    const sent = prepared.map(({ path, source }) => ({ path, source, read: textOf(files, path) }));
    const saved = await this.repository.save(sent, words, isBack);
    this.onSaved(notices);
    return saved;
  }

  async formerVersions(path: string): Promise<Former> {
    const [files, listed] = await Promise.all([this.repository.read(), this.repository.versions(path)]);
    const now = textOf(files, path);
    const source = now ?? listed.find(({ text }) => text !== undefined)?.text ?? '';
    const versions = listed.map((version, index) => ({ ...version, before: listed[index + 1]?.text }));
    return { path, name: entryName({ path, source }), now, versions };
  }

  /** Brings one of the versions back that somebody sees, as long as the entry is as they see it. */
  async bringBack({ path, now, versions: [last] }: Former, { id, text = '' }: Version): Promise<string> {
    const commit = (last?.isDeletion ? last.parent : undefined) ?? id;
    const { saved, left } = await this.putBack({ path, source: text, known: now, commit });
    return `Brought back. ${saved.words}${left}`;
  }

  /** Gives in words what was left as it is. */
  async undo({ path, now: known, live: source }: WaitingChange, base: string): Promise<string> {
    return (await this.putBack({ path, source, known, commit: base })).left;
  }

  private async putBack({ path, source, known, commit }: Back) {
    const files = await this.repository.read();
    if (textOf(files, path) !== known)
      throw new Error(`content/${path} was changed since this page was loaded: load the page again.`);
    const { changes, left } =
      source !== null && known === null
        ? await this.planDeleted({ path, source }, files, commit)
        : { changes: [{ path, source, isExact: true }], left: [] };
    return {
      saved: await this.save(files, changes, `Bring back a former version of content/${path}`, true),
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

/** Puts live what is saved; of texts that somebody else has put live in other words, asks which words stay. */
export async function putLive(clone: CloneRepository, saves: number, askWhich: AskWhich) {
  for (let settled = {}; ;) {
    const result = await clone.putLive(saves, settled);
    if (!result.conflict) return result;
    const { paths, base, theirs: commit } = result.conflict;
    const sides = await Promise.all([base, undefined, commit].map((each) => clone.read(each)));
    const files: Saving[] = [];
    for (const path of paths) {
      const [before, mine, theirs] = sides.map((side) => textOf(side, path));
      const texts = mine && theirs && { path, before: before ?? null, mine, theirs };
      // What one of both has deleted stays: no words are lost.
      const source = texts ? await settleTexts(texts, askWhich) : (mine ?? theirs);
      if (typeof source !== 'string') return result;
      files.push({ path, source });
    }
    settled = { files, commit };
  }
}

export function foldPictures(changes: readonly WaitingChange[]) {
  const pictures = changes.filter(({ path }) => isImage(path));
  const shownBy = ({ path, now, live }: WaitingChange) =>
    isImage(path) ? [] : pictures.filter((picture) => `${now}${live}`.includes(`/${picture.path}`));
  const folded = new Set(changes.flatMap(shownBy));
  const left = changes.filter((change) => !folded.has(change));
  return left.map((change) => ({ change, pictures: shownBy(change).length }));
}
