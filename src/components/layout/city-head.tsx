import type { CityPageContext } from '../../content-model/gatsby/city-pages';
import type { Photo } from '../../content-model/types';
import { stepsTo } from '../../domain/breadcrumbs';
import { fillTexts } from '../../domain/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../domain/phone-number';
import { cityPath } from '../../domain/routes';
import { cityTextValues } from '../../hooks/cities/use-city-page';
import { useSiteContent } from '../../hooks/use-site-content';
import { breadcrumbs } from '../../structured-data/breadcrumbs';
import { cityBusiness, type CityOffers } from '../../structured-data/city-business';
import { serviceData, type DescribedService } from '../../structured-data/service';
import { PageHead } from './page-head';
import { StructuredData } from './structured-data';

type CityHeadProps = {
  context: CityPageContext;
  path: string;
  meta: { title: string; description: string };
  /** Only for the city's home, whose structured data describe the business. */
  offers?: CityOffers;
  /** The services that the page describes. */
  services?: DescribedService[];
  /** The routes of the city above the page, such as "what-we-take", by their names in the menu. */
  parents?: readonly string[];
  /** The page's own name in the breadcrumbs, where the menu has none. */
  name?: string;
  /** The address for search engines, if another page says the same. */
  canonicalPath?: string;
  /** The city's own crew or truck. */
  photo?: Photo;
};

/**
 * The head of a page of the city site, with the city's name in its texts, in the country's English. No page names an
 * equivalent (hreflang): each city has pages of its own, and `/` and `/book` serve both countries.
 */
export function CityHead({
  context,
  path,
  meta,
  offers,
  services,
  parents,
  name,
  canonicalPath,
  photo,
}: CityHeadProps) {
  const site = useSiteContent();
  const { brand, navigation } = site;
  const { city, region } = context;
  const phone = context.trackingPhone ?? (parsePhoneNumber(brand.mainPhone) as PhoneNumber);
  const values = cityTextValues(site, context, phone);
  const texts = fillTexts({ meta, social: site.social, navigation, offers, services, name }, values);
  const home = cityPath(city.slug);
  const served = { brand, city, region };
  const { description } = texts.meta;
  const title = texts.name ?? texts.meta.title;
  const steps = stepsTo({ brand, city, navigation: texts.navigation, path, title, parents });
  const payment = context.facts['pricing.payment'];
  return (
    <PageHead
      brand={brand}
      social={texts.social}
      meta={texts.meta}
      path={path}
      canonicalPath={canonicalPath}
      language={`en-${city.country}`}
    >
      {texts.offers && (
        <StructuredData
          data={cityBusiness({ ...served, phone, description, payment, offers: texts.offers, photo })}
        />
      )}
      {texts.services && <StructuredData data={serviceData(served, texts.services)} />}
      {path !== home && <StructuredData data={breadcrumbs(brand, steps)} />}
    </PageHead>
  );
}
