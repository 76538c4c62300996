import type { CityPageContext } from '../../content-model/gatsby/city-pages';
import type { Photo } from '../../content-model/types';
import { fillTexts } from '../../domain/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../domain/phone-number';
import { cityPath } from '../../domain/routes';
import { cityTextValues } from '../../hooks/cities/use-city-page';
import { useSiteContent } from '../../hooks/use-site-content';
import { breadcrumbs } from '../../structured-data/breadcrumbs';
import { cityBusiness, type CityOffers } from '../../structured-data/city-business';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

type CityHeadProps = {
  context: CityPageContext;
  path: string;
  meta: { title: string; description: string };
  /** Only for the city's home, whose structured data describe the business. */
  offers?: CityOffers;
  /** The city's own crew or truck. */
  photo?: Photo;
  /** The routes of the city above the page, such as "what-we-take", by their names in the menu. */
  parents?: string[];
  /** The page's own name in the breadcrumbs, where the menu has none. */
  name?: string;
};

/**
 * The head of a page of the city site, with the city's name in its texts, in the country's English. No page names an
 * equivalent (hreflang): each city has pages of its own, and `/` and `/book` serve both countries.
 */
export function CityHead({ context, path, meta, offers, photo, parents = [], name }: CityHeadProps) {
  const site = useSiteContent();
  const { brand, navigation } = site;
  const { city, region } = context;
  const phone = context.trackingPhone ?? (parsePhoneNumber(brand.mainPhone) as PhoneNumber);
  const links = [...navigation.footer.links, ...navigation.menu];
  const texts = fillTexts(
    { meta, social: site.social, links, offers, name },
    cityTextValues(site, context, phone),
  );
  const home = cityPath(city.slug);
  const nameOf = (route: string, otherwise: string): string =>
    texts.links.find(({ to }) => cityPath(city.slug, to) === route)?.label ?? otherwise;
  const above = parents.map((route) => ({ name: route, path: cityPath(city.slug, route) }));
  const steps = [
    { name: brand.name, path: '/' },
    { name: city.locationName, path: home },
    ...[...above, { name: texts.name ?? texts.meta.title, path }].map((step) => ({
      name: nameOf(step.path, step.name),
      path: step.path,
    })),
  ];
  return (
    <PageHead
      brand={brand}
      social={texts.social}
      meta={texts.meta}
      path={path}
      language={`en-${city.country}`}
    >
      {texts.offers && (
        <StructuredData data={cityBusiness({ brand, city, region, phone, offers: texts.offers, photo })} />
      )}
      {path !== home && <StructuredData data={breadcrumbs(brand, steps)} />}
    </PageHead>
  );
}
