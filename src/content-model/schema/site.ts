import { z } from 'zod';
import type { propertyTypes } from '../../shared/values/limits';
import type { windowStarts } from '../../shared/values/record-limits';
import { brand } from './brand';
import { validDays } from './day';
import {
  choice,
  field,
  file,
  forDevelopers,
  group,
  list,
  matching,
  patterned,
  reporter,
  rows,
} from './field';
import { forms } from './forms';
import { haul } from './haul';
import { conversions, measuring } from './measuring';
import { navigation } from './navigation';
import {
  anySlug,
  coupons,
  drawing,
  drawingField,
  filled,
  joinWords,
  lead,
  sample,
  sentences,
  slug,
  text,
} from './parts';
import { pricing } from './pricing';
import { words } from './words';

const flag = field(z.boolean());

const claims = file('Claims', {
  items: rows('Claims', 'In a row on homes, and named in texts. With none, no page shows any.', 'claim', {
    id: slug('Short name', 'By this name other texts show the claim: rating for {claim.rating}.'),
    value: text('Figure in large print', 'The large figure or word, such as 4.91/5.'),
    label: text('Label', 'The small words under it, such as from 1,400+ reviews.'),
  }).meta({ summary: '{{fields.value}} {{fields.label}}' }),
});

const allCoupons = file('Coupons', {
  print: text('Link that prints the coupons', 'What visitors press to print the coupons, under them.'),
  /** Without it no coupon shows its day. */
  validUntilLabel: text('Words for the last day', '{date} stands for the last day of the coupon.').optional(),
  items: coupons('Coupons', 'Shown on home pages and when printed. With none, no page shows coupons.'),
});

const socialProof = file('Pop-up', {
  mode: choice('What the pop-up shows', 'Made-up activity is for trying only.', {
    sample: 'Made-up activity, marked as a sample',
    recent: 'Real requests of visitors who agreed to it',
    off: 'Nothing: no pop-up',
  }),
  ...validDays('the pop-up'),
  sample: sample('Switch this off only when the pop-up shows real requests.'),
  text: sentences('Text', '{name}, {place} and {time} are replaced.'),
  close: text('Words that close it', 'Shown when the pointer rests on the pop-up, which a press closes.'),
  firstNames: list('First names', 'Fifty; one stands for {name}.', 'first name', filled).length(50),
  timeLabels: list('Times of the activity', 'Ten; one stands for {time}.', 'time', filled).length(10),
}).refine(({ mode, sample: isSample }) => mode !== 'sample' || isSample, {
  path: ['sample'],
  error: 'true, because "mode" is "sample": the activity shown is invented',
});

/** The business constants that a visitor reads (docs/specification.md, section 9). */
const booking = file('Booking: times and property types', {
  timeWindows: rows('Time slots', 'The two-hour slots that visitors choose from, in order.', 'time slot', {
    /** The database accepts no other start. */
    start: choice('Begins at', 'The hour at which the slot begins, as requests save it.', {
      '9:00': '9 AM',
      '11:00': '11 AM',
      '13:00': '1 PM',
      '15:00': '3 PM',
    } satisfies Record<(typeof windowStarts)[number], string>).meta({
      tidy: (written) => written.replace(/^0/, ''),
    }),
    label: text('Label', 'The slot as visitors read it.'),
  }).min(1),
  flexibility: rows('Answers about flexibility', 'Two answers to whether another time would do.', 'answer', {
    timeSensitive: flag('Only this time will do', 'On for the answer that says no other time will do.'),
    label: text('Label', 'The answer as visitors read it.'),
  }).length(2),
  propertyTypes: rows('Property types', 'The kinds to choose from in a booking.', 'property type', {
    value: choice('Saved as', 'The name under which requests save it. Visitors do not see it.', {
      House: 'House',
      Apartment: 'Apartment',
      Business: 'Business',
    } satisfies Record<(typeof propertyTypes)[number], string>),
    label: text('Label', 'The kind of building as visitors read it.'),
    hasUnit: flag('Asks for the unit', 'On where the form asks for the unit too; only for Apartment.'),
  })
    .min(1)
    .superRefine((types, context) => {
      const wrong = types.findIndex(({ value, hasUnit }) => hasUnit && value !== 'Apartment');
      if (wrong >= 0)
        reporter(context)([wrong, 'hasUnit'], 'false: requests save a unit only for "Apartment"');
    }),
});

const steps = file('How it works: the three steps', {
  items: rows('Steps', 'Always three, on home pages and on the page of how it works.', 'step', {
    title: text('Title', 'The step in a few words, beside its number.'),
    time: text('How long it takes', 'The short words beside the title, such as About a minute.'),
    text: sentences('Text', 'What happens in this step, in a few sentences.'),
    drawing,
  }).length(3),
});

