import type { Pricing } from '../../../content-model/types';
import { fillText } from '../../../shared/text/fill-text';
import type { CityPage } from '../../cities/hooks/use-city-page';

export function haulShellOf(page: CityPage, rates: Pricing['rates']) {
  const { site, utcOffsets, city } = page;
  const { mode, title, lead, more, plain, plainLink, groups } = site.haul;
  if (mode === 'off') return undefined;
  const { src, facts } = site['haul-file'];
  const named = Object.entries(page.values).filter(([name]) => facts.includes(name));
  return {
    texts: { title, lead, more, plain, plainLink },
    plainPath: page.linkTo('what-we-take'),
    /** What the picker offers, in a line for each group: shown where there is room for it until the picker is there. */
    groups: groups.map(({ title: label, items }) =>
      fillText(site.words.labelled, { label, value: items.map(({ name }) => name).join(', ') }),
    ),
    picker: {
      src,
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
