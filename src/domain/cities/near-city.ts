/** How many reviews a page shows that is not about reviews. */
export const reviewsShown = 3;

type Place = { slug: string; badgeGroup: string };

/** Gives the reviews of a city first, then those of its province or state, each in their order, and none from elsewhere. */
export function reviewsNear<Entry extends { city?: string | undefined; badgeGroup: string }>(
  reviews: readonly Entry[],
  { slug, badgeGroup }: Place,
): Entry[] {
  const nearby = reviews.filter((review) => review.badgeGroup === badgeGroup);
  return ownFirst(nearby, ({ city }) => city === slug);
}

/** Gives the teams of a province or state, those of the city first. */
export function teamsNear<Team extends { cities?: readonly string[] | undefined }>(
  teams: readonly Team[],
  slug: string,
): Team[] {
  return ownFirst(teams, ({ cities }) => cities?.includes(slug) ?? false);
}

const ownFirst = <Entry>(entries: readonly Entry[], isOwn: (entry: Entry) => boolean): Entry[] => [
  ...entries.filter(isOwn),
  ...entries.filter((entry) => !isOwn(entry)),
];