const videoId = matching(
  /^[\w-]+$/,
  'the number of the video in its address, like "dQw4w9WgXcQ" or "76979871"',
);

const videos = file('Videos', {
  sample: sample('Switch this off only when the two videos are your own.'),
  provider: choice('Video service', 'Where the videos are stored.', { youtube: 'YouTube', vimeo: 'Vimeo' }),
  play: text('Button that plays', 'What screen readers call the button on each video.'),
  elsewhere: text('Link to the video', 'Under each video, for visitors whose player does not load.'),
  items: rows('Two videos', 'Two videos on the booking page of the brand, or none.', 'video', {
    id: videoId('Number of the video', 'The letters and digits at the end of its address.'),
    title: text('Title', 'The name of the video, as visitors read it.'),
    summary: sentences('Short description', 'One sentence under the name: what the video shows.'),
    poster: drawingField('Drawing before it plays', 'What visitors see until they press play.'),
  }).refine((items) => items.length === 0 || items.length === 2, 'two videos, or none'),
});

const beforeAfter = file('Before and after', {
  title: text('Title', 'The heading over the two drawings.'),
  lead,
  before: text('Word for before', 'On the drawing or photograph from before.'),
  after: text('Word for after', 'On the drawing or photograph from after.'),
  slider: text('Name of the slider', 'What screen readers call the line that visitors drag.'),
  items: rows('Pairs of drawings', 'A room before and after, with a line to drag.', 'pair of drawings', {
    before: drawingField('First drawing', 'The room before the crew comes.'),
    after: drawingField('Second drawing', 'The same room after the crew leaves.'),
    beforeAlt: text('Description of the first drawing', 'What it shows, for visitors who do not see it.'),
    afterAlt: text('Description of the second drawing', 'What it shows, for visitors who do not see it.'),
    caption: text('Caption', 'The words under the two drawings.'),
  }).min(1),
});

const headline = field(filled.max(60));

/** The words of social images: small line, headline and alternative text. A city's home has an image of its own. */
const social = file('Shared links', {
  line: text('Small line of the picture', "Atop a shared link's picture; at most 40 characters.").max(40),
  alt: sentences('Description of the picture', 'Read aloud; {line} and {headline} are its words.'),
  cityHeadline: headline("Headline for a city's home", "Large, for a city's home; {city} is its name."),
  headlines: group('Headlines by page', 'Large on the picture of a shared link; at most 60 characters.', {
    landing: headline('First page: choose a city', 'For the link to the first page.'),
    book: headline('Booking page of the brand', 'For the link to the booking page of the brand.'),
    thankyou: headline('Thank-you page', 'For the link to the thank-you page.'),
    'what-we-take': headline('Page of what we take', 'For links to what a city takes.'),
    'junk-removal': headline('Guides for both countries', 'For links to a guide, such as one on pianos.'),
    'how-it-works': headline('Page of how it works', 'For links to how it works in a city.'),
    reviews: headline('Page of reviews', "For links to a city's reviews."),
    faq: headline('Frequent questions', "For links to a city's questions."),
    'get-quote': headline('Free quote', "For links to a city's form for a free quote."),
    'book-now': headline('Booking in a city', "For links to a city's booking page."),
    'privacy-policy': headline('The privacy policy', 'For links to the privacy policy.'),
    'text-terms': headline('Terms of texts with offers', 'For links to the terms of texts with offers.'),
  }),
});

const cityOrLanding = patterned(/^(\/|[a-z0-9-]+)$/, 'the address of a city, or "/"', joinWords);

const pathParts = '(\\/(:city|[a-z0-9]+(-[a-z0-9]+)*))';
const oldPage = patterned(new RegExp(`^${pathParts}{2,}$`), 'an address such as "/junk-removal/piano"');
const newPage = patterned(new RegExp(`^(\\/|${pathParts}+)$`), 'an address such as "/junk-removal/piano"');

/** Where addresses that are gone or renamed lead, `:city` for each city's (docs/decisions/0069). */
const redirects = forDevelopers('Old addresses', {
  cities: z.array(z.strictObject({ from: anySlug, to: cityOrLanding.meta({ names: 'cities' }) })),
  pages: z.array(z.strictObject({ from: oldPage, to: newPage })).optional(),
});

/** content/site/<name>.json: the content that several pages share, in the order in which staff use the files. */
export const site = {
  claims,
  coupons: allCoupons,
  haul,
  pricing,
  'social-proof': socialProof,
  navigation,
  forms,
  booking,
  steps,
  videos,
  'before-after': beforeAfter,
  words,
  social,
  conversions,
  measuring,
  redirects,
  brand,
};
