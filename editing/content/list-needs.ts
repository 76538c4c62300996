import { checkContent } from '../../src/content-model/checks/check-content';
import { findAlikeHomes } from '../../src/content-model/notices/alike-notices';
import { findSamples, findWarnings } from '../../src/content-model/notices/content-notices';
import { findFormerValues } from '../../src/content-model/notices/former-notices';
import { findMissingPhotos } from '../../src/content-model/notices/photo-notices';
import { findTurns } from '../../src/content-model/notices/turn-notices';
import { findWaitingQuestions } from '../../src/content-model/notices/waiting-questions';
import { findUnwritten } from '../../src/content-model/notices/unwritten';
import { latestDate } from '../../src/shared/time/last-day';
import type { Content, ContentFile, MediaFile } from '../../src/content-model/types';
import { errorNotices } from './describe-errors';
import type { Need } from './repository';

/** Every group of what is worth a look; one more line here is one more group on the first page. */
const groups: (Omit<Need, 'notices'> & { find: (content: Content) => Need['notices'] })[] = [
  {
    title: 'To write first',
    hint: 'Nobody has written these texts yet. Nothing goes live before they are written.',
    find: findUnwritten,
  },
  {
    title: 'Begins or ends in the next 30 days',
    hint: 'By its first and last day, without anybody doing anything.',
    find: (content) => findTurns(content, latestDate(new Date())),
  },
  {
    title: 'Worth a look',
    hint: 'It goes live as it is; better if somebody looks at it.',
    find: findWarnings,
  },
  {
    title: 'Questions that wait for a fact',
    hint: 'No page shows them until you fill in what answers them. The ones asked most come first.',
    find: findWaitingQuestions,
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
  {
    title: 'No photographs of its own',
    hint: 'A drawing stands in for them.',
    find: findMissingPhotos,
  },
];

/**
 * Lists what needs a hand in the content: what stops it from going live, otherwise what is worth a look. `live` is what
 * the live site says, as far as it is known.
 */
export function listNeeds(
  files: readonly ContentFile[],
  media?: readonly MediaFile[],
  live?: readonly ContentFile[],
): Need[] {
  const { content, errors } = checkContent(files, media ? { media } : {});
  if (!content)
    return [
      {
        title: 'To correct first',
        hint: 'Nothing goes live before this is right.',
        notices: errorNotices(errors),
      },
    ];
  const before = live && checkContent(live).content;
  const former: Need = {
    title: 'Still say what it was before',
    hint: 'A fact was changed since the site was last put live, and these texts have its former value.',
    notices: before ? findFormerValues(before, content) : [],
  };
  return [former, ...groups.map(({ find, ...group }) => ({ ...group, notices: find(content) }))].filter(
    ({ notices }) => notices.length > 0,
  );
}
