import type { Pricing, Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';

export type HaulContent = {
  haul: Pick<Site['haul'], 'mode' | 'title' | 'lead' | 'more' | 'plain' | 'plainLink'>;
  haulFile: { src: string };
};

export function haulShellOf(page: CityPage, { haul, haulFile }: HaulContent, rates: Pricing['rates']) {
  if (haul.mode === 'off') return undefined;
  const { values, site, utcOffsets, city } = page;
  return {
    texts: haul,
    plainPath: page.linkTo('what-we-take'),
    picker: {
      src: haulFile.src,
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
