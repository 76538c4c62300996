import { checkContent } from '../../src/content-model/checks/check-content';
import { findSamples, findWarnings } from '../../src/content-model/notices/content-notices';
import { findMissingPhotos } from '../../src/content-model/notices/photo-notices';
import type { Content, ContentFile, MediaFile } from '../../src/content-model/types';
import { errorLines } from './describe-errors';
import type { Need } from './standing';

/** Every group of what is worth a look; one more line here is one more group on the first page. */
const groups: (Omit<Need, 'notices'> & { find: (content: Content) => Need['notices'] })[] = [
  {
    title: 'Worth a look',
    hint: 'It goes live as it is; better if somebody looks at it.',
    find: findWarnings,
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

/** Lists what needs a hand in the content: what stops it from going live, otherwise what is worth a look. */
export function listNeeds(files: readonly ContentFile[], media?: readonly MediaFile[]): Need[] {
  const { content, errors } = checkContent(files, media ? { media } : {});
  if (!content) {
    const lines = errorLines(errors);
    const notices = errors.map(({ file, field }, index) => ({ words: lines[index] as string, file, field }));
    return [{ title: 'To correct first', hint: 'Nothing goes live before this is right.', notices }];
  }
  return groups
    .map(({ find, ...group }) => ({ ...group, notices: find(content) }))
    .filter(({ notices }) => notices.length > 0);
}
