import type { citySubRoutes } from '../../../shared/site/routes';

const sameEverywhere: readonly string[] = ['book-now', 'faq', 'get-quote'];

/** So many reviews of its own, and twice as many as of other cities, are 40 % of a page of reviews. */
const fewestReviews = 5;

/** A page of a city needs enough text of its own (docs/decisions/0054). */
export function isInIndex(
  subRoute: (typeof citySubRoutes)[number],
  slug: string,
  reviews: readonly { city?: string | undefined }[],
): boolean {
  if (subRoute !== 'reviews') return !sameEverywhere.includes(subRoute);
  const own = reviews.filter(({ city }) => city === slug).length;
  return own >= fewestReviews && own >= 2 * (reviews.length - own);
}
