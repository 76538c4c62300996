import { z } from 'zod';
import { longestCampaignName } from '../../shared/values/limits';
import { validDays } from './day';
import { field, group } from './field';
import { anySlug, chosenCities, phone, sample, slug, textBlock, heroWords } from './parts';

/** As it is saved with a request, and as reports sort it: in lowercase, without spaces. */
const campaignWord = field(anySlug.max(longestCampaignName, `at most ${longestCampaignName} characters`));

/**
 * content/campaigns/<slug>.json: a campaign, whose page is /<city>/offer/<slug> in each of its cities, from its first to
 * its last day (docs/decisions/0073). content/pages/offer.json has the words that all such pages share.
 */
export const campaign = z.strictObject({
  slug: campaignWord('Address and name of the campaign').describe(
    'The end of its address and its name in reports: garage is /toronto/offer/garage. It cannot be changed once it is saved.',
  ),
  cities: chosenCities('Cities that have it')
    .describe('The cities that have the page. Empty: all of them.')
    .optional(),
  hero: group('Top of the page', {
    ...heroWords,
    eyebrow: heroWords.eyebrow.optional(),
    points: heroWords.points.optional(),
  }).describe('What visitors see first, beside the form. What is empty is as on the home of the city.'),
  form: textBlock('Words above the form')
    .describe('Above the form at the top of the page. Empty: as on the home of the city.')
    .optional(),
  /** The city's own coupon counts as well; a city without it shows none. */
  coupon: slug('Coupon on the page')
    .describe('The short name of a coupon, such as half-load; the page shows that one. Empty: none.')
    .optional(),
  source: campaignWord('Where visitors saw it').describe(
    'Where visitors saw it, as reports name it: flyer, truck, radio. Counts for addresses without utm_source.',
  ),
  medium: campaignWord('Kind of advertisement')
    .describe('The kind of advertisement, as reports name it: print, outdoor, audio. May stay empty.')
    .optional(),
  phone: phone('Phone of the campaign')
    .describe(
      'Shown to visitors whom the campaign brought, in its cities. It must take calls and texts. Empty: the city’s number.',
    )
    .optional(),
  ...validDays('the page of the campaign'),
  sample: sample('Switch this off once it is a real campaign: a live site leaves out samples.'),
});
