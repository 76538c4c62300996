import { checkContent } from '../../../src/content-model/checks/check-content';
import {
  type HomeMeasure,
  measureHomes,
  wantedHomeShare,
} from '../../../src/content-model/notices/alike-notices';
import type { City, ContentFile } from '../../../src/content-model/types';
import { type CityDraft, cityOf } from './draft-city';

/** Measures how much of the home of a draft is its own, beside all other cities; undefined while they have errors. */
export function measureDraft(files: readonly ContentFile[], draft: CityDraft): HomeMeasure | undefined {
  const { content } = checkContent(files);
  if (!content) return undefined;
  const city = cityOf(draft) as City;
  return measureHomes({ ...content, cities: [...content.cities, city] }).at(-1);
}

const percent = (part: number): string => `${Math.floor(part * 100)} %`;

/** Says how far the texts of a draft are, in words. */
export function describeMeasure({ own, all, shared, share, closest }: HomeMeasure): string[] {
  if (all === 0) return ['Nothing is written yet.'];
  const alone = `${all} words, ${percent(own / all)} of them in no other city’s texts.`;
  const most =
    closest && own < all ? [`Most of the others are also in those of ${closest.locationName}.`] : [];
  // Each further word of its own is also one more word on the page.
  const missing = Math.ceil((wantedHomeShare * (all + shared) - own) / (1 - wantedHomeShare));
  const whole =
    share >= wantedHomeShare
      ? `About ${percent(share)} of its home is its own: that is enough.`
      : `About ${percent(share)} of its home is its own; ${percent(wantedHomeShare)} are wanted, so about ${missing} words more.`;
  return [alone, ...most, whole];
}
