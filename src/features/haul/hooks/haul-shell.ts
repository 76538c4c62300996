import type { Pricing } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';

export function haulShellOf(page: CityPage, rates: Pricing['rates']) {
  const { values, site, utcOffsets, city } = page;
  const { mode, title, lead, more, plain, plainLink } = site.haul;
  if (mode === 'off') return undefined;
  return {
    texts: { title, lead, more, plain, plainLink },
    plainPath: page.linkTo('what-we-take'),
    picker: {
      src: site['haul-file'].src,
      values,
      coupons: site.coupons.items,
      utcOffsets,
      rates,
      price: page.price,
      country: city.country,
      language: site.words.language,
      textPhotos: site.forms.textPhotos,
      phone: page.phone,
    },
  };
}

export type HaulShellProps = NonNullable<ReturnType<typeof haulShellOf>>;
