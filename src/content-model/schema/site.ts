import { z } from 'zod';
import type { propertyTypes } from '../../shared/values/limits';
import type { windowStarts } from '../../shared/values/record-limits';
import { brand } from './brand';
import { conversions } from './conversions';
import { coupons } from './coupon';
import { validDays } from './day';
import { drawing, drawingField } from './drawing';
import { choice, field, group, list, patterned, rows } from './field';
import { forms } from './forms';
import { load } from './load';
import { measuring } from './measuring';
import { navigation } from './navigation';
import { filled, joinWords, lead, sample, sentences, slug, text } from './parts';
import { pricing } from './pricing';
import { words } from './words';

const flag = field(z.boolean());

const claims = group('Claims', {
  items: rows('Claims', 'claim', {
    id: slug('Short name').describe('By this name other texts show the claim: rating for {claim.rating}.'),
    value: text('Figure in large print').describe('The large figure or word, such as 4.91/5.'),
    label: text('Label').describe('The small words under it, such as from 1,400+ reviews.'),
  })
    .describe('Shown in a row on home pages, and named in other texts. With none, no page shows claims.')
    .meta({ summary: '{{fields.value}} {{fields.label}}' }),
});

const allCoupons = group('Coupons', {
  print: text('Link that prints the coupons').describe(
    'What visitors press to print the coupons, under them.',
  ),
  /** Without it no coupon shows its day. */
  validUntilLabel: text('Words for the last day')
    .describe('{date} is replaced by the last day of the coupon.')
    .optional(),
  items: coupons('Coupons').describe(
    'Shown on home pages and when printed. With none, no page shows coupons.',
  ),
});

const socialProof = group('Pop-up', {
  mode: choice('What the pop-up shows', {
    sample: 'Made-up activity, marked as a sample',
    recent: 'Real requests of visitors who agreed to it',
    off: 'Nothing: no pop-up',
  }).describe('sample: invented activity, for trying only. recent: real requests. off: no pop-up is shown.'),
  ...validDays('the pop-up'),
  sample: sample('Switch this off only when the pop-up shows real requests.'),
  text: sentences('Text').describe('{name}, {place} and {time} are replaced.'),
  close: text('Words that close it').describe(
    'Shown when the pointer rests on the pop-up, which a press closes.',
  ),
  firstNames: list('First names', 'first name', filled)
    .describe('Fifty names, one of which stands for {name} while the activity is invented.')
    .length(50),
  timeLabels: list('Times of the activity', 'time', filled)
    .describe('Ten times, one of which stands for {time}.')
    .length(10),
}).refine(({ mode, sample: isSample }) => mode !== 'sample' || isSample, {
  path: ['sample'],
  error: 'true, because "mode" is "sample": the activity shown is invented',
});

/** The business constants that a visitor reads (docs/specification.md, section 9). */
const booking = group('Booking: times and property types', {
  timeWindows: rows('Time slots', 'time slot', {
    /** The database accepts no other start. */
    start: choice('Begins at', {
      '9:00': '9 AM',
      '11:00': '11 AM',
      '13:00': '1 PM',
      '15:00': '3 PM',
    } satisfies Record<(typeof windowStarts)[number], string>)
      .describe('The hour at which the slot begins, as requests save it.')
      .meta({
        tidy: (written) => written.replace(/^0/, ''),
      }),
    label: text('Label').describe('The slot as visitors read it.'),
  })
    .describe('The two-hour slots that visitors can choose from, in order.')
    .min(1)
    .meta({ summary: '{{fields.label}}' }),
  flexibility: rows('Answers about flexibility', 'answer', {
    timeSensitive: flag('Only this time will do').describe(
      'On for the answer that says no other time will do.',
    ),
    label: text('Label').describe('The answer as visitors read it.'),
  })
    .describe('The two answers to whether another time would do.')
    .length(2)
    .meta({ summary: '{{fields.label}}' }),
  propertyTypes: rows('Property types', 'property type', {
    value: choice('Saved as', {
      House: 'House',
      Apartment: 'Apartment',
      Business: 'Business',
    } satisfies Record<(typeof propertyTypes)[number], string>).describe(
      'The name under which requests save it. Visitors do not see it.',
    ),
    label: text('Label').describe('The kind of building as visitors read it.'),
    hasUnit: flag('Asks for the unit').describe(
      'On where the form asks for the number of the unit too; only for Apartment.',
    ),
  })
    .describe('The kinds of building that visitors can choose from when they book.')
    .min(1)
    .superRefine((types, context) => {
      types.forEach(({ value, hasUnit }, index) => {
        if (hasUnit && value !== 'Apartment')
          context.addIssue({
            code: 'custom',
            path: [index, 'hasUnit'],
            message: 'false: requests save a unit only for "Apartment"',
          });
      });
    })
    .meta({ summary: '{{fields.label}}' }),
});

const steps = group('How it works: the three steps', {
  items: rows('Steps', 'step', {
    title: text('Title').describe('The step in a few words, beside its number.'),
    time: text('How long it takes').describe('The short words beside the title, such as About a minute.'),
    text: sentences('Text').describe('What happens in this step, in a few sentences.'),
    drawing,
  })
    .describe('Always three, on home pages and on the page of how it works.')
    .length(3),
});

