import { PlainError } from '../local/plain-error';
import { loadContent } from '../src/content-model/checks/load-content';
import { offerPagesOf } from '../src/content-model/gatsby/city-pages';
import { contentDir } from '../src/content-model/reading/read-content';
import { withoutLeftOut } from '../src/content-model/reading/samples';
import { pathBelow, citySubRoutes, guidePath, privacyPath, thankYouPath } from '../src/shared/site/routes';

/** Gives the path of one page of each kind, by a name; those of a city are of the named one, or of the first. */
export function pageKinds(wanted?: string): Record<string, string> {
  const { cities, campaigns, guides } = withoutLeftOut(loadContent(contentDir()));
  const slugs = cities.map(({ slug }) => slug);
  const slug = wanted ?? slugs[0] ?? '';
  if (!slugs.includes(slug)) throw new PlainError(`No city "${slug}": one of ${slugs.join(', ')}.`);
  const city = cities.find((each) => each.slug === slug)!;
  const [offer] = offerPagesOf(campaigns, city);
  return {
    ...Object.fromEntries(
      citySubRoutes.map((subRoute) => [subRoute || 'home', pathBelow(city.path, subRoute)]),
    ),
    ...(offer && { offer: offer.path }),
    ...(guides[0] && { guide: guidePath(guides[0].slug) }),
    landing: '/',
    book: '/book',
    thankyou: thankYouPath,
    policy: privacyPath,
  };
}
