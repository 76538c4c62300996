import type { Pricing, Site } from '../../../content-model/types';
import type { CityPage } from '../../cities/hooks/use-city-page';

export type HaulContent = {
  haul: Pick<Site['haul'], 'mode' | 'title' | 'lead' | 'more' | 'plain' | 'plainLink'>;
  /** Where the items are, and the facts that they name (src/build/write-haul-file.ts). */
  haulFile: { src: string; facts: string[] };
};

export function haulShellOf(page: CityPage, { haul, haulFile }: HaulContent, rates: Pricing['rates']) {
  if (haul.mode === 'off') return undefined;
  const { site, utcOffsets, city } = page;
  const named = Object.entries(page.values).filter(([name]) => haulFile.facts.includes(name));
  return {
    texts: haul,
    plainPath: page.linkTo('what-we-take'),
    picker: {
      src: haulFile.src,
      values: Object.fromEntries(named),
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
