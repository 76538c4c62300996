/** How many reviews a page shows that is not about reviews. */
export const reviewsShown = 3;

/** Gives the reviews of the visitor's own province or state first, then the others, each in their order. */
export function reviewsNear<Entry extends { badgeGroup: string }>(reviews: Entry[], group: string): Entry[] {
  return [
    ...reviews.filter(({ badgeGroup }) => badgeGroup === group),
    ...reviews.filter(({ badgeGroup }) => badgeGroup !== group),
  ];
}
