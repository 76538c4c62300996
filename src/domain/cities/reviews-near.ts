/** How many reviews a page shows that is not about reviews. */
export const reviewsShown = 3;

/** Gives the reviews of the visitor's own province or state first, then the others, each in their order. */
export function reviewsNear<Entry extends { badgeGroup: string }>(reviews: Entry[], group: string): Entry[] {
  return [
    ...reviews.filter(({ badgeGroup }) => badgeGroup === group),
    ...reviews.filter(({ badgeGroup }) => badgeGroup !== group),
  ];
}

/**
 * Gives the reviews that are about a page of a service in a city: those of the city first, then those of its province or
 * state, and none of elsewhere.
 */
export function reviewsAbout<Entry extends { city?: string; badgeGroup: string; about?: string[] }>(
  reviews: Entry[],
  name: string,
  city: { slug: string; badgeGroup: string },
): Entry[] {
  const nearby = reviews.filter(
    ({ about, badgeGroup }) => badgeGroup === city.badgeGroup && about?.includes(name),
  );
  const isOwn = (review: Entry): boolean => review.city === city.slug;
  return [...nearby.filter(isOwn), ...nearby.filter((review) => !isOwn(review))];
}
