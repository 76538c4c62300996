import { z } from 'zod';
import { longestCampaignName } from '../../shared/values/limits';
import { validDays } from './day';
import { field, group } from './field';
import { anySlug, chosenCities, heroWords, phone, sample, slug, textBlock } from './parts';

/** As it is saved with a request, and as reports sort it: in lowercase, without spaces. */
const campaignWord = field(anySlug.max(longestCampaignName, `at most ${longestCampaignName} characters`));

/**
 * content/campaigns/<slug>.json: a campaign, whose page is /<city>/offer/<slug> in each of its cities, from its first to
 * its last day (docs/decisions/0073). content/pages/offer.json has the words that all such pages share.
 */
export const campaign = z.strictObject({
  slug: campaignWord(
    'Address and name of the campaign',
    'The end of its address and its name in reports: garage is /toronto/offer/garage. It cannot be changed once it is saved.',
  ),
  cities: chosenCities('Cities that have it', 'The cities with the page. Empty: all of them.').optional(),
  hero: group('Top of the page', 'What visitors see first. What is empty is as on the home of the city.', {
    ...heroWords,
    eyebrow: heroWords.eyebrow.optional(),
    points: heroWords.points.optional(),
  }),
  form: textBlock('Words above the form', 'Above the form. Empty: as on the home of the city.').optional(),
  /** The city's own coupon counts as well; a city without it shows none. */
  coupon: slug('Coupon on the page', 'Its short name, such as half-load. Empty: none.').optional(),
  source: campaignWord(
    'Where visitors saw it',
    'Where visitors saw it, as reports name it: flyer, truck, radio. Counts for addresses without utm_source.',
  ),
  medium: campaignWord('Kind of advertisement', 'As in reports: print, audio. May stay empty.').optional(),
  phone: phone(
    'Phone of the campaign',
    'Shown to visitors whom the campaign brought, in its cities. It must take calls and texts. Empty: the city’s number.',
  ).optional(),
  ...validDays('the page of the campaign'),
  sample: sample('Switch this off once it is a real campaign: a live site leaves out samples.'),
});
