import type { OfferPageContext } from '../../../content-model/gatsby/page-contexts';
import { shownBetween } from '../../../shared/time/shown-between';
import { fillTexts } from '../../../shared/text/fill-text';
import { CityPageHead } from './city-page-head';

type OfferHeadProps = {
  context: OfferPageContext;
  path: string;
  /** `{offer}` in it is the title of the campaign. */
  meta: { title: string; description: string };
  /** The script that checks the offer's days and names its campaign. */
  script: string;
};

export function OfferHead({ context, path, meta, script }: OfferHeadProps) {
  const { campaign, city, utcOffsets } = context;
  const home = city.path;
  const { begins, ends } = shownBetween(campaign, utcOffsets);
  return (
    <CityPageHead
      context={context}
      // A shared link shows the picture of the city's home.
      path={home}
      canonicalPath={path}
      meta={fillTexts(meta, { offer: campaign.hero.title })}
    >
      <meta name="robots" content="noindex" />
      <script
        id="offer"
        data-home={home}
        data-campaign={campaign.slug}
        data-source={campaign.source}
        data-medium={campaign.medium}
        data-begins={begins}
        data-ends={ends}
      >
        {script}
      </script>
    </CityPageHead>
  );
}
