import { z } from 'zod';
import { propertyTypes } from '../../domain/limits';
import { windowStarts } from '../../domain/record-limits';
import { brand } from './brand';
import { conversions } from './conversions';
import { coupon } from './coupon';
import { day, validDays } from './day';
import { load } from './load';
import { drawing, joinWords, sample, slug, text } from './parts';
import { patterned, suggesting } from './patterned';
import { pricing } from './pricing';
import { country } from './records';

const link = z.strictObject({ label: text, to: z.string() });

/** Links of the city site are relative to the city's home: "get-quote", or "" for the home itself. */
const navigation = z.strictObject({
  menu: z.array(link).length(5),
  skipToContent: text,
  openMenu: text,
  closeMenu: text,
  mainMenuName: text,
  breadcrumbsName: text,
  homeLinkName: text,
  /** Leads from a city's page to the search for another: short under the logo of a wide window, long in the menu of a phone. */
  changeCity: z.strictObject({ short: text, long: text }),
  callName: text,
  /** Stands above the number in the header. */
  callTitle: text,
  /** The bar at the bottom of a phone; the menu of a phone ends with the same three links. */
  stickyBar: z.strictObject({
    name: text,
    getQuote: text,
    /** The name of the two links that call and text. */
    contact: text,
    call: text,
    sms: text,
    smsBody: text,
  }),
  footer: z.strictObject({
    links: z.array(link).min(1),
    otherCities: text,
    hoursTitle: text,
    callTitle: text,
    rights: text,
  }),
});

const field = z.strictObject({ label: text, hint: text.optional() });

/** The words of the list of suggested addresses; `source` names their provider, as its terms require. */
const addressSuggestions = z.strictObject({
  listName: text,
  oneFound: text,
  found: text,
  noneFound: text,
  filled: text,
  source: text,
});

/**
 * The words to which a visitor consents by sending a form. Whoever changes them changes the version, which is saved with
 * each record (docs/decisions/0055).
 */
const consent = z.strictObject({
  version: day,
  text,
  /** Leads to the city's privacy policy, where the page has a city. */
  policyLink: text,
  marketing: z.strictObject({
    /** The countries in which forms show the box for marketing texts. It is never ticked beforehand, and never required. */
    countries: z.array(country),
    label: text,
    /** The link beside the box, to the terms of such texts. */
    terms: text,
  }),
  /** The box that allows the pop-up to show a first name; needed where its mode is "recent" (docs/decisions/0013). */
  recent: z.strictObject({ label: text }).optional(),
});

/** A text message with photos, written for the visitor; `message` is what it says without a load on the truck. */
const textPhotos = z.strictObject({
  label: text,
  message: text,
  messageWithLoad: text,
  /** The window with the QR code for a phone, where a press on a link would reach no messages. */
  code: z.strictObject({
    title: text,
    lead: text,
    alt: text,
    /** The link that opens the message all the same, for a computer that can send one. */
    open: text,
    close: text,
    failed: text,
  }),
});

/** docs/specification.md, section 5, has the messages of fields; docs/decisions/0003 explains `failureNotice`. */
const forms = z.strictObject({
  fields: z.strictObject({
    name: field,
    phone: field,
    zip: field,
    postalCode: field,
    message: field,
    propertyType: field,
    address: field,
    unit: field,
    city: field,
    state: field,
    date: field,
    timeWindow: field,
    flexibility: field,
  }),
  addressSuggestions,
  messages: z.strictObject({
    nameRequired: text,
    phoneTooShort: text,
    messageRequired: text,
    dateRequired: text,
    timeWindowRequired: text,
    fieldRequired: text,
    zipOrPostalCodeRequired: text,
    /** The message for a number of another country. */
    phoneForeign: text,
  }),
  quote: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  booking: z.strictObject({
    title: text,
    intro: text,
    submit: text,
    busy: text,
    reassurance: text,
    /** Stands beside the phone instead of the dates, which only scripts can tell. */
    datesWithoutScripts: text,
    /** Stands behind today's date when its last window has begun, so that nobody can choose it. */
    dayOver: text,
    /** The message when today's last window begins after the visitor has chosen today. */
    noWindowLeft: text,
  }),
  book: z.strictObject({ title: text, submit: text, busy: text, reassurance: text }),
  /** Has no title: the form stands under a heading of its page. */
  estimate: z.strictObject({ submit: text, busy: text, reassurance: text }),
  /** Stands on every ticket: a form, the visitor's copy beside it, and the confirmation. */
  ticket: z.strictObject({
    /** In small print above the title. */
    head: text,
    /** The title of the visitor's copy. */
    copy: text,
    /** Read out where a line of the copy is still empty. */
    blank: text,
    name: text,
    phone: text,
    day: text,
    timeWindow: text,
    address: text,
  }),
  /** Stands beside a form, with the phone. */
  orCall: z.strictObject({ text, drawing }),
  /** Without it no page asks for photos by text. */
  textPhotos: textPhotos.optional(),
  /** Stands beside the phone where the form does not work without scripts. */
  withoutScripts: text,
  failureNotice: z.string(),
  /** Beside the phone after a press that no script answers. */
  notSent: text,
  consent,
});

