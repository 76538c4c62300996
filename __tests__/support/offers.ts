import { loadContent } from '../../src/content-model/checks/load-content';
import { offerPagesOf } from '../../src/content-model/reading/campaigns';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { withoutLeftOut } from '../../src/content-model/reading/samples';

const { campaigns, cities } = withoutLeftOut(loadContent(contentDir()));

export const allCities = cities;

/** The pages of all campaigns that the content has now, which may be none, each with its city. */
export const offers = cities.flatMap((city) =>
  offerPagesOf(campaigns, city).map(({ path, context }) => ({ path, city, ...context })),
);

/** One page stands for all: they differ by their words alone. */
export const offerPaths = offers.slice(0, 1).map(({ path }) => path);
