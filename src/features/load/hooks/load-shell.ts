import type { Pricing, Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';

export type LoadContent = {
  load: Pick<Site['load'], 'mode' | 'title' | 'lead' | 'more' | 'plain' | 'plainLink'>;
  loadFile: { src: string };
};

export function loadShellOf(page: CityPage, { load, loadFile }: LoadContent, rates: Pricing['rates']) {
  if (load.mode === 'off') return undefined;
  const { values, site, utcOffsets, city } = page;
  return {
    texts: load,
    plainPath: page.linkTo('what-we-take'),
    picker: {
      src: loadFile.src,
      values,
      coupons: site.coupons.items,
      utcOffsets,
      rates,
      country: city.country,
      language: site.words.language,
      textPhotos: site.forms.textPhotos,
      phone: page.phone,
    },
  };
}

export type LoadShellProps = NonNullable<ReturnType<typeof loadShellOf>>;
