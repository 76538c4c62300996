import { describeErrors, errorLines, errorNotices } from '../content/describe-errors';
import { prepareSave } from '../content/prepare-save';
import { withPlace } from '../content/local-place';
import { type AskWhich, settleTexts } from '../content/merge-texts';
import { findStale, type Saving, textOf } from '../content/repository';
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
import { readTranslationPath } from '../../src/content-model/reading/translation-names';

/** Puts pictures where a text names them, which Decap CMS forgets of one that is back; a photograph that none names goes. */
function placePictures(pictures: readonly Picture[], texts: readonly Saving[]): Picture[] {
  const named = texts.flatMap(({ source }) => source?.match(/\/media\/[^"()\s]+/g) ?? []);
  return pictures.filter((picture) => {
    const address = named.find((each) => each.split('/').pop() === picture.path.split('/').pop());
    if (address) picture.path = `content${address}`;
    return address || (picture.path.startsWith(`${prefix}media/`) && !isPhoto(pathOf(picture.path)));
  });
}

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
  const readOf = (path: string): string | null => read.get(prefix + path) ?? null;

  const refusal = (words: string): Error => {
    const [title = '', ...lines] = words.split('\n');
    report(title, lines);
    return new Error(words);
  };

  /** Gives all that is to be stored, translations too, and what shows the errors that the change causes in other files. */
  const check = async (title: string, wanted: Saving[], readSaved = readNow) => {
    // Translations that follow are made of what is stored now, not of what was published with the screen.
    const files = await Promise.all(
      (await snapshot.files()).map(async (file) => {
        const original = readTranslationPath(file.path)?.original;
        const own = wanted.find(({ path }) => path === (original ?? file.path));
        const stored = own && original ? await readSaved(file.path) : own?.read;
        return { ...file, source: stored ?? file.source };
      }),
    );
    const prepared = await prepareSave(files, wanted, await snapshot.published());
    const { errors, after, notices, former } = prepared;
    if (errors.length > 0) {
      report(
        title,
        errorNotices(
          errors,
          wanted.every(({ read: known }) => known === null),
        ),
      );
      throw new Error(describeErrors(errors));
    }
    const changes = prepared.changes.map(({ path, source }, index): Saving => {
      const file = wanted[index] ?? { read: textOf(files, path) };
      return { path, source, read: file.read };
    });
    const showCaused = (done: string): void => {
      snapshot.keep(changes);
      const words = notices.length > 0 ? beforeLive : stillFormer;
      if (notices.length + former.length > 0) report(`${done} ${words}`, [...notices, ...former]);
    };
    return { changes, after, showCaused };
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

  const checkUnchanged = async (title: string, files: Saving[], readSaved = readNow) => {
    const broken = files.find(({ path }) => isUnreadable(path));
    if (broken)
      throw refusal(
        `${title}\ncontent/${broken.path} cannot be read as it is: correct the file itself, then load the screen again.`,
      );
    const stale = await findStale(files, readSaved);
    if (stale !== undefined) throw refusal(`${title}\n${stale}`);
  };

  const settle = async ({ path, raw }: DataFile, readSaved: typeof readNow): Promise<Saving> => {
    const mine = { path: pathOf(path), source: raw };
    const [before, theirs] = [readOf(mine.path), await readSaved(mine.path)];
    if (before === null || theirs === null || isUnreadable(mine.path)) return { ...mine, read: before };
    const source = await settleTexts({ path: mine.path, before, mine: raw, theirs }, askWhich);
    if (source === undefined) throw refusal(`${notSaved}\nWhat you typed is still in the form.`);
    return { ...mine, source, read: theirs };
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
      const isMerged = settled.some((file) => file.read !== readOf(file.path));
      await checkUnchanged(notSaved, settled, readSaved);
      const assets = placePictures(entry.assets, settled);
      await checkPictures(assets);
      const { changes, showCaused } = await check(notSaved, settled, readSaved);
      const isSame = assets.length === 0 && changes.every(({ source, read: known }) => source === known);
      const saving = { ...entry, assets, files: changes };
      const answer = isSame
        ? undefined
        : await under(notSaved, inner.persistEntry(saving, { ...options, unpublished }));
      showCaused('Saved.');
      // The form still has all that is mine: what is typed meanwhile must not be compared with what is stored now.
      if (isMerged) onSettled();
      else for (const { path, source } of changes) read.set(prefix + path, source);
      return answer;
    },
    persistMedia: async (picture, options) => {
      await checkPictures([picture]);
      return inner.persistMedia(picture, options);
    },
    deleteFiles: async (paths, commitMessage) => {
      const texts = paths
        .filter(isText)
        .map((path): Saving => ({ path: pathOf(path), source: null, read: readOf(pathOf(path)) }));
      await checkUnchanged(notDeleted, texts);
      const { changes, after, showCaused } = await check(notDeleted, texts);
      const pictures = paths.filter((path) => !isText(path)).map(pathOf);
      for (const { path, source } of after) {
        const shown = pictures.find((picture) => source.includes(`/${picture}`));
        if (shown)
          throw refusal(`${notDeleted}\n${shown} is in use: ${path} shows it. Take it out there first.`);
      }
      const unwanted = pictures.map((path): Saving => ({ path, source: null, encoding: 'base64' }));
      const answer = await under(notDeleted, inner.deleteFiles([...changes, ...unwanted], commitMessage));
      for (const { path } of texts) read.delete(prefix + path);
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
