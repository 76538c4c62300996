import { checkContent } from '../../../src/content-model/checks/check-content';
import { countCopied, measureHomes } from '../../../src/content-model/notices/alike-notices';
import { wantedShare } from '../../../src/content-model/own-text';
import type { City, ContentFile } from '../../../src/content-model/types';
import { type CityDraft, cityOf } from './draft-city';

/** Says in one number what is still to write in a draft, beside all other cities. */
export function measureDraft(files: readonly ContentFile[], draft: CityDraft): string {
  const { content } = checkContent(files, { withLanguages: false });
  if (!content) return 'How much of it is its own can be said once the other files are without errors.';
  const city = { ...cityOf(draft), position: undefined } as unknown as City;
  const { own, all, shared } = measureHomes({ ...content, cities: [...content.cities, city] }).at(-1)!;
  const { copied, closest } = countCopied(content, city);
  if (all === 0) return 'Nothing is written yet.';
  // Each further word of its own is also one more word on the page.
  const missing = Math.ceil((wantedShare * (all + shared) - own) / (1 - wantedShare));
  if (closest)
    return `${copied} of these words are also in the texts of ${closest.locationName}: say it in your own words, about what is true only here.`;
  if (missing <= 0) return 'That is enough text of its own.';
  return `About ${missing} more words are wanted that only this city can say.`;
}
