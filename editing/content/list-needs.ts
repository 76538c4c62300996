import { checkContent } from '../../src/content-model/checks/check-content';
import { listUntranslated } from '../../src/content-model/checks/check-translations';
import {
  findAlikeHomes,
  findMissingPhotos,
  findSamples,
  findUnwritten,
  findWarnings,
} from '../../src/content-model/notices/content-notices';
import { findMissingFacts } from '../../src/content-model/notices/missing-facts';
import { findFormerValues } from '../../src/content-model/notices/fact-notices';
import { findDateChanges } from '../../src/content-model/notices/date-notices';
import { latestDate } from '../../src/shared/time/last-day';
import type { Notice } from '../../src/content-model/notices/notice';
import { readTranslationPath } from '../../src/content-model/reading/translation-names';
import type { Content, ContentFiles, MediaFile } from '../../src/content-model/types';
import { errorNotices } from './describe-errors';
import { languageName } from './schemas';

const groups: { title: string; hint: string; find: (content: Content) => Notice[] }[] = [
  {
    title: 'To write first',
    hint: 'Nobody has written these texts yet. Nothing goes live before they are written.',
    find: findUnwritten,
  },
  {
    title: 'Begins or ends in the next 30 days',
    hint: 'By its first and last day, without anybody doing anything.',
    find: (content) => findDateChanges(content, latestDate(new Date())),
  },
  {
    title: 'Worth a look',
    hint: 'It goes live as it is; better if somebody looks at it.',
    find: findWarnings,
  },
  {
    title: 'Too much like other cities',
    hint: 'Search engines leave out pages that say what others say: add what is true of this city alone.',
    find: findAlikeHomes,
  },
  {
    title: 'Still samples',
    hint: 'Made up for trying: replace them with what is real, or delete them.',
    find: findSamples,
  },
  { title: 'No photographs of its own', hint: 'A drawing stands in for them.', find: findMissingPhotos },
];

function needsOfLanguages(content: Content, older: readonly Notice[]) {
  return listUntranslated(content).flatMap(({ language, paths }) => [
    {
      title: `${languageName(language)}: older than the original`,
      hint: 'The original says something else by now. Save the translation once it fits again.',
      notices: older.filter(({ file = '' }) => readTranslationPath(file)?.language === language),
    },
    {
      title: `${languageName(language)}: left to translate`,
      hint: 'Pages in this language leave it out until then.',
      notices: paths.map((file) => {
        const { original = '' } = readTranslationPath(file) ?? {};
        return { words: `${original} is not translated`, file };
      }),
    },
  ]);
}

type Known = { media?: readonly MediaFile[]; live?: ContentFiles | undefined; older?: readonly Notice[] };

export type Need = { title: string; hint: string; notices: Notice[]; isOpen?: true };

export function listNeeds(files: ContentFiles, { media, live, older = [] }: Known = {}): Need[] {
  const { content, errors } = checkContent(files, { ...(media && { media }), live });
  const hint = 'Nothing goes live before this is right.';
  if (!content) return [{ title: 'To correct first', hint, notices: errorNotices(errors) }];
  const before = live && checkContent(live).content;
  const former = {
    title: 'Still say what it was before',
    hint: 'A fact was changed since the site was last put live, and these texts have its former value.',
    notices: before ? findFormerValues(before, content) : [],
  };
  const { facts, waiting } = findMissingFacts(content);
  const asked: Need = {
    title: 'Facts that people ask for',
    hint: `The ones asked most come first; ${waiting}, which no page shows until you fill them in.`,
    notices: facts,
    isOpen: true,
  };
  const [first, ...others] = groups.map(({ find, ...group }) => ({ ...group, notices: find(content) }));
  return [asked, former, first!, ...needsOfLanguages(content, older), ...others].filter(
    ({ notices }) => notices.length > 0,
  );
}
