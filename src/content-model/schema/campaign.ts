import { z } from 'zod';
import { longestCampaignName } from '../../domain/limits';
import { validDays } from './day';
import { joinWords, namedCity, sample, slug, text, textBlock, texts } from './parts';
import { suggesting } from './patterned';

/** As it is saved with a request, and as reports sort it: in lowercase, without spaces. */
const campaignWord = suggesting(
  slug.max(longestCampaignName, `at most ${longestCampaignName} characters`),
  joinWords,
);

/**
 * content/campaigns/<slug>.json: a campaign, whose page is /<city>/offer/<slug> in each of its cities, from its first to
 * its last day (docs/decisions/0073). content/pages/offer.json has the words that all such pages share.
 */
export const campaign = z.strictObject({
  /** The end of its address, and its name in the records that it brings. */
  slug: campaignWord,
  /** The slugs of its cities; all of them where it names none. */
  cities: z.array(namedCity).min(1).optional(),
  /** The top of the page; what is left out is as on the city's home. */
  hero: z.strictObject({ eyebrow: text.optional(), title: text, lead: text, points: texts.optional() }),
  /** Above the form of the hero. */
  form: textBlock.optional(),
  /** The id of a coupon in content/site/coupons.json, or of the city's own; a city without it shows none. */
  coupon: slug.optional(),
  /** What its visits are attributed to where the address says nothing of it: "flyer", "truck", "radio". */
  source: campaignWord,
  medium: campaignWord.optional(),
  ...validDays,
  sample,
});