const videos = group('Videos', {
  sample: sample('Switch this off only when the two videos are your own.'),
  provider: choice('Video service', { youtube: 'YouTube', vimeo: 'Vimeo' }).describe(
    'Where the videos are stored.',
  ),
  play: text('Button that plays').describe('What screen readers call the button on each video.'),
  elsewhere: text('Link to the video').describe('Under each video, for visitors whose player does not load.'),
  items: rows('Two videos', 'video', {
    id: field(patterned(/^[\w-]+$/, 'the provider\'s id of the video, like "dQw4w9WgXcQ" or "76979871"'))(
      'Number of the video',
    ).describe('The letters and digits at the end of the address of the video.'),
    title: text('Title').describe('The name of the video, as visitors read it.'),
    summary: sentences('Short description').describe('One sentence under the name: what the video shows.'),
    poster: drawingField('Drawing before it plays').describe('What visitors see until they press play.'),
  })
    .describe('Two videos on the booking page of the brand, or none.')
    .refine((items) => items.length === 0 || items.length === 2, 'two videos, or none')
    .meta({ summary: '{{fields.title}}' }),
});

const beforeAfter = group('Before and after', {
  title: text('Title').describe('The heading over the two drawings.'),
  lead,
  before: text('Word for before').describe('Stands on the drawing or photograph from before.'),
  after: text('Word for after').describe('Stands on the drawing or photograph from after.'),
  slider: text('Name of the slider').describe('What screen readers call the line that visitors drag.'),
  items: rows('Pairs of drawings', 'pair of drawings', {
    before: drawingField('First drawing').describe('The room before the crew comes.'),
    after: drawingField('Second drawing').describe('The same room after the crew leaves.'),
    beforeAlt: text('Description of the first drawing').describe(
      'What it shows, for visitors who do not see it.',
    ),
    afterAlt: text('Description of the second drawing').describe(
      'What it shows, for visitors who do not see it.',
    ),
    caption: text('Caption').describe('The words under the two drawings.'),
  })
    .describe('Each shows a room before and after, with a line to drag.')
    .min(1)
    .meta({ summary: '{{fields.caption}}' }),
});

const headline = field(filled.max(60));

/**
 * The words of the social images, which shared links show: the small line, the headline, and the alternative text. A
 * city's home has an image of its own, other pages have one per kind of page.
 */
const social = group('Shared links', {
  line: text('Small line of the picture')
    .describe('At the top of the picture that a shared link shows; at most 40 characters.')
    .max(40),
  alt: sentences('Description of the picture').describe(
    'For visitors who do not see it; {line} and {headline} are the words on it.',
  ),
  cityHeadline: headline("Headline for a city's home").describe(
    "The large words of the picture for a city's home; {city} is its name.",
  ),
  headlines: group('Headlines by page', {
    landing: headline('First page: choose a city').describe('For the link to the first page.'),
    book: headline('Booking page of the brand').describe('For the link to the booking page of the brand.'),
    thankyou: headline('Thank-you page').describe('For the link to the thank-you page.'),
    'what-we-take': headline('Page of what we take').describe('For links to what a city takes.'),
    'junk-removal': headline('Guides for both countries').describe(
      'For links to a guide, such as that about pianos.',
    ),
    'how-it-works': headline('Page of how it works').describe('For links to how it works in a city.'),
    reviews: headline('Page of reviews').describe("For links to a city's reviews."),
    faq: headline('Frequent questions').describe("For links to a city's questions."),
    'get-quote': headline('Free quote').describe("For links to a city's form for a free quote."),
    'book-now': headline('Booking in a city').describe("For links to a city's booking page."),
    'privacy-policy': headline('The privacy policy').describe('For links to the privacy policy.'),
    'text-terms': headline('Terms of texts with offers').describe(
      'For links to the terms of texts with offers.',
    ),
  }).describe('The large words of the picture that a shared link shows, by page; at most 60 characters.'),
});

const cityOrLanding = field(
  patterned(
    /^(\/|[a-z0-9]+(-[a-z0-9]+)*)$/,
    'the slug of a city, or "/" for the page on which visitors choose one',
    joinWords,
  ),
);

const pathParts = '(\\/(:city|[a-z0-9]+(-[a-z0-9]+)*))';
const oldPage = field(
  patterned(
    new RegExp(`^${pathParts}{2,}$`),
    'the address of a page below another, such as "/junk-removal/piano"',
  ),
);
const newPage = field(
  patterned(new RegExp(`^(\\/|${pathParts}+)$`), 'the address of a page, such as "/junk-removal/piano"'),
);

/** Where the addresses of a city that is gone or renamed lead (docs/decisions/0069). */
const redirects = group('Old addresses', {
  cities: rows('Cities that are gone or renamed', 'old address', {
    from: slug('Old address').describe(
      'What stood in the address, such as miami for /miami and every page below it.',
    ),
    to: cityOrLanding('Leads to').describe(
      'The address of a city, such as fort-lauderdale. A single / is the first page.',
    ),
  })
    .describe('So that links and flyers with an old address still lead somewhere.')
    .meta({ summary: '{{fields.from}} to {{fields.to}}' }),
  pages: rows('Pages that are gone', 'old page', {
    from: oldPage('Address of the page that is gone').describe(
      'Such as /junk-removal/piano or /:city/offer/spring.',
    ),
    to: newPage('Page to which it leads').describe('Such as /junk-removal/furniture, /:city or a single /.'),
  })
    .describe(
      'Guides, pages of services and campaigns that were live. In both addresses :city stands for each city.',
    )
    .meta({ summary: '{{fields.from}} to {{fields.to}}' })
    .optional(),
});

/** content/site/<name>.json: the content that several pages share, in the order in which staff use the files. */
export const site = {
  claims,
  coupons: allCoupons,
  load,
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
