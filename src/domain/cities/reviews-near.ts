/** So many reviews stand on a page that has other things to say. */
export const reviewsShown = 3;

/** Reviews of the visitor's own province or state first, in their order; the others after them. */
export function reviewsNear<Entry extends { badgeGroup: string }>(reviews: Entry[], group: string): Entry[] {
  return [
    ...reviews.filter(({ badgeGroup }) => badgeGroup === group),
    ...reviews.filter(({ badgeGroup }) => badgeGroup !== group),
  ];
}
