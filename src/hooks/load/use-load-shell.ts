import { graphql, useStaticQuery } from 'gatsby';
import type { Pricing, Site } from '../../content-model/types';
import type { CityPage } from '../cities/use-city-page';

type LoadShellContent = {
  texts: Pick<Site['load'], 'mode' | 'title' | 'lead' | 'plain' | 'plainLink'>;
  file: { src: string };
};

/** What a page gives the truck that fills; undefined where its content switches it off. */
export function useLoadShell(page: CityPage, rates: Pricing['rates']) {
  const { texts, file } = useStaticQuery<LoadShellContent>(graphql`
    query LoadShellContent {
      texts: contentDocument(path: "site/load", fields: ["mode", "title", "lead", "plain", "plainLink"])
      file: contentDocument(path: "site/load-file")
    }
  `);
  if (texts.mode === 'off') return undefined;
  const { fill, site, utcOffsets, city } = page;
  return {
    texts: fill(texts),
    plainPath: page.linkTo('what-we-take'),
    picker: { src: file.src, fill, coupons: site.coupons.items, utcOffsets, rates, country: city.country },
  };
}

export type LoadShellProps = NonNullable<ReturnType<typeof useLoadShell>>;