/** The database accepts no other start; "09:00" means "9:00". */
const windowStart = suggesting(z.enum(windowStarts), (written) => written.replace(/^0/, ''));

/** The business constants that a visitor reads (docs/specification.md, section 9). */
const booking = z.strictObject({
  timeWindows: z.array(z.strictObject({ start: windowStart, label: text })).min(1),
  flexibility: z.array(z.strictObject({ timeSensitive: z.boolean(), label: text })).length(2),
  propertyTypes: z
    .array(
      z.strictObject({
        value: z.enum(propertyTypes),
        label: text,
        hasUnit: z.boolean(),
      }),
    )
    .min(1),
});

const claims = z.strictObject({
  /** May be empty: then no page shows claims. */
  items: z.array(z.strictObject({ id: slug, value: text, label: text })),
});

const coupons = z.strictObject({
  print: text,
  /** Stands on a coupon that has a last day; without it no coupon shows its day. */
  validUntilLabel: text.optional(),
  /** May be empty: then no page shows coupons. */
  items: z.array(coupon),
});

const steps = z.strictObject({
  items: z.array(z.strictObject({ title: text, time: text, text, drawing })).length(3),
});

const beforeAfter = z.strictObject({
  title: text,
  lead: text,
  before: text,
  after: text,
  /** The name of the slider for screen readers. */
  slider: text,
  items: z
    .array(
      z.strictObject({
        before: drawing,
        after: drawing,
        /** What each drawing shows, for those who do not see it. */
        beforeAlt: text,
        afterAlt: text,
        caption: text,
      }),
    )
    .min(1),
});

const socialProof = z.strictObject({
  mode: z.enum(['sample', 'recent', 'off']),
  ...validDays,
  sample,
  text,
  /** The tooltip of the pop-up, which a press anywhere on it closes. */
  close: text,
  firstNames: z.array(text).length(50),
  timeLabels: z.array(text).length(10),
});

const videos = z.strictObject({
  sample,
  provider: z.enum(['youtube', 'vimeo']),
  play: text,
  /** The link to the provider's own page of the video, where the player does not load. */
  elsewhere: text,
  /** May be empty: then /book shows none. */
  items: z
    .array(
      z.strictObject({
        id: patterned(/^[\w-]+$/, 'the provider\'s id of the video, like "dQw4w9WgXcQ" or "76979871"'),
        title: text,
        summary: text,
        poster: drawing,
      }),
    )
    .refine((items) => items.length === 0 || items.length === 2, 'two videos, or none'),
});

const countryWords = z.strictObject({
  /** Saved with an address that the visitor typed by hand; at most as long as database.rules.json allows. */
  country: text.max(60),
  region: text,
  /** The label of the address's field for it. */
  regionLabel: text,
  postalCode: text,
  /** Where households bring hazardous waste: "municipal depot" or "county drop-off site". */
  depot: text,
  /** What the country calls a barbecue or grill, and a cottage or cabin. */
  grill: text,
  cottage: text,
});

const words = z.strictObject({
  CA: countryWords,
  US: countryWords,
  starsOutOfFive: text,
  /** What `{pricing.tax}` says when tax is in the price, comes on top of it, or nobody has said which. */
  tax: z.strictObject({ included: text, added: text, unknown: text }),
  /** Stands on what opens the rest of an answer. */
  more: text,
  /** Mark a review that no customer wrote, and a job that no crew has done. */
  sampleReview: text,
  sampleJob: text,
  call: text,
  text: text,
});

const headline = text.max(60);

/**
 * The words of the social images, which shared links show: the small line, the headline, and the alternative text. A
 * city's home has an image of its own, other pages have one per kind of page.
 */
const social = z.strictObject({
  line: text.max(40),
  alt: text,
  cityHeadline: headline,
  headlines: z.strictObject({
    landing: headline,
    book: headline,
    thankyou: headline,
    'what-we-take': headline,
    'how-it-works': headline,
    reviews: headline,
    faq: headline,
    'get-quote': headline,
    'book-now': headline,
    'privacy-policy': headline,
    'text-terms': headline,
  }),
});

const cityOrLanding = patterned(
  /^(\/|[a-z0-9]+(-[a-z0-9]+)*)$/,
  'the slug of a city, or "/" for the page on which visitors choose one',
  joinWords,
);

/**
 * Where the addresses of a city that is gone or renamed lead: `from` is its old slug, `to` the slug of a city, or "/" for
 * the landing page (docs/decisions/0069).
 */
const redirects = z.strictObject({ cities: z.array(z.strictObject({ from: slug, to: cityOrLanding })) });

/** content/site/<name>.json: the content that several pages share. */
export const site = {
  'before-after': beforeAfter,
  brand,
  navigation,
  forms,
  booking,
  claims,
  coupons,
  load,
  pricing,
  steps,
  'social-proof': socialProof,
  videos,
  words,
  social,
  conversions,
  redirects,
};
