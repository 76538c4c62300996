import { describeErrors, errorLines, errorNotices } from '../content/describe-errors';
import { prepareSave } from '../content/prepare-save';
import { withPlace } from '../content/local-place';
import { formatContent } from '../content/format-content';
import { type AskWhich, settleTexts } from '../content/merge-texts';
import { findStale, textOf } from '../content/repository';
import {
  isText,
  pathOf,
  prefix,
  type Backend,
  type DataFile,
  type Entry,
  type Inner,
  type Options,
  type Picture,
  type Save,
  readableEntries,
} from './decap-backend';
import type { ContentSnapshot } from '../content/content-snapshot';
import type { ReadTexts } from './drafts';
import { beforeLive, type Line, stillFormer } from './notice';
import { checkMediaFile } from '../../src/content-model/checks/check-media';
import { isPhoto } from '../../src/content-model/reading/media-kinds';

/** Puts pictures where a text names them, which Decap CMS forgets of one that is back; a photograph that none names goes. */
function placePictures(pictures: readonly Picture[], texts: readonly { raw: string }[]): Picture[] {
  const named = texts.flatMap(({ raw }) => raw.match(/\/media\/[^"()\s]+/g) ?? []);
  return pictures.filter((picture) => {
    const address = named.find((each) => each.split('/').pop() === picture.path.split('/').pop());
    if (address) picture.path = `content${address}`;
    return address || (picture.path.startsWith(`${prefix}media/`) && !isPhoto(pathOf(picture.path)));
  });
}

type Checked = { path: string; raw: string | null; read?: string | null };

type Wrapping = {
  inner: Inner;
  snapshot: ContentSnapshot;
  read: ReadTexts;
  askWhich: AskWhich;
  findUnread: () => string | null | undefined;
  onSettled: () => void;
  report: (title: string, lines: Line[]) => void;
};

const [notSaved, notDeleted, notPublished] = ['Not saved.', 'Not deleted.', 'Not published.'] as const;

/** Formats and checks every change as a build does; overwrites nothing that somebody else has changed since. */
export function checkedBackend({ inner, snapshot, read, askWhich, findUnread, onSettled, report }: Wrapping) {
  const { showAll, isUnreadable } = readableEntries((errors) => report('Cannot be read', errorLines(errors)));
  const readOf = ({ path, read: settled }: Checked): string | null => settled ?? read.get(path) ?? null;

  const refusal = (words: string): Error => {
    const [title = '', ...lines] = words.split('\n');
    report(title, lines);
    return new Error(words);
  };

  /** Gives also what becomes of translations, and what shows the errors that the change causes in other files. */
  const check = async (title: string, checked: Checked[]) => {
    const files = await snapshot.files();
    const wanted = checked.map(({ path, raw }) => ({ path: pathOf(path), source: raw }));
    const { errors, changes, after, notices, former } = await prepareSave(
      files,
      wanted,
      await snapshot.published(),
    );
    if (errors.length > 0) {
      const isNew = checked.every((file) => readOf(file) === null);
      report(title, errorNotices(errors, isNew));
      throw new Error(describeErrors(errors));
    }
    const showCaused = (done: string): void => {
      snapshot.keep(changes);
      const words = notices.length > 0 ? beforeLive : stillFormer;
      if (notices.length + former.length > 0) report(`${done} ${words}`, [...notices, ...former]);
    };
    const followers = changes
      .slice(wanted.length)
      .map(({ path, source }) => ({ path: prefix + path, raw: source, read: textOf(files, path) }));
    return { changes, after, followers, showCaused };
  };

  // The GitHub backend gives an empty text for a missing file.
  const readNow = async (path: string): Promise<string | null> =>
    (await inner.getEntry(prefix + path).catch(() => null))?.data || null;

  const findSaved = async ({ dataFiles: [first] }: Save, { useWorkflow, collectionName = '' }: Options) => {
    const readWaiting = async (path: string): Promise<string | null> => {
      const reading = inner.unpublishedEntryDataFile?.(collectionName, first?.slug ?? '', prefix + path);
      return (await reading?.catch(() => null)) ?? null;
    };
    const isWaiting = useWorkflow === true && first && (await readWaiting(pathOf(first.path))) !== null;
    return { readSaved: isWaiting ? readWaiting : readNow, unpublished: Boolean(isWaiting) };
  };

  const checkPictures = async (pictures: Picture[]): Promise<void> => {
    const errors = pictures.map(async (picture) => {
      const head = atob(await picture.toBase64());
      return checkMediaFile({ path: pathOf(picture.path), size: head.length, head });
    });
    const found = (await Promise.all(errors)).flat();
    if (found.length > 0) throw refusal(describeErrors(found));
  };

  const checkUnchanged = async (title: string, files: Checked[], readSaved = readNow) => {
    const broken = files.find(({ path }) => isUnreadable(path));
    if (broken)
      throw refusal(
        `${title}\n${broken.path} cannot be read as it is: correct the file itself, then load the screen again.`,
      );
    const saving = files.map((file) => ({ path: pathOf(file.path), source: file.raw, read: readOf(file) }));
    const stale = await findStale(saving, readSaved);
    if (stale !== undefined) throw refusal(`${title}\n${stale}`);
  };

  const settle = async (file: DataFile, readSaved: typeof readNow): Promise<DataFile> => {
    const path = pathOf(file.path);
    const [before, theirs] = [read.get(file.path) ?? null, await readSaved(path)];
    if (before === null || theirs === null || before === theirs || isUnreadable(file.path)) return file;
    const mine = (await formatContent({ path, source: file.raw })).source;
    const raw = await settleTexts({ path, before, mine, theirs }, askWhich);
    if (raw === undefined) throw refusal(`${notSaved}\nWhat you typed is still in the form.`);
    return { ...file, raw, read: theirs };
  };

  const under = async <Value>(title: string, asked: Promise<Value>): Promise<Value> =>
    asked.catch(({ message }: Error): never => {
      throw refusal(message.startsWith(`${title}\n`) ? message : `${title}\n${message}`);
    });

  const overrides: Omit<Required<Backend>, 'api' | 'unpublishedEntry'> = {
    entriesByFolder: async (...args) => showAll(await inner.entriesByFolder(...args)),
    allEntriesByFolder: async (...args) => showAll((await inner.allEntriesByFolder?.(...args)) as Entry[]),
    entriesByFiles: async (files) => showAll(await inner.entriesByFiles(files)),
    getEntry: async (path) => {
      const entry = await inner.getEntry(path);
      const data = entry.data || null;
      read.set(path, data);
      return showAll([{ ...entry, data }])[0] as Entry;
    },
    persistEntry: async (entry, options) => {
      const unread = findUnread();
      if (unread) throw refusal(`${notSaved}\n${unread}: no such day or number. Correct it or clear it.`);
      // Decap CMS knows only what waited when the form was opened.
      const { readSaved, unpublished } = await findSaved(entry, options);
      const settled = await Promise.all(entry.dataFiles.map((file) => settle(file, readSaved)));
      await checkUnchanged(notSaved, settled, readSaved);
      const assets = placePictures(entry.assets, settled);
      await checkPictures(assets);
      const { changes, followers, showCaused } = await check(notSaved, settled);
      const dataFiles = settled.map((file, index) => ({
        ...file,
        raw: changes[index]?.source as string,
        read: readOf(file),
      }));
      for (const { raw, ...follower } of followers)
        if (raw !== null) dataFiles.push({ slug: dataFiles[0]?.slug, ...follower, raw });
      const isSame = assets.length === 0 && dataFiles.every((file) => file.raw === file.read);
      const saving = { ...entry, assets, dataFiles };
      const answer = isSame
        ? undefined
        : await under(notSaved, inner.persistEntry(saving, { ...options, unpublished }));
      showCaused('Saved.');
      // The form still has all that is mine: what is typed meanwhile must not be compared with what is stored now.
      if (settled.some((file, index) => file !== entry.dataFiles[index])) onSettled();
      else for (const { path, raw } of dataFiles) read.set(path, raw);
      return answer;
    },
    persistMedia: async (picture, options) => {
      await checkPictures([picture]);
      return inner.persistMedia(picture, options);
    },
    deleteFiles: async (paths, commitMessage) => {
      const texts = paths.filter(isText).map((path) => ({ path, raw: null }));
      await checkUnchanged(notDeleted, texts);
      const { after, followers, showCaused } = await check(notDeleted, texts);
      const pictures = paths.filter((path) => !isText(path)).map(pathOf);
      for (const { path, source } of after) {
        const shown = pictures.find((picture) => source.includes(`/${picture}`));
        if (shown)
          throw refusal(`${notDeleted}\n${shown} is in use: ${path} shows it. Take it out there first.`);
      }
      const unwanted = paths.map((path) => ({ path, read: read.get(path) ?? null }));
      const answer = await under(notDeleted, inner.deleteFiles([...unwanted, ...followers], commitMessage));
      for (const { path } of texts) read.delete(path);
      showCaused('Deleted.');
      return answer;
    },
    publishUnpublishedEntry: async (collection, slug) => {
      const { diffs = [] } = (await inner.unpublishedEntry?.({ collection, slug })) ?? {};
      for (const { path } of diffs.filter((each) => read.has(each.path)))
        if ((await inner.unpublishedEntryDataFile?.(collection, slug, path)) !== read.get(path))
          throw refusal(
            `${notPublished}\nSomeone else has changed this since it was opened here: load the screen again and look at it first.`,
          );
      // Only GitHub's own merge publishes a change.
      if (inner.api)
        inner.api.forceMergePR = ({ number }) => {
          throw refusal(
            `${notPublished}\nGitHub does not merge pull request ${number}: someone else has changed the same lines since, or a ` +
              'check or a review is still missing. Nothing was overwritten: look at the pull request on GitHub.',
          );
        };
      return inner.publishUnpublishedEntry?.(collection, slug);
    },
    unpublishedEntryDataFile: async (collection, slug, path, id) => {
      const source = (await inner.unpublishedEntryDataFile?.(collection, slug, path, id)) ?? '';
      read.set(path, source);
      return withPlace(pathOf(path), source);
    },
  };

  return new Proxy<object>(inner, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      const own = overrides[name as keyof typeof overrides] as unknown;
      return own ?? (value as (...args: unknown[]) => unknown).bind(target);
    },
  }) as Backend;
}
