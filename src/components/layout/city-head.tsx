import type { CityPageContext } from '../../content-model/city-pages';
import { fillTexts } from '../../domain/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../domain/phone-number';
import { cityTextValues } from '../../hooks/use-city-page';
import { useSiteContent } from '../../hooks/use-site-content';
import { PageHead } from './page-head';

type CityHeadProps = {
  context: CityPageContext;
  path: string;
  meta: { title: string; description: string };
};

/** The head of a page of the city site, with the city's name in its texts and the country's English. */
export function CityHead({ context, path, meta }: CityHeadProps) {
  const site = useSiteContent();
  const phone = context.trackingPhone ?? (parsePhoneNumber(site.brand.mainPhone) as PhoneNumber);
  const texts = fillTexts({ meta, social: site.social }, cityTextValues(site, context, phone));
  return <PageHead {...texts} brand={site.brand} path={path} language={`en-${context.city.country}`} />;
}
