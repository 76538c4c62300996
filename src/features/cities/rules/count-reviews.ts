import { fillText } from '../../../shared/text/fill-text';

type CountWords = { both: string; here: string; around: string };

/**
 * Says how many of the shown reviews are from the city itself and how many from elsewhere in its province or state; says
 * nothing where there are none.
 */
export function describeCounts(
  words: CountWords,
  reviews: readonly { city?: string | undefined }[],
  slug: string,
): string {
  const here = reviews.filter(({ city }) => city === slug).length;
  const around = reviews.length - here;
  if (reviews.length === 0) return '';
  const text = here === 0 ? words.around : around === 0 ? words.here : words.both;
  return fillText(text, { here: String(here), around: String(around) });
}
