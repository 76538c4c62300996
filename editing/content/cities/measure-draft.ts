import { checkContent } from '../../../src/content-model/checks/check-content';
import { measureHomes } from '../../../src/content-model/notices/alike-notices';
import { wantedShare } from '../../../src/content-model/own-text';
import type { City, ContentFile } from '../../../src/content-model/types';
import { type CityDraft, cityOf } from './draft-city';

const percent = (part: number): string => `${Math.floor(part * 100)} %`;

/** Says how much of the home of a draft is its own, beside all other cities. */
export function measureDraft(files: readonly ContentFile[], draft: CityDraft): string {
  const { content } = checkContent(files);
  if (!content) return 'How much of it is its own can be said once the other files are without errors.';
  const city = { ...cityOf(draft), position: undefined } as unknown as City;
  const { own, all, shared, share, closest } = measureHomes({
    ...content,
    cities: [...content.cities, city],
  }).at(-1)!;
  if (all === 0) return 'Nothing is written yet.';
  // Each further word of its own is also one more word on the page.
  const missing = Math.ceil((wantedShare * (all + shared) - own) / (1 - wantedShare));
  const verdict =
    missing <= 0 ? 'that is enough' : `${percent(wantedShare)} are wanted, so about ${missing} words more`;
  return [
    `${all} words, ${percent(own / all)} of them in no other city’s texts.`,
    ...(closest && own < all ? [`Most of the others are also in those of ${closest.locationName}.`] : []),
    `About ${percent(share)} of its home is its own: ${verdict}.`,
  ].join('\n');
}
